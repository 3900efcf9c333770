import { HOUSE_CUT_PERCENT } from '../../../game/ledger/coins.ts';
import { GUILD_ROWS, GUILDS } from '../../../game/guild-work/guilds.ts';
import { classBand, CLASSES } from '../../../game/shows/classes.ts';
import { GRADE_ROWS, GRADES } from '../../../game/shows/grades.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import {
  FULL_FIELD,
  HORSE_XP,
  OWNERS_NEEDED,
  PLAYER_XP_BY_PLACE,
  START_SKILL,
  playerXpPercent,
} from '../../../game/shows/running/place-xp.ts';
import {
  HOUSE_SPLIT,
  PLAYER_SPLIT,
  COINS_PER_PLAYER_DAY,
  PURSE_INDEX_MAX,
  PURSE_INDEX_MIN,
  PURSE_INDEX_START,
  PURSE_INDEX_STEP,
} from '../../../game/shows/prize-money.ts';
import { FEES_COVERED } from '../../../game/shows/cuts.ts';
import {
  ENTRY_FEE_MIN,
  PRIZE_MULTIPLIER_MIN,
  SHOW_DAYS_DEFAULT,
  SHOW_DAYS_MAX,
  SHOW_LEVEL_MAX,
  SHOW_LEVEL_MIN,
} from '../../../game/shows/player-show-terms.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import { inCoins } from '../../ui/coins.tsx';
import type { Topic } from '../topic.ts';
import { levelsOf } from './fields.ts';

const percent = (tenThousandths: number) => `${tenThousandths / 100}%`;

/** "10 (Rider 12, Equilibrium 12)". */
function formatEntryXp(): string {
  const rows = GUILDS.map((guild) => GUILD_ROWS[guild]);
  const least = Math.min(...rows.map(({ entryXp }) => entryXp));
  const more = rows.filter(({ entryXp }) => entryXp > least);
  return `${least} (${more.map(({ label, entryXp }) => `${label} ${entryXp}`).join(', ')})`;
}

/** "horses get 10% more XP with Trainer". */
function formatGuildXp(): string {
  const more = GUILDS.map((guild) => GUILD_ROWS[guild]).filter(({ horseXpPercent }) => horseXpPercent > 100);
  return `horses get ${more.map(({ label, horseXpPercent }) => `${horseXpPercent - 100}% more XP with ${label}`).join(', ')}`;
}

export const EARNING: Topic = {
  id: 'earning',
  title: 'What a place earns',
  alsoFoundBy: 'prize money purse win coins reward payout',
  blocks: [
    { heading: 'Coins', id: 'prizes' },
    { formula: 'Purse of a heat = pool × grade × purse index' },
    `The grade counts ${GRADES.map((grade) => `${GRADE_ROWS[grade].pursePercent}% in ${GRADE_ROWS[grade].label}`).join(', ')}. What a house horse wins stays with the house.`,
    `The purse index begins at ${percent(PURSE_INDEX_START)}. Once a week it is set again: if more than ${inCoins(COINS_PER_PLAYER_DAY)} a day were made for each active player, it falls by ${PURSE_INDEX_STEP}%, otherwise it rises by as much, between ${percent(PURSE_INDEX_MIN)} and ${percent(PURSE_INDEX_MAX)}.`,
    { live: 'purse index' },
    {
      table: 'Shares of a purse',
      head: ['Place', 'House shows', 'Player shows'],
      rows: HOUSE_SPLIT.map((share, before) => [
        ordinal(before + 1),
        `${share}%`,
        PLAYER_SPLIT[before] === undefined ? '–' : `${PLAYER_SPLIT[before]}%`,
      ]),
    },
    { heading: 'XP and skill', id: 'place-xp' },
    `Entering gives the horse and you ${formatEntryXp()} XP each, and the horse ${START_SKILL / TEN_THOUSAND} skill in the discipline. Places 1 to ${HORSE_XP.length} give more: the XP of the place, times that of the class.`,
    {
      table: 'XP of a place',
      head: ['Place', 'Horse', 'You'],
      rows: HORSE_XP.map((xp, before) => [
        ordinal(before + 1),
        String(xp),
        String(PLAYER_XP_BY_PLACE[before] ?? 0),
      ]),
    },
    {
      table: 'XP of a class',
      head: ['Levels', 'Horse', 'You'],
      rows: CLASSES.map(({ level, xpPercent }) => [
        levelsOf(classBand(level)),
        `× ${xpPercent / 100}`,
        `× ${playerXpPercent(level) / 100}`,
      ]),
    },
    `A player show gives half of that, times the beaten horses of other owners out of ${FULL_FIELD}, and nothing with fewer than ${OWNERS_NEEDED} owners. Then the guild counts: ${formatGuildXp()}.`,
  ],
};

export const OWN_SHOWS: Topic = {
  id: 'own-shows',
  title: 'Shows of your own',
  alsoFoundBy: 'create show host make show prize multiplier',
  blocks: [
    `Create a show from the page Enter Shows of any horse, in any discipline. You choose a minimum level from ${SHOW_LEVEL_MIN} to ${SHOW_LEVEL_MAX}, an entry fee of at least ${ENTRY_FEE_MIN}, and a prize of at least ${PRIZE_MULTIPLIER_MIN} times the fee. It runs ${SHOW_DAYS_DEFAULT} days later, or up to ${SHOW_DAYS_MAX} days for an extra charge.`,
    `The prize is set aside in full when you create the show, in tradable coins. The entry fees are yours; from entry ${FEES_COVERED + 1} by other players on, the house keeps ${HOUSE_CUT_PERCENT}% of them. Of every prize the house keeps ${HOUSE_CUT_PERCENT}% (rounded up). What you win yourself, or nobody wins, comes back to you in full.`,
  ],
};
