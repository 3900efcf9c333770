import { TEST_START } from '../server/testing/app/test-app.ts';
import type { Change, Rewinder, Row } from '../server/testing/database/rewinder.ts';

/*
 * The rows of a try that are compared. What may differ between two runs of the same calls is ignored here, with the
 * reason.
 */

/** Random, or written by background work. */
const IGNORED_TABLES: Readonly<Record<string, string>> = {
  store_offers: 'the next store offers are drawn',
  ledger_days: 'skips rows that another transaction has locked and inserts new ones; the audit sums them',
  outgoing_mails: 'sent in the background',
  presences: 'written by a timer',
  call_counts: 'written by a timer',
  sent_notifications: 'written after the answer',
  placings_to_count: 'counted by a job',
};

/** Random, or from the machine's clock. */
const IGNORED_COLUMNS: ReadonlySet<string> = new Set([
  'entropy',
  'seed_hash',
  'token_hash',
  'password_hash',
  'secret',
  'codes_salt',
  'code_hash',
  'picture',
  'quality',
  'craft_skill',
]);

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const BYTES = /"\\\\x[0-9a-f]*"/g;
/** Ids of the practice provider. */
const PRACTICE_ID = /_practice_[0-9a-f]{32}/g;
const TIME = /"\d{4}-\d\d-\d\dT[\d:.]+\+00:00"/g;

export const isCompared = ({ table }: Change) => !(table in IGNORED_TABLES);

/** Sorted, because ids are generated in any order. */
export function seenIn(changes: readonly Change[], rewinder: Rewinder): readonly string[] {
  return changes
    .filter(isCompared)
    .map(({ table, before, after }) => {
      const key = before
        ? ` ${rewinder
            .keyOf(table)
            .map((column) => String(before[column]))
            .join(' ')}`
        : ' new';
      return `${table}${key} ${after ? textOf(after, rewinder) : 'gone'}`;
    })
    .toSorted();
}

function textOf(row: Row, rewinder: Rewinder): string {
  const compared = Object.fromEntries(Object.entries(row).filter(([column]) => !IGNORED_COLUMNS.has(column)));
  return JSON.stringify(compared)
    .replaceAll(ID, (id) => (rewinder.isKnown(id) ? id : 'new'))
    .replaceAll(PRACTICE_ID, '_practice_id')
    .replaceAll(BYTES, '"bytes"')
    .replaceAll(TIME, (time) => (isOfMachine(time) ? '"now"' : time));
}

/** World time stands still, years away from the machine's time, which differs between tries. */
const isOfMachine = (time: string) => {
  const at = Date.parse(time.slice(1, -1));
  return Math.abs(at - Date.now()) < Math.abs(at - TEST_START.getTime());
};
