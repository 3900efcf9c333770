import { unaffordable } from '../../../game/care/feed.ts';
import { groupByNeed, needsOfHorse, needsOfStable } from '../../../game/today/needs.ts';
import { useFeedBags } from '../../care/feeding/use-feeding.ts';
import { hungryFirst } from '../../horses/hunger.tsx';
import { horseState } from '../../horses/horse-state.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { Need } from '../../ui/need.tsx';
import { rowsOf } from './need-rows.tsx';

interface HomeNeedsProps {
  readonly horses: readonly Horse[];
  /** For the player's stallions. */
  readonly studRequests: number;
  /** Coins; null once collected. */
  readonly salary: number | null;
  readonly coins: number;
  /** First Steps are left. */
  readonly hasSteps: boolean;
  readonly now: Date;
  readonly onFeed: (horses: readonly Horse[]) => void;
  readonly onTreat: (horse: Horse) => void;
  readonly onTurnOut: (horses: readonly Horse[]) => void;
}

/** Most urgent first, with the main button. */
export function HomeNeeds({ horses, studRequests, salary, coins, now, ...acts }: HomeNeedsProps) {
  const hungry = hungryFirst(horses, now);
  const bags = useFeedBags();
  const needs = needsOfStable({
    horses: {
      ...groupByNeed(horses, (horse) => needsOfHorse(horseState(horse), now)),
      // Home adds horses that are hungry soon.
      hungry: { count: hungry.length, horses: hungry },
    },
    // While the stock loads, nobody is short.
    unaffordable: bags === undefined ? 0 : unaffordable(hungry.length, { bags, coins }),
    studRequests,
    salary,
    showsToday: 0,
  });
  const rows = needs.flatMap((need) => rowsOf(need, { now, salary, ...acts }));
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
