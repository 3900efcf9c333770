import { GUILD_ROWS, type Guild } from '../guild-work/guilds.ts';
import type { TackQualities } from '../shows/running/scoring.ts';
import { STORE_QUALITY } from './quality.ts';
import { TACK_TYPES, type TackType } from './tack.ts';

/** Loss of a piece's quality, in ten-thousandths (docs/rules/economy.md#tack). */
const WEAR_PER_START = 40;
/** Wear stops here; lower qualities stay. */
const WORN_OUT = STORE_QUALITY;

/** Ten-thousandths of a percent. */
export function qualityAfterStart(quality: number, guild: Guild): number {
  const wear = Math.round((quality * WEAR_PER_START * GUILD_ROWS[guild].tackWearPercent) / 1_000_000);
  return Math.min(quality, Math.max(WORN_OUT, quality - wear));
}

/** Omits quality 0, which means no piece. */
export function piecesOf(
  qualities: TackQualities,
): readonly { readonly type: TackType; readonly quality: number }[] {
  return TACK_TYPES.map((type, index) => ({ type, quality: qualities[index] ?? 0 })).filter(
    ({ quality }) => quality > 0,
  );
}

/** 0 if not worn. */
export function qualitiesWorn(
  pieces: readonly { readonly type: TackType; readonly quality: number }[],
): TackQualities {
  const of = (wanted: TackType) => pieces.find(({ type }) => type === wanted)?.quality ?? 0;
  const [horseshoes, saddle, bridle] = TACK_TYPES;
  return [of(horseshoes), of(saddle), of(bridle)];
}
