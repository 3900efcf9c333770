import { expect, test } from 'vitest';
import { typeOf } from '../../horses/form/breed-forms.ts';
import { FORM_TRAITS } from '../../horses/form/form.ts';
import { FORM_TRAIT_ROWS } from '../../horses/form/trait-rows.ts';
import { UNKNOWN } from '../../horses/pedigree.ts';
import { normal, pick, rngFromNumber, wholeBetween, type Rng } from '../../rng.ts';
import { solveAll, solveReliabilities, type ValuedHerd } from './breeding-values.ts';
import { levelOf, readValues, RELIABILITY_LEVELS, STORED_BYTES, storeValues } from './stored-values.ts';
import {
  changeBetween,
  LAMBDAS,
  solveRow,
  spreadFrom,
  STOP,
  valuesOfBreed,
  withoutInbreeding,
  type Relatives,
  type ValueRow,
} from './value-row.ts';

const SEED = 99;
const TRAITS = FORM_TRAITS.length;
const BREEDS = ['hanoverian', 'shetland_pony'] as const;

/** Horses by number, as text. */
class Herd implements Relatives {
  readonly rows: ValueRow[] = [];
  readonly grown: number[][] = [];
  readonly #inherited: number[][] = [];
  readonly #foals: { id: string; otherId: string }[][] = [];

  row(id: string): ValueRow | undefined {
    return this.rows[Number(id)];
  }

  foalsOf(id: string): readonly { id: string; otherId: string }[] {
    return this.#foals[Number(id)] ?? [];
  }

