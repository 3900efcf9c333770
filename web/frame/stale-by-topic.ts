import type { QueryKey } from '@tanstack/react-query';
import { USER_KEYS } from '../accounts/session.ts';
import type { Topic } from '../api/live.ts';
import { keyOf } from '../api/read.ts';
import { STUD_KEYS } from '../breeding/use-breeding.ts';
import { VET_KEYS } from '../care/use-vet.ts';
import { HORSE_KEYS } from '../horses/use-horses.ts';
import { INVENTORY_KEYS } from '../inventory/use-inventory.ts';
import { LEDGER_KEYS, SALARY_KEYS } from '../ledger/use-ledger.ts';
import { ENTRY_KEYS } from '../shows/use-shows.ts';

const STALE = {
  user: USER_KEYS,
  horses: HORSE_KEYS,
  entries: ENTRY_KEYS,
  transactions: LEDGER_KEYS,
  salary: SALARY_KEYS,
  inventory: INVENTORY_KEYS,
  studs: STUD_KEYS,
  vet: VET_KEYS,
} satisfies Readonly<Record<Topic, readonly QueryKey[]>>;

/** What is drawn from all the rest. */
const OF_ALL = [keyOf('GET /api/frame'), keyOf('GET /api/first-steps')];

/** What a browser that hears of these topics reads anew. A newer server may know topics that this page does not. */
export function staleBy(topics: readonly Topic[]): QueryKey[] {
  const known: Readonly<Partial<Record<Topic, readonly QueryKey[]>>> = STALE;
  return [...topics.flatMap((topic) => known[topic] ?? []), ...OF_ALL];
}
