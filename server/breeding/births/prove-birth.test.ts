import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { bornAtAge } from '../../../game/horses/age.ts';
import { healthOf } from '../../../game/horses/genetics/health.ts';
import { PLACE, readGenome } from '../../../game/horses/genetics/strands.ts';
import { birthFaults, readParentage, type BirthRecord } from '../../../game/breeding/check-birth.ts';
import { hasFoalRules } from '../../../game/breeding/foal.ts';
import { allelesIn } from '../../testing/app/hidden-genes.ts';
import { aMare, aStallion, carry, cover, DAY_SECONDS, horseNamed } from '../../testing/builders/breeding.ts';
import { changeHorse, leaveCoins } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { HOUR } from '../../../game/game-time.ts';

const app = await appForFile();

/** Of parents with a muscle gene on every strand. */
async function aBirth() {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 20_000);
  const [mare, stallion] = [await aMare(app, player), await aStallion(app, player)];
  const muscles = { pssm1: 'Ps' } as const;
  for (const id of [mare, stallion]) await carry(app, id, muscles, muscles);
  const { body: before } = await player.call('GET /api/horses/:id/breeding', { params: { id: mare } });
  const covered = await cover(player, mare, stallion);
  await app.pass(3 * DAY_SECONDS);
  const foal = (await horseNamed(player, 'Foal of Juniper'))?.id ?? '';
  const seedHash = before.nextSeedHash;
  return { player, mare, stallion, foal, seedHash, receipt: covered.body.receipt };
}

const proofFor = (player: TestPlayer, id: string) =>
  player.call('GET /api/horses/:id/birth', { params: { id } });
const publish = (...ids: string[]) =>
  app.db.updateTable('horses').set({ genesPublished: true }).where('id', 'in', ids).execute();

/** Checks the birth as a browser does, from the reply alone. */
function recordIn(body: Awaited<ReturnType<typeof proofFor>>['body']): BirthRecord {
  if (!body.draw) throw new Error('The draw is hidden');
  const { seed, sire, dam, foal } = body.draw;
  if (!hasFoalRules(body.rules)) throw new Error('Nobody knows these rules');
  return {
    ...body,
    seed: hexToBytes(seed),
    sire: readParentage(sire),
    dam: readParentage(dam),
    inbreeding: { foal: foal.inbreeding, sire: sire.inbreeding, dam: dam.inbreeding },
    foal: { ...readParentage(foal), sex: foal.gender, aptitude: foal.aptitude },
  };
}

test('the reply is enough to draw the foal, and any change to it is detected', async () => {
  const { player, mare, stallion, foal, seedHash, receipt } = await aBirth();
  await publish(mare, stallion, foal);
  const { status, body } = await proofFor(player, foal);
  expect(status).toBe(200);
  // Matches what was promised before the mating.
  expect(body).toMatchObject({
    seedHash,
    entropy: receipt.entropy,
    birthNumber: 1,
    mareId: mare,
    stallionId: stallion,
  });
  const record = recordIn(body);
  expect(birthFaults(record)).toEqual([]);

  expect(birthFaults({ ...record, seed: new Uint8Array(32) })).toEqual(['seed']);
  expect(birthFaults({ ...record, entropy: '0'.repeat(32) })).not.toEqual([]);
  const { foal: born } = record;
  const changed = (change: Partial<typeof born>) => birthFaults({ ...record, foal: { ...born, ...change } });
  expect(changed({ sex: born.sex === 'mare' ? 'stallion' : 'mare' })).toEqual(['sex']);
  expect(changed({ sex: born.sex === 'stallion' ? 'gelding' : born.sex })).toEqual([]);
  expect(changed({ breed: 'friesian' })).toEqual(['breed']);
  const [fromSire, fromDam] = born.genome;
  const other = fromSire.map((allele, place) => (place === PLACE.cream ? 2 - allele : allele));
  expect(changed({ genome: [other, fromDam] })).toEqual(['genes']);
  expect(changed({ traits: { ...born.traits, seed: born.traits.seed + 1 } })).toEqual(['traits']);
  expect(changed({ form: born.form.map((value) => value + 1) })).toEqual(['form']);
  expect(changed({ talent: born.talent.map((value) => value + 1) })).toEqual(['talent']);
  expect(changed({ aptitude: born.aptitude.map((points) => points + 1) })).toEqual(['aptitude']);
});

