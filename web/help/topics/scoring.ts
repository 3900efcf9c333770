import { GUILD_ROWS, GUILDS } from '../../../game/guild-work/guilds.ts';
import {
  LEVEL_FACTOR,
  levelPart,
  LUCK_MAX,
  PART_POINTS,
  RULES_VERSION,
  SKILL_HALF,
  TACK_DIVISOR,
  partsOf,
  SCORE_PARTS,
  scoreOf,
  type HorseAbility,
  type ScorePart,
} from '../../../game/shows/running/scoring.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import { QUALITY_MAX, QUALITY_PERCENT, STORE_QUALITY } from '../../../game/tack/quality.ts';
import { TACK_TYPES } from '../../../game/tack/tack.ts';
import { inDigits } from '../../ui/coins.tsx';
import { capitalised } from '../../ui/text.ts';
import type { Topic } from '../topic.ts';

export const LUCK_PERCENT = LUCK_MAX / TEN_THOUSAND;
const STORE_PERCENT = STORE_QUALITY / QUALITY_PERCENT;
const STORE_SET = (STORE_PERCENT * TACK_TYPES.length) / TACK_DIVISOR;

const bonusText = GUILDS.map((guild) => GUILD_ROWS[guild])
  .filter(({ scorePercent }) => scorePercent > 100)
  .map(({ label, scorePercent }) => `${label} adds ${scorePercent - 100}%`)
  .join(', ');

const levelText = [1, 25, 100]
  .map((level) => `${level} gives ${levelPart(level) / TEN_THOUSAND}%`)
  .join(', level ');

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
  tack: `3 × ${STORE_PERCENT}%`,
  aptitude: String(APTITUDE),
  level: `Level ${LEVEL}`,
};

const EXAMPLE = scoreOf({
  parts: partsOf(ABILITY),
  happiness: HAPPINESS * TEN_THOUSAND,
  guildPercent: GUILD.scorePercent,
  luck: LUCK * TEN_THOUSAND,
});

const inPoints = (tenThousandths: number) => (tenThousandths / TEN_THOUSAND).toFixed(2);

export const SCORING: Topic = {
  id: 'scoring',
  title: 'How shows are scored',
  alsoFoundBy: 'why 4th place lost win points formula luck lose did not win better',
  blocks: [
    'A score is the horse’s points, times happiness, times the owner’s guild bonus, times luck, all at the moment the show runs. After a show, **“Why 4th?”** beside each place explains the score.',
    { formula: 'Score = (skill + tack + aptitude + level) × happiness × guild × luck' },
    {
      table: 'Points of a score',
      head: ['Part', 'At most', 'How much of it a horse gets, in percent'],
      rows: [
        [
          'Skill',
          String(PART_POINTS.skill),
          `100 × skill ÷ (skill + ${inDigits(SKILL_HALF)}), by her points of skill in the discipline. ${inDigits(SKILL_HALF)} points give half, ${inDigits(3 * SKILL_HALF)} three quarters: each adds a little less.`,
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
          `${LEVEL_FACTOR} × √level. Level ${levelText}, and no more above.`,
        ],
      ],
    },
    {
      list: [
        '**Happiness** scales all of it: at 100% a horse scores twice what she does at 50%.',
        `**Guilds.** ${bonusText}.`,
        `**Luck** is anything from −${LUCK_PERCENT}% to +${LUCK_PERCENT}%, every value equally likely. Nothing in the game changes it.`,
        '**Equal scores** are decided by the points before happiness, guild and luck; then a player’s horse goes before a house horse.',
      ],
    },
    { heading: 'An example', id: 'scoring-example' },
    `Juniper of the guild of ${GUILD.label}s, ${HAPPINESS}% happy, wears the set from the store, and has a little luck: +${LUCK}%.`,
    {
      table: 'Points of Juniper',
      head: ['Part', 'Juniper', 'That is', 'Points'],
      rows: SCORE_PARTS.map((part) => [
        capitalised(part),
        HAS[part],
        `${(EXAMPLE.parts[part] / TEN_THOUSAND).toFixed(1)}%`,
        inPoints(EXAMPLE.points[part]),
      ]),
    },
    `Together that is ${inPoints(EXAMPLE.raw)}. Times ${EXAMPLE.happinessFactor} for happiness, times ${EXAMPLE.guildFactor} for the guild, times ${EXAMPLE.luckFactor} for luck: **a score of ${inPoints(EXAMPLE.score)}**.`,
    `These are the rules of version ${RULES_VERSION}. Every result keeps the version it was scored by.`,
  ],
};
