import type { Selectable } from 'kysely';
import type { Guild } from '../../game/guild-work/guilds.ts';
import type { TackType } from '../../game/tack/tack.ts';
import type { Tables } from '../db/tables/tables.ts';

/** A horse with what the rules ask of its owner: the guild decides how it rests. */
export interface HorseRow extends Selectable<Tables['horses']> {
  readonly guild: Guild;
}

/** A horse of which it is known whether whoever asks may see its genes. Only such a one becomes a reply. */
export interface SightedHorse extends HorseRow {
  readonly genes_seen: boolean;
}

/** The same with the tack that it wears; quality in ten-thousandths of a percent. */
export interface EquippedHorse extends SightedHorse {
  readonly worn: readonly { readonly id: string; readonly type: TackType; readonly quality: number }[];
}
