import { GUILD_ROWS, GUILDS } from '../../game/guilds/guilds.ts';
import { classBand, CLASSES } from '../../game/shows/classes.ts';
import { HORSE_STARTS_PER_DAY } from '../../game/shows/entry-limits.ts';
import { HEAT_ENTRANTS, HEAT_SIZE } from '../../game/shows/heat-size.ts';
import { ordinal } from '../../game/shows/ordinal.ts';
import { HOUSE_SPLIT, PLAYER_SPLIT } from '../../game/shows/purse.ts';
import { LUCK_MAX, PART_POINTS } from '../../game/shows/scoring.ts';
import { inDigits } from '../ui/coins.tsx';
import { HelpTable } from './help-section.tsx';

const LUCK_PERCENT = LUCK_MAX / 10_000;

/** How a horse comes by its score, in the numbers that the rules themselves use. */
export function ScoringHelp() {
  const bonuses = GUILDS.map((guild) => GUILD_ROWS[guild]).filter(({ scorePercent }) => scorePercent > 100);
  return (
    <>
      <p>
        A score is the points of the horse, times its happiness, times what the guild of its owner adds, times
        luck. All of it is read at the moment the show runs. After a show, “Why 4th?” beside each place takes
        the score apart.
      </p>
      <HelpTable
        label="Points of a score"
        head={['Part', 'At most', 'Where it comes from']}
        rows={[
          [
            'Skill',
            String(PART_POINTS.skill),
            'Training and starts in the discipline. Each point adds a little less.',
          ],
          [
            'Tack',
            String(PART_POINTS.tack),
            'The quality of horseshoes, saddle and bridle. An empty place gives nothing.',
          ],
          ['Aptitude', String(PART_POINTS.aptitude), 'What the horse was born with for the discipline.'],
          ['Level', String(PART_POINTS.level), 'More at first, less later: full at level 100.'],
        ]}
      />
      <ul>
        <li>
          <b>Happiness</b> scales all of it: at 100% a horse scores twice what it does at 50%.
        </li>
        <li>
          <b>Guilds.</b>{' '}
          {bonuses.map(({ label, scorePercent }) => `${label} adds ${scorePercent - 100}%`).join(', ')}.
        </li>
        <li>
          <b>Luck</b> is anything from −{LUCK_PERCENT}% to +{LUCK_PERCENT}%, every value as likely as any
          other. Nothing in the game changes it.
        </li>
        <li>
          <b>Equal scores</b> are decided by the points before happiness, guild and luck; a player’s horse
          then goes before one of the house.
        </li>
      </ul>
      <h3>Classes and heats</h3>
      <p>
        In shows of the house a horse starts in its own class. Entrants are sorted by form and cut into heats
        of {HEAT_SIZE}: at most {HEAT_ENTRANTS} horses of players, and horses of the house, as strong as they
        are, for the rest. A horse starts at most {HORSE_STARTS_PER_DAY} times a day.
      </p>
      <HelpTable
        label="Classes of house shows"
        head={['Levels', 'Entry fee', 'Pool of a heat', 'Runs']}
        rows={CLASSES.map(({ level, fee, pool, everyMinutes }) => [
          levelsOf(classBand(level)),
          inDigits(fee),
          inDigits(pool),
          everyWords(everyMinutes),
        ])}
      />
      <p>
        The purse of a heat grows with the form of its horses, and follows the economy of the world by a few
        percent a week. Of it each place gets:
      </p>
      <HelpTable
        label="Shares of a purse"
        head={['Place', 'Shows of the house', 'Shows of players']}
        rows={HOUSE_SPLIT.map((percent, before) => [
          ordinal(before + 1),
          `${percent}%`,
          PLAYER_SPLIT[before] === undefined ? '–' : `${PLAYER_SPLIT[before]}%`,
        ])}
      />
    </>
  );
}

function levelsOf({ first, last }: ReturnType<typeof classBand>): string {
  return last === null ? `${first} and up` : `${first} to ${last}`;
}

function everyWords(minutes: number): string {
  return minutes < 60
    ? `every ${minutes} minutes`
    : minutes === 60
      ? 'every hour'
      : `every ${minutes / 60} hours`;
}
