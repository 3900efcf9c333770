import { GUILD_ROWS, GUILDS } from '../../game/guild-work/guilds.ts';
import {
  LEVEL_FACTOR,
  levelPart,
  LUCK_MAX,
  PART_POINTS,
  RULES_VERSION,
  SKILL_HALF,
  TACK_DIVISOR,
  TEN_THOUSAND,
  partsOf,
  SCORE_PARTS,
  scoreOf,
  type HorseAbility,
  type ScorePart,
} from '../../game/shows/running/scoring.ts';
import { QUALITY_MAX, QUALITY_PERCENT, STORE_QUALITY } from '../../game/tack/quality.ts';
import { TACK_TYPES } from '../../game/tack/tack.ts';
import { inDigits } from '../ui/coins.tsx';
import { HelpTable } from './help-section.tsx';
import { capitalised } from '../ui/words.ts';

const LUCK_PERCENT = LUCK_MAX / TEN_THOUSAND;
const STORE_PERCENT = STORE_QUALITY / QUALITY_PERCENT;
const STORE_SET = (STORE_PERCENT * TACK_TYPES.length) / TACK_DIVISOR;

export function ScoringHelp() {
  const bonuses = GUILDS.map((guild) => GUILD_ROWS[guild]).filter(({ scorePercent }) => scorePercent > 100);
  return (
    <>
      <p>
        A score is the horse’s points, times happiness, times the owner’s guild bonus, times luck, all at the
        moment the show runs. After a show, “Why 4th?” beside each place explains the score.
      </p>
      <p className="help-formula">Score = (skill + tack + aptitude + level) × happiness × guild × luck</p>
      <HelpTable
        label="Points of a score"
        head={['Part', 'At most', 'How much of it a horse gets, in percent']}
        rows={[
          [
            'Skill',
            String(PART_POINTS.skill),
            `100 × skill ÷ (skill + ${inDigits(SKILL_HALF)}), by its points of skill in the discipline. ${inDigits(SKILL_HALF)} points give half, ${inDigits(3 * SKILL_HALF)} three quarters: each adds a little less.`,
          ],
          [
            'Tack',
            String(PART_POINTS.tack),
            `(horseshoes + saddle + bridle) ÷ ${TACK_DIVISOR}, by their quality in percent; an empty place is 0. A set from the store, ${STORE_PERCENT}% each, gives ${STORE_SET}%, and three pieces of ${QUALITY_MAX / QUALITY_PERCENT}% give all.`,
          ],
          [
            'Aptitude',
            String(PART_POINTS.aptitude),
            'What the horse was born with for the discipline, 0 to 100. Nothing changes it.',
          ],
          [
            'Level',
            String(PART_POINTS.level),
            `${LEVEL_FACTOR} × √level. Level ${[1, 25, 100].map(levelWords).join(', level ')}, and no more above.`,
          ],
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
          <b>Luck</b> is anything from −{LUCK_PERCENT}% to +{LUCK_PERCENT}%, every value equally likely.
          Nothing in the game changes it.
        </li>
        <li>
          <b>Equal scores</b> are decided by the points before happiness, guild and luck; then a player’s
          horse goes before a house horse.
        </li>
      </ul>
      <ScoreExample />
      <p className="text-muted">
        These are the rules of version {RULES_VERSION}. Every result keeps the version it was scored by.
      </p>
    </>
  );
}

function levelWords(level: number): string {
  return `${level} gives ${levelPart(level) / TEN_THOUSAND}%`;
}

const SKILL = 300;
const APTITUDE = 52;
const LEVEL = 4;
const HAPPINESS = 90;
const LUCK = 1;
const GUILD = GUILD_ROWS.rider;

const ABILITY: HorseAbility = {
  skill: SKILL * TEN_THOUSAND,
  tack: [STORE_QUALITY, STORE_QUALITY, STORE_QUALITY],
  aptitude: APTITUDE * TEN_THOUSAND,
  level: LEVEL,
};

const HAS: Readonly<Record<ScorePart, string>> = {
  skill: `${SKILL} points`,
  tack: `3 × ${STORE_QUALITY / QUALITY_PERCENT}%`,
  aptitude: String(APTITUDE),
  level: `Level ${LEVEL}`,
};

function ScoreExample() {
  const { parts, points, raw, happinessFactor, guildFactor, luckFactor, score } = scoreOf({
    parts: partsOf(ABILITY),
    happiness: HAPPINESS * TEN_THOUSAND,
    guildPercent: GUILD.scorePercent,
    luck: LUCK * TEN_THOUSAND,
  });
  return (
    <>
      <h3>An example</h3>
      <p>
        Juniper of the guild of {GUILD.label}s, {HAPPINESS}% happy, wears the set from the store, and has a
        little luck: +{LUCK}%.
      </p>
      <HelpTable
        label="Points of Juniper"
        head={['Part', 'Juniper', 'That is', 'Points']}
        rows={SCORE_PARTS.map((part) => [
          capitalised(part),
          HAS[part],
          `${(parts[part] / TEN_THOUSAND).toFixed(1)}%`,
          inPoints(points[part]),
        ])}
      />
      <p>
        Together that is {inPoints(raw)}. Times {happinessFactor} for happiness, times {guildFactor} for the
        guild, times {luckFactor} for luck: <b>a score of {inPoints(score)}</b>.
      </p>
    </>
  );
}

function inPoints(tenThousandths: number): string {
  return (tenThousandths / TEN_THOUSAND).toFixed(2);
}
