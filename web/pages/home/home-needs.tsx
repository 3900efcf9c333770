import { groupByNeed, needsOfHorse, needsOfStable } from '../../../game/today/needs.ts';
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
  /** Coins; null once collected. */
  readonly salary: number | null;
  readonly quota: Quota | undefined;
}

/** Most urgent first, with the main button. */
export function HomeNeeds({ horses, studRequests, salary, quota, ...context }: HomeNeedsProps) {
  const { now } = context;
  const hungry = hungryFirst(horses, now);
  const ready = mayEnter(quota, now) ? horses.filter((horse) => hasStartsLeft(horse, now)) : [];
  const needs = needsOfStable({
    horses: {
      ...groupByNeed(horses, (horse) => needsOfHorse(horseState(horse), now)),
      // Home adds horses hungry within a day.
      hungry: { count: hungry.length, horses: hungry },
      // Until the day's starts are used.
      ring: { count: ready.length, horses: ready },
    },
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
