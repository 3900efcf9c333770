/** SQLSTATE codes that the program acts upon; the full list is PostgreSQL's appendix A. */
export const SQL_STATE = {
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  uniqueViolation: '23505',
  checkViolation: '23514',
  foreignKeyViolation: '23503',
  undefinedTable: '42P01',
  queryCanceled: '57014',
  objectInUse: '55006',
  duplicateDatabase: '42P04',
  characterNotInRepertoire: '22021',
} as const;

/** The SQLSTATE of an error that came from the database, or undefined for any other. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the database gave this transaction up in favour of another: doing it anew may well succeed. */
export function isLostRace(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === SQL_STATE.serializationFailure || state === SQL_STATE.deadlockDetected;
}

/** Whether the database refused a second row with the same key; `constraint` narrows it to one index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlStateOf(error) !== SQL_STATE.uniqueViolation) return false;
  return (
    constraint === undefined ||
    (error instanceof Error && 'constraint' in error && error.constraint === constraint)
  );
}

/** Whether the database refused a text that no column can hold: PostgreSQL keeps no NUL. */
export function isUnstorableText(error: unknown): boolean {
  return sqlStateOf(error) === SQL_STATE.characterNotInRepertoire;
}
