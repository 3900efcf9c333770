import type { Selectable } from 'kysely';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { isHorseBreed, type HorseBreed } from '../../game/horses/breeds.ts';
import type { TackType } from '../../game/tack/tack.ts';
import type { Tables } from '../db/statements.ts';

export interface HorseRow extends Selectable<Tables['horses']> {
  /** The owner's guild decides how fast the horse rests. */
  readonly guild: Guild;
}

/** Replies use only this type, so that none skips the sight check. */
export interface SightedHorse extends HorseRow {
  readonly genesSeen: boolean;
}

interface Worn {
  /** Quality in ten-thousandths of a percent. */
  readonly worn: readonly { readonly id: string; readonly type: TackType; readonly quality: number }[];
}

export interface HorseInTack extends HorseRow, Worn {}

export interface EquippedHorse extends SightedHorse, Worn {
  /** Null if not for sale. */
  readonly listing: { readonly id: string; readonly price: number } | null;
  /** Ever taken over from the market. */
  readonly rescued: boolean;
}

/** Throws on an unknown breed. */
export function breedOfRow({ breed }: Pick<HorseRow, 'breed'>): HorseBreed {
  if (!isHorseBreed(breed)) throw new RangeError(`No breed "${breed}"`);
  return breed;
}
