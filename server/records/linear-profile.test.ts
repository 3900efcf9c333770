import { expect, test } from 'vitest';
import { bornAtAge } from '../../game/horses/age.ts';
import { plainBody } from '../../game/horses/form/plain-body.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { aFamily } from '../../world/family.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { changeHorse } from '../testing/builders/stable.ts';

const app = await appForFile();
const anna = await app.newPlayer();
const stranger = await app.newPlayer();

const profile = async (id: string) =>
  (await stranger.call('GET /api/horses/:id/linear-profile', { params: { id } })).body;

/** A usual Hanoverian, with this much more trot. */
function formWith(trot: number): number[] {
  const aptitude = DISCIPLINES.map(() => 500_000);
  return plainBody('hanoverian', aptitude).form.map((value, at) => (at % 16 === 11 ? value + trot : value));
}

async function aFamilyOf(months: number) {
  const family = aFamily(anna.id);
  const parent = { breed: 'hanoverian', form: formWith(1000) } as const;
  const [sire, dam] = [family.founder('Sire', 'stallion', parent), family.founder('Dam', 'mare', parent)];
  const bornAt = bornAtAge(months, app.clock.now());
  const foal = family.foal('Foal', sire, dam, { breed: 'hanoverian', form: formWith(-1000), bornAt });
  await family.save(app.db);
  await app.pass(0);
  return { sire, dam, foal };
}

const trotOf = async (id: string) => (await profile(id)).bars.find(({ trait }) => trait === 'trot');

test('anybody sees the body of a horse of three years, beside those of its parents', async () => {
  const { sire, dam, foal } = await aFamilyOf(36);
  const seen = await profile(foal.id);
  expect(seen).toMatchObject({
    isGrown: true,
    sire: { id: sire.id, name: 'Sire' },
    dam: { id: dam.id, name: 'Dam' },
    heightCm: { least: 168, most: 168 },
  });
  expect(seen.bars).toHaveLength(16);
  expect(await trotOf(foal.id)).toEqual({ trait: 'trot', least: 3.5, most: 3.5, sire: 6.5, dam: 6.5 });
  const dressage = seen.reasons.find(({ discipline }) => discipline === 'dressage');
  expect(dressage).toMatchObject({ helps: [], hinders: [{ trait: 'trot' }] });
});

test('of a foal, only what its parents’ profiles promise', async () => {
  const { foal } = await aFamilyOf(35);
  const seen = await profile(foal.id);
  expect(seen).toMatchObject({ isGrown: false, reasons: [] });
  const trot = await trotOf(foal.id);
  // Half of what its parents show above the breed.
  expect(((trot?.least ?? 0) + (trot?.most ?? 0)) / 2).toBeCloseTo(5.75, 1);
  await changeHorse(app.db, foal.id, { form: formWith(3000) });
  expect(await profile(foal.id)).toEqual(seen);
  await changeHorse(app.db, foal.id, { form: formWith(-1000) });
});

const passedOn = async (id: string) => {
  const { passesOn } = await profile(id);
  return { ...passesOn, trot: passesOn.bars.find(({ trait }) => trait === 'trot') };
};

test('what a horse passes on changes with the profile of a foal', async () => {
  const { sire, foal } = await aFamilyOf(35);
  const before = await passedOn(sire.id);
  expect(before).toMatchObject({ foals: 1, foalsSeen: 0, trot: { score: 5.8, accuracy: 0.71 } });
  expect(before.bars).toHaveLength(16);
  expect(before.next).toMatchObject({ id: foal.id, name: 'Foal' });
  expect(await passedOn(foal.id)).toMatchObject({ trot: { score: 5.8, accuracy: 0.5 } });
  await app.pass(11 * 3600);
  const after = await passedOn(sire.id);
  expect(after).toMatchObject({ foals: 1, foalsSeen: 1, next: null });
  expect(after.trot?.score).toBeLessThan(5.6);
  expect(after.trot?.accuracy).toBeGreaterThan(0.72);
  expect(after.trot?.within).toBeLessThan(before.trot?.within ?? 0);
});

test('a horse that is too new to be solved shows the same', async () => {
  const family = aFamily(anna.id);
  const { id } = family.founder('Able', 'mare', { breed: 'hanoverian', form: formWith(2000) });
  await family.save(app.db);
  const before = await profile(id);
  await app.pass(0);
  expect(await profile(id)).toEqual(before);
});

test('a horse from the store has no parents beside it', async () => {
  const family = aFamily(anna.id);
  const { id } = family.founder('Able', 'mare');
  await family.save(app.db);
  expect(await profile(id)).toMatchObject({ isGrown: true, sire: null, dam: null });
});
