import type { QueryKey } from '@tanstack/react-query';
import { USER_KEYS } from '../accounts/session.ts';
import type { Polled, Topic } from '../api/live.ts';
import { keyOf } from '../api/read.ts';
import { BRED_SINCE_KEYS } from '../breeding/news/use-bred-since.ts';
import { STUD_KEYS } from '../breeding/use-breeding.ts';
import { VET_KEYS } from '../care/use-vet.ts';
import { HORSE_KEYS } from '../horses/use-horses.ts';
import { INVENTORY_KEYS } from '../inventory/use-inventory.ts';
import { LEDGER_KEYS, SALARY_KEYS } from '../ledger/use-ledger.ts';
import { TACK_KEYS } from '../tack/use-tack.ts';
import { ENTRY_KEYS, OWN_ENTRY_KEYS, SHOW_KEYS } from '../shows/use-shows.ts';

const STALE = {
  user: USER_KEYS,
  horses: [...HORSE_KEYS, ...BRED_SINCE_KEYS],
  entries: ENTRY_KEYS,
  shows: SHOW_KEYS,
  transactions: LEDGER_KEYS,
  salary: SALARY_KEYS,
  inventory: INVENTORY_KEYS,
  tack: TACK_KEYS,
  studs: STUD_KEYS,
  vet: VET_KEYS,
} satisfies Readonly<Record<Topic, readonly QueryKey[]>>;

/** What is drawn from all the rest. */
const OF_ALL = [keyOf('GET /api/frame'), keyOf('GET /api/first-steps')];

/** What is read at the interval of each row; entries of a single horse lie under the horses, and are read with them. */
const POLLED: Readonly<Record<Polled, readonly QueryKey[]>> = {
  ...STALE,
  entries: OWN_ENTRY_KEYS,
  frame: OF_ALL,
};

interface Old {
  readonly topics: readonly Topic[];
  readonly due: readonly Polled[];
}

/** What a browser reads anew when it hears this. A newer server may know topics that this page does not. */
export function staleBy({ topics, due }: Old): QueryKey[] {
  const known: Readonly<Partial<Record<Topic, readonly QueryKey[]>>> = STALE;
  const told = topics.length > 0 ? [...topics.flatMap((topic) => known[topic] ?? []), ...OF_ALL] : [];
  return [...told, ...due.flatMap((polled) => POLLED[polled])];
}
