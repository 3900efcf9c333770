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

/** The database did not answer. Nothing was changed. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** The change may have happened: do not repeat it without checking. */
export class OutcomeUnknown extends DatabaseUnavailable {
  override readonly name = 'OutcomeUnknown';
}

export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The rows that a transaction decided by have changed since it read them. */
export class LostRace extends Error {
  override readonly name = 'LostRace';
}

/** A retry may succeed. */
export function isLostRace(error: unknown): boolean {
  if (error instanceof LostRace) return true;
  const state = sqlStateOf(error);
  return state === SQL_STATE.serializationFailure || state === SQL_STATE.deadlockDetected;
}

/** PostgreSQL cannot store NUL in text. */
export function isUnstorableText(error: unknown): boolean {
  return sqlStateOf(error) === SQL_STATE.characterNotInRepertoire;
}

const SESSION_ENDED = /^(?:08...|57P0[1235]|53300|25P03)$/;

/** Read-only: a write reached a standby, or a primary that has become one. */
const IS_STANDBY = '25006';

/** Nothing was written; a new connection may lead to the new primary. */
export const isStandby = (error: unknown): boolean => sqlStateOf(error) === IS_STANDBY;

/** True if the connection must be closed. */
export function endsSession(error: unknown): boolean {
  return SESSION_ENDED.test(sqlStateOf(error) ?? '') || isStandby(error);
}

export function isOutage(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || endsSession(error);
}

export function isUnavailable(error: unknown): boolean {
  return isOutage(error) || sqlStateOf(error) === SQL_STATE.queryCanceled;
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable && error.cause !== undefined) return reasonOf(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  return error.message || code || error.name;
}
