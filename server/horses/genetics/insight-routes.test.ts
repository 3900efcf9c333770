import { beforeEach, describe, expect, test } from 'vitest';
import { readGenome } from '../../../game/horses/genetics/strands.ts';
import { writeGenetics } from '../../../game/horses/genetics/wire.ts';
import { aHorse, moveHorse } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { maySeeGenes } from './gene-sight.ts';

const app = await appForFile();
let anna: TestPlayer;
let bert: TestPlayer;
let horse: string;
beforeEach(async () => {
  anna = await app.newPlayer();
  bert = await app.newPlayer();
  horse = await aHorse(anna);
});

const sight = async (by: TestPlayer) =>
  (await by.call('GET /api/horses/:id/genetics', { params: { id: horse } })).body;
const useInsight = (by: TestPlayer, horseId = horse) =>
  by.call('POST /api/payments/use-free-insight', { body: { horseId } });
const publish = (by: TestPlayer, published: boolean) =>
  by.call('PUT /api/horses/:id/genes-published', { params: { id: horse }, body: { published } });
const user = async (by: TestPlayer) => (await by.call('GET /api/user')).body;

/** No call sells horses yet. */
const sellTo = (owner: TestPlayer) => moveHorse(app.db, horse, owner.id);

async function stored() {
  const row = await app.db
    .selectFrom('horses')
    .select(['genotype', 'traits'])
    .where('id', '=', horse)
    .executeTakeFirstOrThrow();
  return writeGenetics(readGenome(row.genotype), row.traits);
}

describe('a free insight', () => {
  test('is given to newcomers, shows the genes of one horse, and is used up', async () => {
    expect(await user(anna)).toMatchObject({ freeGeneticInsights: 1, geneticInsightsPurchased: [] });
    const other = await aHorse(anna);
    const genetics = await stored();
    expect(await useInsight(anna)).toMatchObject({
      status: 200,
      body: { horseId: horse, genetics, published: false, freeGeneticInsights: 0 },
    });
    expect(await user(anna)).toMatchObject({ freeGeneticInsights: 0, geneticInsightsPurchased: [horse] });
    const { body: list } = await anna.call('GET /api/horses');
    expect(list.map(({ id, genetics: shown }) => [id, shown])).toEqual([
      [horse, genetics],
      [other, null],
    ]);
    expect((await useInsight(anna, other)).body.code).toBe('NO_FREE_INSIGHT');
  });

  test('shows the genes in every reply with the horse', async () => {
    await useInsight(anna);
    const genetics = await stored();
    const params = { id: horse };
    expect((await anna.call('GET /api/horses/:id', { params })).body.genetics).toEqual(genetics);
    expect(await sight(anna)).toMatchObject({ horseId: horse, genetics, published: false });
    const renamed = await anna.call('PATCH /api/horses/:id/name', { params, body: { name: 'Iris' } });
    expect(renamed.body).toMatchObject({ name: 'Iris', genetics });
  });

  test('stays with the player when the horse is sold, and does not go with the horse', async () => {
    await useInsight(anna);
    await sellTo(bert);
    expect((await sight(anna)).genetics).toEqual(await stored());
    expect((await sight(bert)).genetics).toBeNull();
    expect((await bert.call('GET /api/horses/:id', { params: { id: horse } })).body.genetics).toBeNull();
    expect((await publish(bert, true)).body.code).toBe('GENES_UNSEEN');
    expect((await useInsight(bert)).status).toBe(200);
    expect((await sight(bert)).genetics).toEqual(await stored());
  });

  test('the latest thousand are listed, newest first', async () => {
    const ids = Array.from(
      { length: 1001 },
      (_, index) => `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    await app.db
      .insertInto('genetic_insights')
      .values(
        ids.map((id, index) => ({ playerId: anna.id, horseId: id, how: 'bought', at: new Date(index) })),
      )
      .execute();
    expect((await user(anna)).geneticInsightsPurchased).toEqual(ids.toReversed().slice(0, 1000));
    await app.db.deleteFrom('genetic_insights').where('playerId', '=', anna.id).execute();
  });
});

describe('published genes', () => {
  test('are seen by everybody signed in, until they are unpublished', async () => {
    await useInsight(anna);
    expect(await sight(bert)).toEqual({
      horseId: horse,
      genetics: null,
      genomicValues: null,
      published: false,
    });
    expect((await publish(anna, true)).body).toMatchObject({
      horseId: horse,
      genetics: await stored(),
      published: true,
    });
    expect(await sight(bert)).toMatchObject({ horseId: horse, genetics: await stored(), published: true });
    await publish(anna, false);
    expect(await sight(bert)).toEqual({
      horseId: horse,
      genetics: null,
      genomicValues: null,
      published: false,
    });
    expect((await sight(anna)).genetics).toEqual(await stored());
  });

  test('use up no insight', async () => {
    await useInsight(anna);
    await publish(anna, true);
    await sellTo(bert);
    expect((await useInsight(bert)).body.code).toBe('ALREADY_SEEN');
    expect((await user(bert)).freeGeneticInsights).toBe(1);
  });

  test('can be hidden by a new owner from all players without an insight, the new owner included', async () => {
    await useInsight(anna);
    await publish(anna, true);
    await sellTo(bert);
    expect((await publish(anna, false)).body.code).toBe('NOT_YOUR_HORSE');
    expect((await publish(bert, false)).body).toMatchObject({
      genetics: null,
      genomicValues: null,
      published: false,
    });
    expect((await publish(bert, true)).body.code).toBe('GENES_UNSEEN');
    expect((await sight(anna)).genetics).toEqual(await stored());
  });

  test('no visitor sees them', async () => {
    await useInsight(anna);
    await publish(anna, true);
    const answer = await app.call('GET /api/horses/:id/genetics', { params: { id: horse } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  });
});

test('what the genes say of the body is the same at each look, for whoever may see them', async () => {
  const { body } = await useInsight(anna);
  expect(body.genomicValues).toHaveLength(16);
  for (const { accuracy } of body.genomicValues ?? []) expect(accuracy).toBe(0.9);
  expect((await sight(anna)).genomicValues).toEqual(body.genomicValues);
  await publish(anna, true);
  expect((await sight(bert)).genomicValues).toEqual(body.genomicValues);
});

test('maySeeGenes answers for many horses at once', async () => {
  await useInsight(anna);
  const [published, hidden] = [await aHorse(bert), await aHorse(anna)];
  await bert.call('POST /api/payments/use-free-insight', { body: { horseId: published } });
  await bert.call('PUT /api/horses/:id/genes-published', {
    params: { id: published },
    body: { published: true },
  });
  const all = [horse, published, hidden];
  expect(await maySeeGenes(app.db, anna.id, all)).toEqual(new Set([horse, published]));
  expect(await maySeeGenes(app.db, bert.id, all)).toEqual(new Set([published]));
  expect(await maySeeGenes(app.db, anna.id, [])).toEqual(new Set());
});
