import type { Selectable } from 'kysely';
import { ageInMonths } from '../../../game/horses/age.ts';
import type { Look } from '../../../game/horses/coat/look.ts';
import type { TackQualities } from '../../../game/shows/running/scoring.ts';
import { piecesOf } from '../../../game/tack/wear.ts';
import type { Tables } from '../../db/statements.ts';
import { breedOfRow } from '../../horses/horse-row.ts';
import { lookView } from '../../horses/views/coat-view.ts';

export type RingHorse = Pick<
  Selectable<Tables['horses']>,
  'genotype' | 'traits' | 'form' | 'breed' | 'bornAt' | 'maneStyle' | 'tackColour'
>;

export const RING_COLUMNS =
  'horse.genotype, horse.traits, horse.form, horse.breed, horse.born_at, horse.mane_style, horse.tack_colour';

/** The look in the ring at that date: at its age then, plaited if its breed is, in the tack of that start. */
export function ringLook(horse: RingHorse, at: Date, tack: TackQualities = [0, 0, 0]): Look {
  const { genotype, traits, form, maneStyle, tackColour: colour } = horse;
  const months = ageInMonths(horse.bornAt, at);
  const worn = { pieces: piecesOf(tack), colour };
  return lookView({
    genotype,
    traits,
    form,
    maneStyle,
    breed: breedOfRow(horse),
    ageInMonths: months,
    shown: true,
    worn,
  }).look;
}