  add(rng: Rng, parents: readonly [sire: number, dam: number] | undefined): string {
    const id = String(this.rows.length);
    const ofSire = parents && this.rows[parents[0]];
    const ofDam = parents && this.rows[parents[1]];
    const breed =
      ofSire === undefined
        ? pick(rng, BREEDS)
        : ofSire.breed === ofDam?.breed
          ? ofSire.breed
          : ('crossbreed' as const);
    const inherited = FORM_TRAITS.map((trait, at) => {
      const { heritability } = FORM_TRAIT_ROWS[trait];
      const deviation = Math.sqrt(heritability);
      if (!parents) return (typeOf(breed)[at] ?? 0) + normal(rng, 0, deviation);
      const [sire, dam] = parents.map((parent) => this.#inherited[parent]?.[at] ?? 0);
      return ((sire ?? 0) + (dam ?? 0)) / 2 + normal(rng, 0, deviation * Math.SQRT1_2);
    });
    this.#inherited.push(inherited);
    this.grown.push(
      FORM_TRAITS.map(
        (trait, at) =>
          (inherited[at] ?? 0) + normal(rng, 0, Math.sqrt(1 - FORM_TRAIT_ROWS[trait].heritability)),
      ),
    );
    const [sireId, damId] = parents?.map(String) ?? [];
    this.rows.push({
      breed,
      parents: sireId !== undefined && damId !== undefined ? { sireId, damId } : null,
      seen: undefined,
      values: valuesOfBreed(breed),
    });
    this.#foals.push([]);
    if (sireId !== undefined && damId !== undefined) {
      this.#foals[Number(sireId)]?.push({ id, otherId: damId });
      this.#foals[Number(damId)]?.push({ id, otherId: sireId });
    }
    const row = this.rows.at(-1);
    if (row) row.values = solveRow(this, id);
    return id;
  }

  /** Returns the number of rows solved. */
  publish(id: string): number {
    const row = this.row(id);
    if (row) row.seen = this.grown[Number(id)];
    let solved = 0;
    for (const wave of spreadFrom(this, id)) solved += wave.length;
    return solved;
  }
}

/** Every eighth horse is a stallion; parents are among the last `founders` horses. */
function live(size: number, founders: number, publish: (horse: number) => boolean) {
  const rng = rngFromNumber(SEED);
  const herd = new Herd();
  const work: number[] = [];
  for (let horse = 0; horse < size; horse++) {
    const from = horse - founders;
    const sire = horse < founders ? undefined : from + ((8 - (from % 8)) % 8);
    const dam = sire === undefined ? undefined : wholeBetween(rng, from, horse - 1);
    const parents =
      sire === undefined || dam === undefined ? undefined : ([sire, dam % 8 === 0 ? dam - 1 : dam] as const);
    const id = herd.add(rng, parents && parents[1] >= 0 ? parents : undefined);
    if (publish(horse)) work.push(herd.publish(id));
  }
  return { herd, work };
}

function valuedHerd({ rows, grown }: Herd): ValuedHerd {
  const numberOf = (id: string | undefined) => (id === undefined ? UNKNOWN : Number(id));
  return {
    sires: Int32Array.from(rows, ({ parents }) => numberOf(parents?.sireId)),
    dams: Int32Array.from(rows, ({ parents }) => numberOf(parents?.damId)),
    order: Int32Array.from(rows, (_, horse) => horse),
    published: Uint8Array.from(rows, ({ seen }) => (seen ? 1 : 0)),
    grown: Float32Array.from(grown.flat()),
    founderMeans: (horse) => typeOf(rows[horse]?.breed ?? 'hanoverian'),
    lambdas: LAMBDAS,
    estimates: Float32Array.from(rows.flatMap(({ breed }) => typeOf(breed))),
  };
}

test('profiles that arrive one by one lead to the full solution, over breeds', () => {
  const { herd, work } = live(1000, 60, (horse) => horse < 950);
  const all = valuedHerd(herd);
  solveAll(all, 0.0005);
  const { own, all: reliabilities } = solveReliabilities(all, RELIABILITY_LEVELS);
  const levels = RELIABILITY_LEVELS.length;
  let [most, mostResidual, mostReliability] = [0, 0, 0];
  for (const [horse, { values }] of herd.rows.entries()) {
    for (const [at, each] of values.estimates.entries())
      most = Math.max(most, Math.abs(each - (all.estimates[horse * TRAITS + at] ?? 0)));
    for (const [level, each] of values.ownReliability.entries())
      mostReliability = Math.max(mostReliability, Math.abs(each - (own[horse * levels + level] ?? 0)));
    for (const [level, each] of values.reliability.entries())
      mostReliability = Math.max(
        mostReliability,
        Math.abs(each - (reliabilities[horse * levels + level] ?? 0)),
      );
    mostResidual = Math.max(mostResidual, changeBetween(values, solveRow(herd, String(horse))));
  }
  expect(most, `seed ${SEED}`).toBeLessThan(0.3);
  expect(mostResidual, `seed ${SEED}`).toBeLessThan(0.2);
  expect(mostReliability, `seed ${SEED}`).toBeLessThan(0.001);
  expect(work.toSorted((one, other) => one - other)[work.length / 2]).toBeLessThan(60);
});

test('rows of a solved herd stay as they are', () => {
  const { herd } = live(50, 16, (horse) => horse < 42);
  const all = valuedHerd(herd);
  solveAll(all, 1e-6);
  for (const [horse, row] of herd.rows.entries())
    row.values = {
      ...row.values,
      estimates: [...all.estimates.subarray(horse * TRAITS, (horse + 1) * TRAITS)],
    };
  for (const [horse, { values }] of herd.rows.entries())
    expect(changeBetween(values, solveRow(herd, String(horse))), `seed ${SEED}`).toBeLessThan(0.001);
});

test('a newborn has the mean of its parents, and says nothing of them', () => {
  const { herd } = live(60, 16, () => true);
  const before = herd.rows.slice(0, 60).map(({ values }) => values);
  const id = herd.add(rngFromNumber(1), [48, 51]);
  const [sire, dam] = [before[48], before[51]];
  expect(herd.row(id)?.values.estimates[4]).toBeCloseTo(
    ((sire?.estimates[4] ?? 0) + (dam?.estimates[4] ?? 0)) / 2,
  );
  for (const parent of ['48', '51']) {
    const was = herd.row(parent)?.values;
    if (was) expect(changeBetween(was, solveRow(herd, parent))).toBeLessThan(STOP + 0.2);
  }
});

test('what is known grows: by parents, the own body, foals', () => {
  const { herd } = live(1, 16, () => true);
  const rng = rngFromNumber(2);
  const known = (id: string) => Math.sqrt(herd.row(id)?.values.reliability[levelOf('trot')] ?? 0);
  const founder = herd.add(rng, undefined);
  expect(known(founder)).toBe(0);
  herd.publish(founder);
  expect(known(founder)).toBeCloseTo(Math.SQRT1_2);
  const mates = [herd.add(rng, undefined), herd.add(rng, undefined)];
  for (const mate of mates) herd.publish(mate);
  const foal = herd.add(rng, [Number(founder), Number(mates[0])]);
  expect(known(foal)).toBeCloseTo(0.5);
  herd.publish(foal);
  expect(known(foal)).toBeGreaterThan(0.7);
  const before = known(founder);
  for (let count = 0; count < 6; count++) herd.publish(herd.add(rng, [Number(founder), Number(mates[1])]));
  expect(known(founder)).toBeGreaterThan(before + 0.08);
});

test('what inbreeding cost is no gene', () => {
  const grown = FORM_TRAITS.map(() => 1);
  expect(withoutInbreeding(grown, 0.25)[0]).toBe(1.5);
});

test('values take 44 bytes and come back as they were, to a thousandth', () => {
  const { herd } = live(40, 16, () => true);
  for (const { values } of herd.rows) {
    const bytes = storeValues(values);
    expect(bytes).toHaveLength(STORED_BYTES);
    const read = readValues(bytes);
    expect(changeBetween(values, read)).toBeLessThan(0.0006);
    for (const [level, each] of values.reliability.entries())
      expect(Math.abs(each - (read.reliability[level] ?? 0))).toBeLessThan(0.002);
    expect(storeValues(read)).toEqual(bytes);
  }
});
