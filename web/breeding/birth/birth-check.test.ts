import { bytesToHex } from '@noble/hashes/utils.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { foalDraws } from '../../../game/breeding/birth-proof.ts';
import { drawFoal, FOAL_RULES_VERSION, type Foal } from '../../../game/breeding/foal.ts';
import { breedOf } from '../../../game/horses/breeds.ts';
import { drawFounder } from '../../../game/horses/founder.ts';
import { writeGenetics } from '../../../game/horses/genetics/wire.ts';
import { storeGenome } from '../../../game/horses/genetics/strands.ts';
import { rngFromNumber } from '../../../game/rng.ts';
import { seedHash } from '../../../game/shows/proof/proof.ts';
import { checkBirth, type Birth } from './birth-check.ts';
import { storeBirthReceipt } from './birth-receipts.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
beforeEach(() => stored.clear());

const rng = rngFromNumber(7);
const MORGAN = breedOf('morgan');
const founder = (): Foal => ({ breed: 'morgan', sex: 'mare', ...drawFounder(rng, MORGAN) });
const [SIRE, DAM] = [founder(), founder()];
const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const IDS = { mareId: 'mare', stallionId: 'stallion' };
const ENTROPY = 'ab'.repeat(16);
const RECEIPT = { ...IDS, birthNumber: 1, seedHash: seedHash(SEED), entropy: ENTROPY };

function written(id: string, gender: 'mare' | 'stallion', horse: Foal) {
  return {
    id,
    name: id,
    gender,
    inbreeding: 0,
    breedId: horse.breed,
    genetics: writeGenetics(horse.genome, horse.traits),
    genome: storeGenome(horse.genome),
    traits: { ...horse.traits },
    form: [...horse.form],
    talent: [...horse.talent],
    aptitude: [...horse.aptitude],
  };
}

function aBirth(): Birth & { draw: NonNullable<Birth['draw']> } {
  const drawn = drawFoal(foalDraws(SEED, { ...IDS, entropy: ENTROPY }), SIRE, DAM, {
    foal: 0,
    sire: 0,
    dam: 0,
  });
  if (!drawn) throw new Error('She did not take');
  const foal = drawn;
  return {
    ...RECEIPT,
    foalId: 'foal',
    foalName: 'Foal',
    mareName: 'Mare',
    stallionName: 'Stallion',
    coveredAt: '2030-05-01T08:00:00Z',
    bornAt: '2030-05-04T08:00:00Z',
    rules: FOAL_RULES_VERSION,
    draw: {
      seed: bytesToHex(SEED),
      health: true,
      sire: written('stallion', 'stallion', SIRE),
      dam: written('mare', 'mare', DAM),
      foal: written('foal', foal.sex, foal),
    },
  };
}

test('accepts a birth that matches its receipt', () => {
  storeBirthReceipt(RECEIPT);
  expect(checkBirth(aBirth())).toEqual({ promise: 'kept', faults: [], undrawn: null });
});

test.each([
  ['another hash', { seedHash: '0'.repeat(64) }],
  ['other bytes', { entropy: '0'.repeat(32) }],
  ['another stallion', { stallionId: 'his brother' }],
])('reports a broken promise for %s than in the receipt', (_, changes) => {
  storeBirthReceipt({ ...RECEIPT, ...changes });
  expect(checkBirth(aBirth()).promise).toBe('broken');
});

test('does not judge the promise without a receipt of this cover', () => {
  storeBirthReceipt({ ...RECEIPT, birthNumber: 2 });
  expect(checkBirth(aBirth())).toEqual({ promise: 'none', faults: [], undrawn: null });
});

test('detects a forged foal', () => {
  const birth = aBirth();
  const { foal } = birth.draw;
  const changed = (change: Partial<typeof foal>) =>
    checkBirth({ ...birth, draw: { ...birth.draw, foal: { ...foal, ...change } } }).faults;
  const better = { aptitude: foal.aptitude.map((points) => points + 10_000) };
  expect(changed(better)).toEqual(['aptitude']);
  const oneMore = (values: readonly number[]) => values.map((value, at) => (at === 3 ? value + 1 : value));
  expect(changed({ form: oneMore(foal.form) })).toEqual(['form']);
  expect(changed({ talent: oneMore(foal.talent) })).toEqual(['talent']);
  expect(checkBirth({ ...birth, draw: { ...birth.draw, seed: 'ff'.repeat(32) } }).faults).toEqual(['seed']);
});

test('does not redraw a hidden draw or one by unknown rules', () => {
  expect(checkBirth({ ...aBirth(), draw: null })).toMatchObject({ faults: null, undrawn: 'hidden' });
  expect(checkBirth({ ...aBirth(), rules: 0 })).toMatchObject({ faults: null, undrawn: 'rules' });
});
