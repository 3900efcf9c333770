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
  const [sire, dam] = [family.founder('Sire', 'stallion'), family.founder('Dam', 'mare')];
  const foal = family.foal('Foal', sire, dam);
  await family.save(app.db);
  for (const { id } of [sire, dam])
    await changeHorse(app.db, id, { breed: 'hanoverian', form: formWith(1000) });
  const bornAt = bornAtAge(months, app.clock.now());
  await changeHorse(app.db, foal.id, { breed: 'hanoverian', form: formWith(-1000), bornAt });
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

test('of a foal, only what its parents promise', async () => {
  const { foal } = await aFamilyOf(35);
  const seen = await profile(foal.id);
  expect(seen).toMatchObject({ isGrown: false, reasons: [] });
  const trot = await trotOf(foal.id);
  expect(((trot?.least ?? 0) + (trot?.most ?? 0)) / 2).toBeCloseTo(6.5, 1);
  await changeHorse(app.db, foal.id, { form: formWith(3000) });
  expect(await profile(foal.id)).toEqual(seen);
});

test('a horse from the store has no parents beside it', async () => {
  const family = aFamily(anna.id);
  const { id } = family.founder('Able', 'mare');
  await family.save(app.db);
  expect(await profile(id)).toMatchObject({ isGrown: true, sire: null, dam: null });
});
