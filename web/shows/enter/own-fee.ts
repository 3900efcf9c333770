import type { Guild } from '../../../game/guild-work/guilds.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { entryFee } from '../../../game/shows/entering/entry-terms.ts';
import type { Show } from '../use-shows.ts';

/** Guilds may lower entry fees of house shows. */
export function ownFee(show: Pick<Show, 'kind' | 'level' | 'entryFee'>, guild: Guild): number {
  const { kind, level } = show;
  if (kind !== 'house' || !isClassLevel(level)) return show.entryFee;
  return entryFee({ kind, level }, guild);
}
