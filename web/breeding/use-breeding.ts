import { keyOf } from '../api/read.ts';

/** What is read anew when requests, studs or covers change: those, and how breeding stands with each horse. */
export const STUD_KEYS = [['api', 'stud-requests'], ['api', 'breeding'], keyOf('GET /api/horses')];
