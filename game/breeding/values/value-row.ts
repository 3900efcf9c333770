import type { HorseBreed } from '../../horses/breeds.ts';
import { typeOf } from '../../horses/form/breed-forms.ts';
import { FORM_TRAITS, type FormTrait } from '../../horses/form/form.ts';
import { lostIn } from '../../horses/form/inherit-form.ts';
import { FORM_TRAIT_ROWS } from '../../horses/form/trait-rows.ts';
import { readValues, RELIABILITY_LEVELS, storeValues, type Values } from './stored-values.ts';

/*
 * Breeding values by BLUP (Henderson), one trait at a time, in deviations. Each horse is one row of the equations: its
 * parents, its own grown value once its profile is published, and its foals (docs/rules/breeding.md#breeding-values).
 */

/** A founder is one horse's worth of knowledge of its breed; known parents leave half the variance. */
export const OF_FOUNDER = 1;
export const OF_FOAL = 2;

/** Deviations: a smaller change is passed on no further. */
export const STOP = 0.02;

/** (1 − h²) / h². */
export function lambdaOf(heritability: number): number {
  return (1 - heritability) / heritability;
}

export const LAMBDAS: readonly number[] = FORM_TRAITS.map((trait) =>
  lambdaOf(FORM_TRAIT_ROWS[trait].heritability),
);

export interface ValueRow {
  readonly breed: HorseBreed;
  /** Null for founders. */
  readonly parents: { readonly sireId: string; readonly damId: string } | null;
  /** Grown values, with what inbreeding took; undefined until the profile is published. */
  seen: readonly number[] | undefined;
  values: Values;
}

/** The rows of a horse, of its parents and of its foals. */
export interface Relatives {
  row(id: string): ValueRow | undefined;
  foalsOf(id: string): readonly { readonly id: string; readonly otherId: string }[];
}

/** `grown`: in deviations. */
export function withoutInbreeding(grown: readonly number[], inbreeding: number): number[] {
  return grown.map((value, at) => value + lostIn(FORM_TRAITS[at] as FormTrait, inbreeding));
}

/** The means of the breed: all that is known of a founder without a profile, and of a horse not solved yet. */
export function valuesOfBreed(breed: HorseBreed): Values {
  const none = RELIABILITY_LEVELS.map(() => 0);
  return { estimates: typeOf(breed), ownReliability: none, reliability: none };
}

/** Of a foal of these two before its profile, as its row is solved and stored. */
export function valuesOfFoal(sire: Values, dam: Values): Values {
  const known = RELIABILITY_LEVELS.map(
    (_, level) => ((sire.ownReliability[level] ?? 0) + (dam.ownReliability[level] ?? 0)) / 4,
  );
  const estimates = sire.estimates.map((each, at) => (each + (dam.estimates[at] ?? 0)) / 2);
  // Rounded as stored.
  return readValues(storeValues({ estimates, ownReliability: known, reliability: known }));
}

/** Solves the horse's row with its relatives as they are. */
export function solveRow(relatives: Relatives, id: string): Values {
  const row = relatives.row(id);
  if (!row) throw new RangeError(`No row of ${id}`);
  const family = row.parents && {
    sire: relatives.row(row.parents.sireId)?.values ?? valuesOfBreed(row.breed),
    dam: relatives.row(row.parents.damId)?.values ?? valuesOfBreed(row.breed),
  };
  const foals = relatives.foalsOf(id).map((foal) => ({
    foal: relatives.row(foal.id),
    other: relatives.row(foal.otherId)?.values ?? valuesOfBreed(row.breed),
  }));
  const expected = family ? undefined : typeOf(row.breed);
  const estimates = LAMBDAS.map((lambda, at) => {
    let known: number = expected ? OF_FOUNDER : OF_FOAL;
    let sum = family
      ? estimateIn(family.sire, at) + estimateIn(family.dam, at)
      : OF_FOUNDER * (expected?.[at] ?? 0);
    if (row.seen) {
      sum += (row.seen[at] ?? 0) / lambda;
      known += 1 / lambda;
    }
    for (const { foal, other } of foals) {
      if (!foal) continue;
      sum += estimateIn(foal.values, at) - estimateIn(other, at) / 2;
      known += 1 / 2;
    }
    return sum / known;
  });
  const ownReliability = RELIABILITY_LEVELS.map((heritability, level) => {
    const ofParents = family
      ? ((family.sire.ownReliability[level] ?? 0) + (family.dam.ownReliability[level] ?? 0)) / 4
      : 0;
    return 1 - 1 / (1 / (1 - ofParents) + (row.seen ? 1 / lambdaOf(heritability) : 0));
  });
  const reliability = RELIABILITY_LEVELS.map((heritability, level) => {
    let known = 1 / (1 - (ownReliability[level] ?? 0));
    for (const { foal, other } of foals)
      if (foal?.seen)
        known += 1 / (4 * (1 / 2 + lambdaOf(heritability)) + 1 - (other.ownReliability[level] ?? 0));
    return 1 - 1 / known;
  });
  return { estimates, ownReliability, reliability };
}

const estimateIn = ({ estimates }: Values, at: number) => estimates[at] ?? 0;

/** The greatest change of an estimate, in deviations. */
export function changeBetween(before: Values, after: Values): number {
  return Math.max(...after.estimates.map((each, at) => Math.abs(each - (before.estimates[at] ?? 0))));
}

/** Parents, foals, and the other parents of those. */
export function joinedTo(relatives: Relatives, id: string): string[] {
  const parents = relatives.row(id)?.parents;
  return [
    ...(parents ? [parents.sireId, parents.damId] : []),
    ...relatives.foalsOf(id).flatMap((foal) => [foal.id, foal.otherId]),
  ];
}

/** Rows solved after a profile at most. */
const MOST_ROWS = 400;

/**
 * After a profile: solves the row of the horse and of its parents, then wave by wave the rows joined to those, while a
 * change exceeds STOP. Yields the horses of each wave, whose relatives must be there before the next step. Returns those
 * whose values changed.
 */
export function* spreadFrom(
  relatives: Relatives,
  id: string,
): Generator<readonly string[], ReadonlySet<string>> {
  const changed = new Set<string>();
  const parents = relatives.row(id)?.parents;
  // Parents become more reliable with each profile of a foal, even if their estimates stay.
  const always = new Set([id, ...(parents ? [parents.sireId, parents.damId] : [])]);
  let wave: readonly string[] = [...always];
  let solved = 0;
  while (wave.length > 0 && solved < MOST_ROWS) {
    yield wave;
    const next = new Set<string>();
    for (const each of wave) {
      const row = relatives.row(each);
      if (!row || solved === MOST_ROWS) continue;
      solved += 1;
      const before = row.values;
      row.values = solveRow(relatives, each);
      changed.add(each);
      if (changeBetween(before, row.values) <= STOP) continue;
      for (const relative of joinedTo(relatives, each)) next.add(relative);
    }
    wave = [...next];
  }
  return changed;
}
