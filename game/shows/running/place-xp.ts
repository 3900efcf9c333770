import { type Guild, horseXp } from '../../guild-work/guilds.ts';
import { classIndex, classOfLevel, type ClassLevel } from '../classes.ts';
import { MEADOW_XP_DIVISOR } from '../meadow/meadow-shows.ts';

/** Ten-thousandths of a point, before the guild (docs/rules/shows.md#experience-of-a-place). */
export const START_SKILL = 12_000;

/** Before class and guild (docs/rules/shows.md#experience-of-a-place). */
export const HORSE_XP = [220, 175, 140, 110, 80, 60, 45, 30, 20, 10] as const;
/** Before the class. */
export const PLAYER_XP_BY_PLACE = [120, 84, 60, 48, 36, 29, 22, 14, 10, 5] as const;

/** Beaten horses needed for full XP in a player show. */
export const FULL_FIELD = 8;
/**
 * With fewer owners a show gives no place XP and does not count in leaderboards
 * (docs/rules/shows.md#experience-of-a-place).
 */
export const OWNERS_NEEDED = 3;

export interface PlaceXp {
  readonly horse: number;
  readonly player: number;
}

export const NO_XP: PlaceXp = { horse: 0, player: 0 };

/** Half the horse's, rounded down, and none for the player (docs/rules/shows.md#veterans). */
export function veteranXp({ horse }: PlaceXp): PlaceXp {
  return { horse: Math.floor(horse / 2), player: 0 };
}

/** Half of it, rounded down (docs/rules/shows.md#meadow-shows). */
export function meadowXp({ horse, player }: PlaceXp): PlaceXp {
  return { horse: Math.floor(horse / MEADOW_XP_DIVISOR), player: Math.floor(player / MEADOW_XP_DIVISOR) };
}

/** Rounds halves up. */
export function housePlaceXp(level: number, place: number, guild: Guild): PlaceXp {
  return shareOfPlaceXp(level, place, guild, 1);
}

/**
 * Half the house table, times the share of eight others' horses beaten (docs/rules/shows.md#experience-of-a-place).
 * Rounded once.
 */
export function playerShowPlaceXp(level: number, place: number, guild: Guild, beaten: number): PlaceXp {
  return shareOfPlaceXp(level, place, guild, Math.min(beaten, FULL_FIELD) / (2 * FULL_FIELD));
}

/** Percent: a quarter more per class. */
export function playerXpPercent(level: ClassLevel): number {
  return 100 + 25 * classIndex(level);
}

function shareOfPlaceXp(level: number, place: number, guild: Guild, share: number): PlaceXp {
  const row = classOfLevel(level);
  const horse = ((HORSE_XP[place - 1] ?? 0) * row.xpPercent) / 100;
  const player = ((PLAYER_XP_BY_PLACE[place - 1] ?? 0) * playerXpPercent(row.level)) / 100;
  return { horse: horseXp(guild, horse * share), player: Math.round(player * share) };
}
