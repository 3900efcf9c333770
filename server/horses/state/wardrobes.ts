import type { Wardrobes } from '../../../game/cosmetics/cosmetics.ts';
import type { Tx } from '../../db/connection.ts';
import { tell } from '../../db/news.ts';
import type { HorseRow } from '../horse-row.ts';
import { updateWardrobes } from './state-queries.ts';

export function wardrobesOf({ nameplate, nameplates, tack_colour, tack_colours }: HorseRow): Wardrobes {
  return {
    nameplate: { worn: nameplate, bought: nameplates },
    tack_colour: { worn: tack_colour, bought: tack_colours },
  };
}

/** The horse must be locked. */
export async function saveWardrobes(tx: Tx, { id, owner_id }: HorseRow, after: Wardrobes): Promise<void> {
  await updateWardrobes.run(tx, {
    id,
    nameplate: after.nameplate.worn,
    nameplates: [...after.nameplate.bought],
    tackColour: after.tack_colour.worn,
    tackColours: [...after.tack_colour.bought],
  });
  tell(tx, owner_id, { topics: ['horses'] });
}
