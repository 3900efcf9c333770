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

/** The database could not be reached or did not answer. Nothing was changed. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/**
 * The connection was lost between sending a change and its answer, or after part of a call was committed. The change
 * may have happened: do not repeat it without checking.
 */
export class OutcomeUnknown extends DatabaseUnavailable {
  override readonly name = 'OutcomeUnknown';
}

/** The SQLSTATE of a database error; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the database aborted this transaction because of a concurrent one, so that a retry may succeed. */
export function isLostRace(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === SQL_STATE.serializationFailure || state === SQL_STATE.deadlockDetected;
}

/** Whether a row with this key exists already; `constraint` narrows it to one index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlStateOf(error) !== SQL_STATE.uniqueViolation) return false;
  return (
    constraint === undefined ||
    (error instanceof Error && 'constraint' in error && error.constraint === constraint)
  );
}

/** Whether a text holds a NUL, which PostgreSQL cannot store. */
export function isUnstorableText(error: unknown): boolean {
  return sqlStateOf(error) === SQL_STATE.characterNotInRepertoire;
}

/** Shutdown, crash, restart, recovery or too many connections: the server ends the session. */
const SESSION_ENDED = /^(?:08...|57P0[1235]|53300|25P03)$/;

/** This server has become a read-only standby. */
const IS_STANDBY = '25006';

/** Whether the connection that answered with this error must be closed. */
export function endsSession(error: unknown): boolean {
  return SESSION_ENDED.test(sqlStateOf(error) ?? '');
}

/** Whether the database as a whole cannot be used, as opposed to an error in one statement. */
export function isOutage(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || endsSession(error) || sqlStateOf(error) === IS_STANDBY;
}

/** Whether a later retry may help: an outage, or a statement that took too long. */
export function isUnavailable(error: unknown): boolean {
  return isOutage(error) || sqlStateOf(error) === SQL_STATE.queryCanceled;
}

/** The message of the root cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable && error.cause !== undefined) return reasonOf(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  return error.message || code || error.name;
}
