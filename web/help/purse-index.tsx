import {
  COINS_PER_PLAYER_DAY,
  PURSE_INDEX_MAX,
  PURSE_INDEX_MIN,
  PURSE_INDEX_START,
  PURSE_INDEX_STEP,
} from '../../game/shows/prize-money.ts';
import { useRead } from '../api/read.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Bones } from '../ui/bone.tsx';
import { inCoins } from '../ui/coins.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';

const MINUTE_MS = 60_000;

/** The index on house purses as it is now, and how it comes about. */
export function PurseIndex() {
  const index = useRead('GET /api/shows/purse-index', {}, { everyVisit: true });
  const now = useWorldNow(MINUTE_MS);
  return (
    <>
      <p>
        The purse index begins at {percent(PURSE_INDEX_START)}. Once a week the house looks at its books: if
        more than {inCoins(COINS_PER_PLAYER_DAY)} a day were made for each player who played of late, it falls
        by {PURSE_INDEX_STEP}%, otherwise it rises by as much, between {percent(PURSE_INDEX_MIN)} and{' '}
        {percent(PURSE_INDEX_MAX)}.
      </p>
      <Loaded reading={index} skeleton={<Bones label="Loading the purse index" rows={1} height="28px" />}>
        {({ purseIndex, changesAt }) => (
          <p>
            <b>It is {percent(purseIndex)} now</b>, until {dayAndTimeWithin(new Date(changesAt), now)}.
          </p>
        )}
      </Loaded>
    </>
  );
}

/** "98%", "99.96%": from ten-thousandths. */
function percent(tenThousandths: number): string {
  return `${tenThousandths / 100}%`;
}
