import { ARCHIVE_INVARIANTS } from './archive-queries.ts';
import { BREEDING_INVARIANTS } from './breeding-queries.ts';
import { POSSESSION_INVARIANTS } from './possession-queries.ts';
import { GUILD_INVARIANTS } from './guild-work-queries.ts';
import { HORSE_INVARIANTS } from './horse-queries.ts';
import { LEADERBOARD_INVARIANTS } from './leaderboard-queries.ts';
import { LEDGER_INVARIANTS } from './ledger-queries.ts';
import { PLAYER_INVARIANTS } from './player-queries.ts';
import { PLAYER_SHOW_INVARIANTS } from './player-show-queries.ts';
import { PREMIUM_INVARIANTS } from './premium-queries.ts';
import { SHOW_INVARIANTS } from './show-queries.ts';
import { TACK_INVARIANTS } from './tack-queries.ts';
import { TRADE_INVARIANTS } from './trade-queries.ts';
import { VET_INVARIANTS } from './vet-queries.ts';
import type { Invariant } from './invariant.ts';

/** Those that SQL can check; see also `ReplayedCheck` and `BirthCheck`. */
export const INVARIANTS = [
  ...LEDGER_INVARIANTS,
  ...PLAYER_INVARIANTS,
  ...POSSESSION_INVARIANTS,
  ...HORSE_INVARIANTS,
  ...VET_INVARIANTS,
  ...SHOW_INVARIANTS,
  ...ARCHIVE_INVARIANTS,
  ...PLAYER_SHOW_INVARIANTS,
  ...BREEDING_INVARIANTS,
  ...LEADERBOARD_INVARIANTS,
  ...TACK_INVARIANTS,
  ...GUILD_INVARIANTS,
  ...PREMIUM_INVARIANTS,
  ...TRADE_INVARIANTS,
] as const satisfies readonly Invariant[];

export type InvariantName = (typeof INVARIANTS)[number]['name'];