test('seed and genes are hidden from viewers who may not see the genes of all three', async () => {
  const { player, mare, stallion, foal } = await aBirth();
  for (const shown of [[], [mare], [mare, stallion], [foal]]) {
    await app.db
      .updateTable('horses')
      .set({ genesPublished: false })
      .where('ownerId', '=', player.id)
      .execute();
    if (shown.length > 0) await publish(...shown);
    const { status, body } = await proofFor(player, foal);
    expect({ status, draw: body.draw, alleles: allelesIn(body) }).toEqual({
      status: 200,
      draw: null,
      alleles: [],
    });
    expect(JSON.stringify(body)).not.toContain('"seed"');
  }
  await publish(mare, stallion, foal);
  expect((await proofFor(await app.newPlayer(), foal)).body.draw).not.toBeNull();
});

test('health stands in it only for those who know the tests of all three', async () => {
  const { player, mare, stallion, foal } = await aBirth();
  const all = [mare, stallion, foal];
  await publish(...all);
  const copies = ({ draw }: Awaited<ReturnType<typeof proofFor>>['body']) =>
    [draw?.sire, draw?.dam, draw?.foal].map((horse) => healthOf(readGenome(horse?.genome ?? '')).pssm1);
  for (const [told, expected] of [
    [mare, [0, 0, 0]],
    [foal, [0, 0, 0]],
    [stallion, [2, 2, 2]],
  ] as const) {
    expect((await proofFor(player, foal)).body.draw?.health).toBe(false);
    await player.call('POST /api/horses/:id/health-test', { params: { id: told } });
    const { body } = await proofFor(player, foal);
    expect(copies(body)).toEqual(expected);
    expect(birthFaults(recordIn(body))).toEqual([]);
  }
  expect((await proofFor(player, foal)).body.draw?.health).toBe(true);
  const stranger = await app.newPlayer();
  expect(copies((await proofFor(stranger, foal)).body)).toEqual([0, 0, 0]);
});

test('a horse from the store has no birth, and a missing horse is not found', async () => {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 20_000);
  const mare = await aMare(app, player);
  expect(await proofFor(player, mare)).toMatchObject({
    status: 404,
    body: { code: 'NOT_BRED', message: 'Juniper came from the store: no breeder is known.' },
  });
  expect(await proofFor(player, '00000000-0000-7000-8000-000000000000')).toMatchObject({
    status: 404,
    body: { code: 'HORSE_NOT_FOUND' },
  });
});

test('a foal nurses until six months, and keeps its day of birth whatever its age counts from', async () => {
  const { player, foal } = await aBirth();
  const see = async () => (await player.call('GET /api/horses/:id', { params: { id: foal } })).body;
  const { bornAt } = (await proofFor(player, foal)).body;
  const weanedAt = new Date(Date.parse(bornAt) + 60 * HOUR);
  expect((await see()).feedExpiresAt).toBe(weanedAt.toISOString());
  await app.pass(Math.floor((weanedAt.getTime() - app.clock.now().getTime()) / 1000) - 1);
  expect(await see()).toMatchObject({ ageInMonths: 5, happiness: 100 });
  await app.pass(3601);
  expect(await see()).toMatchObject({ ageInMonths: 6, happiness: 99 });
  await changeHorse(app.db, foal, { bornAt: bornAtAge(100, app.clock.now()) });
  expect((await proofFor(player, foal)).body.bornAt).toBe(bornAt);
});
