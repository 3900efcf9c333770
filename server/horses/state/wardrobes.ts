import type { Wardrobes } from '../../../game/cosmetics/cosmetics.ts';
import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../horse-row.ts';
import { saveHorses } from './save-horses.ts';

export function wardrobesOf({ nameplate, nameplates, tackColour, tackColours }: HorseRow): Wardrobes {
  return {
    nameplate: { worn: nameplate, bought: nameplates },
    tack_colour: { worn: tackColour, bought: tackColours },
  };
}

/** The horse must be locked. */
export async function saveWardrobes(tx: Tx, { id, ownerId }: HorseRow, after: Wardrobes): Promise<void> {
  const columns = {
    nameplate: after.nameplate.worn,
    nameplates: [...after.nameplate.bought],
    tackColour: after.tack_colour.worn,
    tackColours: [...after.tack_colour.bought],
  };
  await saveHorses(
    tx,
    [{ id, ownerId, ...columns }],
    ['nameplate', 'nameplates', 'tackColour', 'tackColours'],
  );
}
