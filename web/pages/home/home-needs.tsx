import { unaffordable } from '../../../game/care/feed.ts';
import { groupByNeed, needsOfHorse, needsOfStable } from '../../../game/today/needs.ts';
import { useFeedBags } from '../../care/feeding/use-stock.ts';
import { feedLeft, hungryFirst } from '../../horses/feed-left.ts';
import { hasStartsLeft, horseState } from '../../horses/horse-state.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { counted } from '../../ui/coins.tsx';
import { Need } from '../../ui/need.tsx';
import { rowsOf, type RowContext } from './need-rows.tsx';
import { rewardRows, type WaitingRewards } from './reward-row.tsx';

interface HomeNeedsProps extends Omit<RowContext, 'bags'>, WaitingRewards {
  readonly horses: readonly Horse[];
  /** Requests for the player's stallions. */
  readonly studRequests: number;
}

/** Most urgent first. The page's main button belongs to the round or to the first horse. */
export function HomeNeeds({ horses, studRequests, ...rest }: HomeNeedsProps) {
  const { now, salary, coins } = rest;
  const hungry = hungryFirst(horses, now);
  const bags = useFeedBags();
  const context = { ...rest, bags };
  const ready = horses.filter((horse) => hasStartsLeft(horse, now));
  const needs = needsOfStable({
    horses: {
      ...groupByNeed(horses, (horse) => needsOfHorse(horseState(horse), now)),
      // Home adds horses that are hungry soon.
      hungry: { count: hungry.length, horses: hungry },
      // Shown while starts are left today.
      ring: { count: ready.length, horses: ready },
    },
    // Nobody counts as short while the stock loads.
    unaffordable: bags === undefined ? 0 : unaffordable(hungry.length, { bags, coins }),
    studRequests,
    salary,
    showsToday: 0,
  });
  const isWork = ({ kind }: (typeof needs)[number]) => kind === 'training' || kind === 'ring';
  const rows = [
    ...needs.filter((need) => !isWork(need)).flatMap((need) => rowsOf(need, context)),
    ...rewardRows(rest),
    ...needs.filter(isWork).flatMap((need) => rowsOf(need, context)),
  ];
  return (
    <>
      <div className="head-row">
        <h2 className="section">What needs you</h2>
        <p>
          {hungry.length > 0 || horses.length === 0 ? counted(rows.length, 'thing') : formatFed(horses, now)}
        </p>
      </div>
      {rows.length === 0 ? (
        <p className="py-4 text-muted">All done for now.</p>
      ) : (
        <ul className="needs">
          {rows.map(({ key, action, ...row }) => (
            <Need key={key} {...row}>
              {action}
            </Need>
          ))}
        </ul>
      )}
    </>
  );
}

/** Shown while nobody is hungry. */
function formatFed(horses: readonly Horse[], now: Date): string {
  if (horses.length === 0) return '';
  const isOut = (horse: Horse) => feedLeft(horse, now).hunger === 'grass';
  return horses.every(isOut) ? 'All your horses are on pasture.' : 'All your horses are fed.';
}
