import {
  parentsFirst,
  solveAll,
  solveReliabilities,
  type ValuedHerd,
} from '../../../game/breeding/values/breeding-values.ts';
import {
  readValues,
  RELIABILITY_LEVELS,
  storeValues,
  type Values,
} from '../../../game/breeding/values/stored-values.ts';
import { LAMBDAS, withoutInbreeding } from '../../../game/breeding/values/value-row.ts';
import { ageInMonths, reachesAgeAt } from '../../../game/horses/age.ts';
import type { HorseBreed } from '../../../game/horses/breeds.ts';
import { typeOf } from '../../../game/horses/form/breed-forms.ts';
import { FORM_POINT, FORM_TRAITS } from '../../../game/horses/form/form.ts';
import { PROFILE_FROM } from '../../../game/horses/form/trait-rows.ts';
import { UNKNOWN } from '../../../game/horses/pedigree.ts';
import type { Tx } from '../../db/connection.ts';
import { breedOfRow } from '../../horses/horse-row.ts';
import { storeExpectedBodies } from './expected-bodies.ts';
import { hexOf } from './relatives.ts';
import {
  findHorsesToSolve,
  lockValues,
  waitToSolve,
  writeAllValues,
  type SolvedHorseRow,
} from './value-queries.ts';

const ROWS = 10_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Deviations. Finer than after a single profile. */
const STOP = 0.005;

export interface Solution {
  readonly horses: number;
  readonly passes: number;
  /** Rows that were not as stored. */
  readonly changed: number;
}

/** Solves the breeding values of all horses anew. Meanwhile no job solves any. */
export async function solveWorld(tx: Tx, now: Date): Promise<Solution> {
  await waitToSolve.run(tx);
  const horses = await readHorses(tx, now);
  const { ids, bornAts, herd } = horses;
  const passes = solveAll(herd, STOP);
  const { own, all } = solveReliabilities(herd, RELIABILITY_LEVELS);
  const levels = RELIABILITY_LEVELS.length;
  const traits = FORM_TRAITS.length;
  const valuesOf = (horse: number): Values => ({
    estimates: [...herd.estimates.subarray(horse * traits, (horse + 1) * traits)],
    ownReliability: [...own.subarray(horse * levels, (horse + 1) * levels)],
    reliability: [...all.subarray(horse * levels, (horse + 1) * levels)],
  });
  // All horses are locked before any values.
  for (let from = 0; from < ids.length; from += ROWS) {
    const young = ids
      .slice(from, from + ROWS)
      .flatMap((id, at) =>
        herd.published[from + at] === 1 ? [] : [[id, readValues(storeValues(valuesOf(from + at)))] as const],
      );
    await storeExpectedBodies(tx, new Map(young));
  }
  let changed = 0;
  for (let from = 0; from < ids.length; from += ROWS) {
    const some = ids.slice(from, from + ROWS);
    const births = bornAts.slice(from, from + ROWS).map((bornAt) => new Date(bornAt));
    await lockValues.run(tx, { ids: some });
    changed += await writeAllValues.run(tx, {
      ids: some,
      estimates: some.map((_, at) => hexOf(storeValues(valuesOf(from + at)))),
      published: some.map((_, at) => herd.published[from + at] === 1),
      dueAts: births.map((bornAt) => reachesAgeAt(bornAt, PROFILE_FROM)),
      bornAts: births,
    });
  }
  return { horses: ids.length, passes, changed };
}

interface WorldHerd {
  readonly ids: readonly string[];
  readonly bornAts: readonly number[];
  readonly herd: ValuedHerd;
}

async function readHorses(tx: Tx, now: Date): Promise<WorldHerd> {
  const ids: string[] = [];
  const parents: (readonly [sireId: string, damId: string] | null)[] = [];
  const bornAts: number[] = [];
  const breeds: HorseBreed[] = [];
  const grown: Float32Array[] = [];
  for (let after = FIRST_ID; ; after = ids.at(-1) ?? after) {
    const rows = await findHorsesToSolve.rows(tx, { after, limit: ROWS });
    const some = new Float32Array(rows.length * FORM_TRAITS.length);
    for (const [at, row] of rows.entries()) {
      ids.push(row.id);
      parents.push(row.sireId && row.damId ? [row.sireId, row.damId] : null);
      bornAts.push(row.bornAt.getTime());
      breeds.push(breedOfRow(row));
      some.set(grownOf(row), at * FORM_TRAITS.length);
    }
    grown.push(some);
    if (rows.length < ROWS) break;
  }
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const numberOf = (id: string | undefined) => (id === undefined ? UNKNOWN : (numbers.get(id) ?? UNKNOWN));
  const sires = Int32Array.from(parents, (pair) => numberOf(pair?.[0]));
  const dams = Int32Array.from(parents, (pair) => numberOf(pair?.[1]));
  const all = new Float32Array(ids.length * FORM_TRAITS.length);
  let at = 0;
  for (const some of grown) {
    all.set(some, at);
    at += some.length;
  }
  return {
    ids,
    bornAts,
    herd: {
      sires,
      dams,
      order: parentsFirst(sires, dams),
      published: Uint8Array.from(bornAts, (bornAt) =>
        ageInMonths(new Date(bornAt), now) >= PROFILE_FROM ? 1 : 0,
      ),
      grown: all,
      founderMeans: (horse) => typeOf(breeds[horse] ?? 'hanoverian'),
      lambdas: LAMBDAS,
      estimates: Float32Array.from(breeds.flatMap((breed) => typeOf(breed))),
    },
  };
}

/** Of an array as PostgreSQL sends it: a header, then the length and value of each element. */
const HEADER_BYTES = 20;
const ELEMENT_BYTES = 6;
const LENGTH_BYTES = 4;

function grownOf({ grown, inbreeding }: SolvedHorseRow): number[] {
  const view = new DataView(grown.buffer, grown.byteOffset, grown.length);
  const values = FORM_TRAITS.map(
    (_, at) => view.getInt16(HEADER_BYTES + ELEMENT_BYTES * at + LENGTH_BYTES) / FORM_POINT,
  );
  return withoutInbreeding(values, inbreeding);
}
