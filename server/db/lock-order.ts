import { statementsSentOn, type Tx } from './connection.ts';

/**
 * Tables whose rows are locked together with rows of others, in the only order in which a transaction may lock them:
 * two transactions that follow one order cannot deadlock. Rows of one table are locked by ascending id.
 */
export const LOCK_ORDER = [
  'vet_requests',
  'shows',
  'horses',
  'stud_requests',
  'covers',
  'tack',
  'store_offers',
  'players',
  'ledger_accounts',
  'first_steps',
  'show_entries',
  'inventory',
  'ledger_totals',
  'placings_to_count',
  'horse_standings',
  'player_standings',
  'breeder_standings',
  'breeders',
] as const;

export type LockableTable = (typeof LOCK_ORDER)[number];

/** Functions that lock, by table. Each sends its locking statement first. */
type Locks = { readonly [Table in LockableTable]?: () => Promise<unknown> };

type Locked<Given extends Locks> = {
  readonly [Table in keyof Given]: Given[Table] extends () => Promise<infer Rows> ? Rows : never;
};

/**
 * Runs `locks` in the order of `LOCK_ORDER`, however they are given, and returns what each returned. All locks are sent
 * in one round trip. A lock that sends nothing when called must be answered before the next is sent.
 */
export async function lockInOrder<Given extends Locks>(tx: Tx, locks: Given): Promise<Locked<Given>> {
  const answers: Promise<readonly [string, unknown]>[] = [];
  for (const table of LOCK_ORDER) {
    const lock = locks[table];
    if (!lock) continue;
    const sentBefore = statementsSentOn(tx);
    const answer = lock().then((rows) => [table, rows] as const);
    // Awaited with the others below: until then a rejection is not unhandled.
    answer.catch(() => {});
    answers.push(answer);
    if (statementsSentOn(tx) === sentBefore) await answer;
  }
  return Object.fromEntries(await Promise.all(answers)) as Locked<Given>;
}
