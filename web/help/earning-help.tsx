import { HOUSE_CUT_PERCENT } from '../../game/ledger/coins.ts';
import { GUILD_ROWS, GUILDS } from '../../game/guild-work/guilds.ts';
import { classBand, CLASSES } from '../../game/shows/classes.ts';
import { GRADE_ROWS, GRADES } from '../../game/shows/grades.ts';
import { ordinal } from '../../game/shows/ordinal.ts';
import {
  FULL_FIELD,
  HORSE_XP,
  OWNERS_NEEDED,
  PLAYER_XP_BY_PLACE,
  START_SKILL,
  playerXpPercent,
} from '../../game/shows/running/place-xp.ts';
import {
  HOUSE_SPLIT,
  PLAYER_SPLIT,
  COINS_PER_PLAYER_DAY,
  PURSE_INDEX_MAX,
  PURSE_INDEX_MIN,
  PURSE_INDEX_START,
  PURSE_INDEX_STEP,
} from '../../game/shows/prize-money.ts';
import { FEES_COVERED } from '../../game/shows/cuts.ts';
import { TEN_THOUSAND } from '../../game/shows/running/scoring.ts';
import { HelpTable, levelsOf } from './help-section.tsx';
import { useRead } from '../api/read.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Bones } from '../ui/bone.tsx';
import { inCoins } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';

export function EarningHelp() {
  return (
    <>
      <h3>Coins</h3>
      <p className="help-formula">Purse of a heat = pool × grade × purse index</p>
      <p>
        The grade counts{' '}
        {GRADES.map((grade) => `${GRADE_ROWS[grade].pursePercent}% in ${GRADE_ROWS[grade].label}`).join(', ')}
        . What a house horse wins stays with the house.
      </p>
      <PurseIndex />
      <HelpTable
        label="Shares of a purse"
        head={['Place', 'House shows', 'Player shows']}
        rows={HOUSE_SPLIT.map((percent, before) => [
          ordinal(before + 1),
          `${percent}%`,
          PLAYER_SPLIT[before] === undefined ? '–' : `${PLAYER_SPLIT[before]}%`,
        ])}
      />
      <p>
        In player shows the house keeps {HOUSE_CUT_PERCENT}% of every prize (rounded up), as it does of a stud
        fee. What the creator wins, or nobody wins, goes back to the creator in full. The creator also gets
        the entry fees. From entry {FEES_COVERED + 1} by other players, the house keeps {HOUSE_CUT_PERCENT}%
        of those fees.
      </p>
      <h3>XP and skill</h3>
      <p>
        Entering gives the horse and you {entryXpWords()} XP each, and the horse {START_SKILL / TEN_THOUSAND}{' '}
        skill in the discipline. Places 1 to {HORSE_XP.length} give more: the XP of the place, times that of
        the class.
      </p>
      <HelpTable
        label="XP of a place"
        head={['Place', 'Horse', 'You']}
        rows={HORSE_XP.map((xp, before) => [
          ordinal(before + 1),
          String(xp),
          String(PLAYER_XP_BY_PLACE[before] ?? 0),
        ])}
      />
      <HelpTable
        label="XP of a class"
        head={['Levels', 'Horse', 'You']}
        rows={CLASSES.map(({ level, xpPercent }) => [
          levelsOf(classBand(level)),
          `× ${xpPercent / 100}`,
          `× ${playerXpPercent(level) / 100}`,
        ])}
      />
      <p>
        A player show gives half of that, times the beaten horses of other owners out of {FULL_FIELD}, and
        nothing with fewer than {OWNERS_NEEDED} owners. Then the guild counts: {guildXpWords()}.
      </p>
    </>
  );
}

/** "10 (Rider 12, Equilibrium 12)". */
function entryXpWords(): string {
  const rows = GUILDS.map((guild) => GUILD_ROWS[guild]);
  const least = Math.min(...rows.map(({ entryXp }) => entryXp));
  const more = rows.filter(({ entryXp }) => entryXp > least);
  return `${least} (${more.map(({ label, entryXp }) => `${label} ${entryXp}`).join(', ')})`;
}

/** "horses get 10% more XP with Trainer". */
function guildXpWords(): string {
  const more = GUILDS.map((guild) => GUILD_ROWS[guild]).filter(({ horseXpPercent }) => horseXpPercent > 100);
  return `horses get ${more.map(({ label, horseXpPercent }) => `${horseXpPercent - 100}% more XP with ${label}`).join(', ')}`;
}

const MINUTE_MS = 60_000;

function PurseIndex() {
  const index = useRead('GET /api/shows/purse-index', {}, { everyVisit: true });
  const now = useWorldNow(MINUTE_MS);
  return (
    <>
      <p>
        The purse index begins at {percent(PURSE_INDEX_START)}. Once a week it is set anew: if more than{' '}
        {inCoins(COINS_PER_PLAYER_DAY)} a day were made for each active player, it falls by {PURSE_INDEX_STEP}
        %, otherwise it rises by as much, between {percent(PURSE_INDEX_MIN)} and {percent(PURSE_INDEX_MAX)}.
      </p>
      <Loaded reading={index} skeleton={<Bones label="Loading the purse index" rows={1} height="28px" />}>
        {({ purseIndex, changesAt }) => (
          <p>
            <b>It is {percent(purseIndex)} now</b>, until {dayAndTimeWithin(new Date(changesAt), now)}.{' '}
            <Link className="link" href="/economy">
              Where all coins come from, and where they go
            </Link>
          </p>
        )}
      </Loaded>
    </>
  );
}

function percent(tenThousandths: number): string {
  return `${tenThousandths / 100}%`;
}
