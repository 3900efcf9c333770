/** What is read anew when requests, studs or covers change; how breeding stands with a horse lies under the horses. */
export const STUD_KEYS = [
  ['api', 'stud-requests'],
  ['api', 'breeding'],
];
