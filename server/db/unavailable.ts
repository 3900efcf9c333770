import { SQL_STATE, sqlStateOf } from './sql-state.ts';

/** The database could not be asked, or did not answer: it hangs, restarts, is gone, or is too busy. Nothing was changed. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/**
 * The connection was lost after a change was sent and before it was answered, so it may have happened or not. Or it was
 * lost in the middle of a call that had committed a part.
 * Work that ends like this must not be repeated without looking first.
 */
export class OutcomeUnknown extends DatabaseUnavailable {
  override readonly name = 'OutcomeUnknown';
}

/** The server ends the session with these: shutdown, crash, restart, recovery, too many connections. */
const SESSION_ENDED = /^(?:08...|57P0[1235]|53300|25P03)$/;

/** This server has become a standby, which only reads. */
const IS_STANDBY = '25006';

/** Whether the connection that answered with this error is of no more use. */
export function endsSession(error: unknown): boolean {
  return SESSION_ENDED.test(sqlStateOf(error) ?? '');
}

/** Whether the database cannot be used at all for now, as opposed to a mistake in a statement of ours. */
export function isOutage(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || endsSession(error) || sqlStateOf(error) === IS_STANDBY;
}

/** Whether trying again later may help: an outage, or a statement that took too long. */
export function isUnavailable(error: unknown): boolean {
  return isOutage(error) || sqlStateOf(error) === SQL_STATE.queryCanceled;
}

/** Why, in the words of whatever broke first. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable && error.cause !== undefined) return reasonOf(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  return error.message || code || error.name;
}
