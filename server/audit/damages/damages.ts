import { HORSE_DAMAGES } from './horse-queries.ts';
import { LEDGER_DAMAGES } from './ledger-queries.ts';
import { PLAYER_DAMAGES } from './player-queries.ts';
import { PREMIUM_DAMAGES } from './premium-queries.ts';
import { SHOW_DAMAGES } from './show-queries.ts';
import { TACK_DAMAGES } from './tack-queries.ts';
import { VET_DAMAGES } from './vet-queries.ts';
import type { Damage } from './damage.ts';

/** For players who showed horses, called the vet and bought tack. */
export const SHOWING_WORLD_DAMAGES: readonly Damage[] = [
  ...LEDGER_DAMAGES,
  ...PLAYER_DAMAGES,
  ...PREMIUM_DAMAGES,
  ...HORSE_DAMAGES,
  ...VET_DAMAGES,
  ...SHOW_DAMAGES,
  ...TACK_DAMAGES,
];
