import type { Guild } from '../../game/guild-work/guilds.ts';
import { isClassLevel } from '../../game/shows/classes.ts';
import { entryFee } from '../../game/shows/entering/entry.ts';
import type { Show } from './use-shows.ts';

/** Coins this player will pay: a guild may lower the fee of house shows. */
export function ownFee(show: Show, guild: Guild): number {
  const { kind, level, type, scheduledDate } = show;
  if (kind !== 'house' || !isClassLevel(level)) return show.entryFee;
  return entryFee({ kind, level, discipline: type, runsAt: new Date(scheduledDate) }, guild);
}
