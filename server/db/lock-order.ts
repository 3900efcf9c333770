import { statementsSentOn, type Tx } from './connection.ts';

/** Transactions lock tables in this order, and rows of a table by ascending id, to avoid deadlocks. */
export const LOCK_ORDER = [
  // The first statement of a call's transaction.
  'idempotency_records',
  'recovery_requests',
  'accounts',
  'account_deletions',
  'realm_accounts',
  'second_factors',
  'recovery_codes',
  'report_cases',
  'reports',
  'decisions',
  'suspensions',
  'mutes',
  'waiting_calls',
  'devices',
  'device_codes',
  'account_links',
  'access_tokens',
  'house_stables',
  'vet_requests',
  'shows',
  'horses',
  'stud_requests',
  'covers',
  'store_offers',
  'payment_customers',
  'subscriptions',
  'payments',
  'players',
  'profiles',
  'ledger_accounts',
  'first_steps',
  'daily_rounds',
  'show_entries',
  'tack',
  'listings',
  'inventory',
  'ledger_totals',
  'placings_to_count',
  'horse_standings',
  'player_standings',
  'horse_disciplines',
  'breeder_standings',
  'breeders',
  'album_slots',
  'moderation_settings',
  'filter_words',
  'letters',
  'contact_messages',
  'contact_counts',
  'practice_objects',
  'practice_requests',
  'chat_writers',
  'chat_messages',
  'chat_readers',
  'presences',
  'outgoing_mails',
  'directory_notices',
] as const;

export type LockableTable = (typeof LOCK_ORDER)[number];

type Locks = { readonly [Table in LockableTable]?: () => Promise<unknown> };

type Locked<Given extends Locks> = {
  readonly [Table in keyof Given]: Given[Table] extends () => Promise<infer Rows> ? Rows : never;
};

/** Runs `locks` in `LOCK_ORDER`, in one round trip if each sends its statement when called. */
export async function lockInOrder<Given extends Locks>(tx: Tx, locks: Given): Promise<Locked<Given>> {
  const answers: Promise<readonly [string, unknown]>[] = [];
  for (const table of LOCK_ORDER) {
    const lock = locks[table];
    if (!lock) continue;
    const sentBefore = statementsSentOn(tx);
    const answer = lock().then((rows) => [table, rows] as const);
    // Avoids an unhandled rejection until awaited below.
    answer.catch(() => {});
    answers.push(answer);
    if (statementsSentOn(tx) === sentBefore) await answer;
  }
  return Object.fromEntries(await Promise.all(answers)) as Locked<Given>;
}
