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
  'genotype' | 'traits' | 'breed' | 'born_at' | 'mane_style' | 'tack_colour'
>;

export const RING_COLUMNS =
  'horse.genotype, horse.traits, horse.breed, horse.born_at, horse.mane_style, horse.tack_colour';

/** In the ring at that date: as old as it was then, plaited where its breed is, in the tack of that start. */
export function ringLook(horse: RingHorse, at: Date, tack: TackQualities = [0, 0, 0]): Look {
  const { genotype, traits, mane_style, tack_colour: colour } = horse;
  const months = ageInMonths(horse.born_at, at);
  const worn = { pieces: piecesOf(tack), colour };
  return lookView({
    genotype,
    traits,
    mane_style,
    breed: breedOfRow(horse),
    ageInMonths: months,
    shown: true,
    worn,
  }).look;
}
