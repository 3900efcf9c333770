import { MINUTE } from '../../game/game-time.ts';
import {
  COINS_PER_PLAYER_DAY,
  housePrize,
  PURSE_INDEX_START,
  PURSE_INDEX_STEP,
} from '../../game/shows/prize-money.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Query } from '../ui/query.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { usePurseIndex } from './use-economy.ts';
import { HelpLink } from '../ui/help-link.tsx';

const FIRST_CLASS = 1;

/** docs/rules/shows.md#purses */
export function PurseIndex() {
  const now = useWorldNow(MINUTE);
  return (
    <section aria-labelledby="purse-index">
      <h2 className="section" id="purse-index">
        Purse index
      </h2>
      <HelpLink to="prizes" about="the purse index" />
      <Query
        query={usePurseIndex()}
        skeleton={<Skeleton label="Loading the purse index" rows={3} height="28px" />}
      >
        {({ purseIndex, changesAt }) => (
          <>
            <p className="economy-figure num">{purseIndex / 100}%</p>
            <p className="economy-lead">{formatNextPrize(purseIndex)}</p>
            <p className="economy-note">
              It changes by {PURSE_INDEX_STEP}% a week, next {dayAndTimeWithin(new Date(changesAt), now)}:
              down if the game made more than {inCoins(COINS_PER_PLAYER_DAY)} a day for each active player,
              otherwise up.
            </p>
          </>
        )}
      </Query>
    </section>
  );
}

/** For the class and grade in which everyone begins. */
function formatNextPrize(purseIndex: number): string {
  const prize = (index: number) => housePrize(FIRST_CLASS, 'bronze', index, 1);
  const now = `A win in a bronze field of class ${FIRST_CLASS} pays ${inCoins(prize(purseIndex))} now`;
  if (purseIndex === PURSE_INDEX_START) return `House shows pay their prizes in full. ${now}.`;
  return `Your next prize in a house show is ${purseIndex / 100}% of the full one. ${now}, in place of ${inDigits(prize(PURSE_INDEX_START))}.`;
}
