import { TACK, type TackType } from '../tack/tack.ts';
import { QUALITY_PERCENT } from '../tack/quality.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Coins (docs/rules/trade.md#for-sale-to-players). */
export const MOST_PRICE = 10_000_000;

/** Percent. Selling better tack requires a confirmation. */
const VALUABLE_FROM = 100;
/** Selling horses of this level or higher requires a confirmation. */
const VALUABLE_LEVEL = 10;

export function isValuable(quality: number): boolean {
  return quality > VALUABLE_FROM;
}

export function isValuableHorse(level: number): boolean {
  return level >= VALUABLE_LEVEL;
}

interface PieceToList {
  readonly type: TackType;
  readonly wornBy: string | null;
  readonly forSale: boolean;
  readonly starter: boolean;
}

export type ListTackRefusal = Refusal<'STARTER_TACK'> | Refusal<'TACK_WORN'> | Refusal<'ALREADY_FOR_SALE'>;

export function refuseListTack({ type, wornBy, forSale, starter }: PieceToList): ListTackRefusal | undefined {
  const tack = TACK[type].label.toLowerCase();
  if (starter) return refuse('STARTER_TACK');
  if (wornBy !== null) return refuse('TACK_WORN', { name: wornBy, tack });
  return forSale ? refuse('ALREADY_FOR_SALE') : undefined;
}

/** "Saddle of 150% quality". `quality`: ten-thousandths of a percent. */
export function formatPiece(type: TackType, quality: number): string {
  return `${TACK[type].label} of ${Math.round(quality / QUALITY_PERCENT)}% quality`;
}
