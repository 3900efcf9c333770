import { TREATS } from '../game/care/treats.ts';
import { GUILD_ROWS } from '../game/guild-work/guilds.ts';
import { aptitudeIn } from '../game/horses/aptitude.ts';
import { HAPPINESS_POINT } from '../game/horses/happiness.ts';
import type { ClassLevel } from '../game/shows/classes.ts';
import { DISCIPLINES } from '../game/shows/disciplines.ts';
import { meanReturn } from '../game/shows/entering/class-that-pays.ts';
import type { OpenHouseShow } from '../game/shows/house-shows.ts';
import type { Starter } from '../game/shows/running/run-show.ts';
import { partsOf, scoreOf } from '../game/shows/running/scoring.ts';
import { qualitiesWorn } from '../game/tack/wear.ts';
import { happinessOf, type Bot, type SeasonHorse } from './bot.ts';

interface StartWished {
  /** Number of the start in this visit, from 0. */
  readonly index: number;
  readonly classLevel: ClassLevel;
  readonly coins: number;
  readonly purseIndex: number;
  readonly now: Date;
}

/** A bot with this many coins may start for experience alone. */
const COINS_TO_SPARE = 1_000;

interface Entered extends Pick<Starter, 'grade' | 'veteran'> {
  readonly entryId: string;
  readonly entropy: string;
  readonly horse: SeasonHorse;
}

export function starterOf(
  { entryId, entropy, horse, grade, veteran }: Entered,
  { discipline, runsAt }: Pick<OpenHouseShow, 'discipline' | 'runsAt'>,
): Omit<Starter, 'creatorPaid'> {
  return {
    entryId,
    entropy,
    horseId: horse.id,
    ownerId: horse.owner.id,
    guild: horse.owner.guild,
    skill: horse.skill[DISCIPLINES.indexOf(discipline)] ?? 0,
    tack: qualitiesWorn([...horse.worn.values()]),
    aptitude: aptitudeIn(horse.aptitude, discipline),
    level: horse.progress.level,
    happiness: happinessOf(horse, runsAt),
    standing: horse.standing,
    grade,
    veteran,
    guest: false,
    ...(horse.owner.houseStable && { ofHouse: true }),
  };
}

/** Score without luck. */
export function strengthOf(
  { owner, discipline, skill, aptitude, progress, worn }: SeasonHorse,
  happiness: number,
): number {
  const parts = partsOf({
    skill: skill[DISCIPLINES.indexOf(discipline)] ?? 0,
    tack: qualitiesWorn([...worn.values()]),
    aptitude: aptitudeIn(aptitude, discipline),
    level: progress.level,
  });
  return scoreOf({ parts, happiness, guildPercent: GUILD_ROWS[owner.guild].scorePercent, luck: 0 }).score;
}

/**
 * Whether the chances shown on the page earn the fee and a sugar. New horses get time; where no start pays, bots with
 * spare coins make one per visit for experience.
 */
export function pays(
  bot: Bot,
  horse: SeasonHorse,
  { index, classLevel, coins, purseIndex, now }: StartWished,
): boolean {
  if (horse.allStarts <= 20 || (index === 0 && coins > COINS_TO_SPARE)) return true;
  const { guild } = bot;
  const happiness = happinessOf(horse, now);
  const restedTo = (100 - GUILD_ROWS[guild].restPerDay) * HAPPINESS_POINT;
  const graded = { level: horse.progress.level, standing: horse.standing };
  const mean = meanReturn(graded, classLevel, strengthOf(horse, happiness), { guild, purseIndex });
  return mean >= (happiness > restedTo ? 0 : TREATS.sugar.buy);
}
