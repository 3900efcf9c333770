import { keyOf } from '../api/read.ts';

/** What is read anew when requests, studs or covers change. */
export const STUD_KEYS = [keyOf('GET /api/stud-requests'), keyOf('GET /api/breeding/preview')];
