import { HORSE_CORRUPTIONS } from './horse-queries.ts';
import { LEDGER_CORRUPTIONS } from './ledger-queries.ts';
import { PLAYER_CORRUPTIONS } from './player-queries.ts';
import { PREMIUM_CORRUPTIONS } from './premium-queries.ts';
import { SHOW_CORRUPTIONS } from './show-queries.ts';
import { TACK_CORRUPTIONS } from './tack-queries.ts';
import { VET_CORRUPTIONS } from './vet-queries.ts';
import type { Corruption } from './corruption.ts';

/** For players who showed horses, called the vet and bought tack. */
export const SHOWING_WORLD_CORRUPTIONS: readonly Corruption[] = [
  ...LEDGER_CORRUPTIONS,
  ...PLAYER_CORRUPTIONS,
  ...PREMIUM_CORRUPTIONS,
  ...HORSE_CORRUPTIONS,
  ...VET_CORRUPTIONS,
  ...SHOW_CORRUPTIONS,
  ...TACK_CORRUPTIONS,
];
