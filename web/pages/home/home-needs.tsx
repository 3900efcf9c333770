import { unaffordable } from '../../../game/care/feed.ts';
import { groupByNeed, needsOfHorse, needsOfStable } from '../../../game/today/needs.ts';
import { useFeedBags } from '../../care/feeding/use-feeding.ts';
import { hungryFirst } from '../../horses/hunger.tsx';
import { hasStartsLeft, horseState } from '../../horses/horse-state.ts';
import type { Horse } from '../../horses/use-horses.ts';
import type { Quota } from '../../shows/use-shows.ts';
import { Need } from '../../ui/need.tsx';
import { rowsOf, type RowContext } from './need-rows.tsx';

interface HomeNeedsProps extends RowContext {
  readonly horses: readonly Horse[];
  /** For the player's stallions. */
  readonly studRequests: number;
  readonly coins: number;
  readonly quota: Quota | undefined;
}

/** Most urgent first, with the main button. */
export function HomeNeeds({ horses, studRequests, coins, quota, ...context }: HomeNeedsProps) {
  const { now, salary } = context;
  const hungry = hungryFirst(horses, now);
  const bags = useFeedBags();
  const ready = mayEnter(quota, now) ? horses.filter((horse) => hasStartsLeft(horse, now)) : [];
  const needs = needsOfStable({
    horses: {
      ...groupByNeed(horses, (horse) => needsOfHorse(horseState(horse), now)),
      // Home adds horses that are hungry soon.
      hungry: { count: hungry.length, horses: hungry },
      // Until the day's starts are used.
      ring: { count: ready.length, horses: ready },
    },
    // While the stock loads, nobody is short.
    unaffordable: bags === undefined ? 0 : unaffordable(hungry.length, { bags, coins }),
    studRequests,
    salary,
    showsToday: 0,
  });
  const rows = needs.flatMap((need) => rowsOf(need, context));
  // Without a horse, buying one is the main action of the page.
  const isFirst = (index: number) => index === 0 && horses.length > 0;
  return (
    <>
      <h2 className="section">Next</h2>
      {rows.length === 0 ? (
        <p className="py-4 text-muted">All done for now.</p>
      ) : (
        <ul className="needs">
          {rows.map(({ key, action, ...row }, index) => (
            <Need key={key} {...row}>
              {action(isFirst(index) ? 'main' : 'outlined')}
            </Need>
          ))}
        </ul>
      )}
    </>
  );
}

/** While the quota loads, too. */
function mayEnter(quota: Quota | undefined, now: Date): boolean {
  if (!quota) return true;
  const { current_active_entries: active, show_entry_quota: most, houseStartsSpentUntil } = quota;
  return active < most && (houseStartsSpentUntil === null || new Date(houseStartsSpentUntil) <= now);
}
