import { DEFAULT_PLAN } from '../../../game/round/round-plan.ts';
import type { TestApp, TestPlayer } from '../app/test-app.ts';
import { DAY_SECONDS, horseNamed } from './breeding.ts';
import * as more from './granted-calls.ts';
import * as newcomers from './newcomer-calls.ts';
import { roundOf } from './round.ts';
import { aFedHorse, buyTreats, changeHorse, enterNext, feedingOf, nextShows } from './stable.ts';

/** Grants every call but streams, once or more. Returns the horse whose genes and health Anna revealed, and one whose health test is published. */
export async function oneOfEach(
  app: TestApp,
  anna: TestPlayer,
  grant: more.Grant,
): Promise<{ seen: string; published: string }> {
  const horse = await aFedHorse(anna, { breedId: 'appaloosa' });
  const params = { id: horse };
  const started = await enterNext(anna, horse, 2);
  await app.pass(3600);
  await buyTreats(anna, 'sugar');
  const offers = await anna.call('GET /api/store/horses', { query: { breedId: 'knabstrupper' } });
  const storeHorseId = offers.body.tiers[0]?.horses[0]?.storeHorseId;
  const [show = ''] = await nextShows(anna, horse, 1);
  const [email, password] = ['new@example.org', 'bran mash 7'];

  await grant('POST /api/auth/register', { body: { username: 'Newcomer', email, password } });
  await grant('POST /api/auth/login', { body: { email, password } });
  for (const route of ['auth/me', 'user', 'horses', 'users/me/quota'] as const)
    await grant(`GET /api/${route}`);
  await grant('GET /api/horses/:id', { params });
  await grant('PATCH /api/horses/:id/name', { params, body: { name: 'Iris' } });
  await grant('GET /api/horses/:id/show-stats', { params });
  await grant('GET /api/horses/:id/entries', { params });
  for (const record of ['card', 'pedigree', 'children', 'history', 'trophies', 'linear-profile'] as const)
    await grant(`GET /api/horses/:id/${record}`, { params });
  await grant('GET /api/public/horses/:id', { params });
  await grant('GET /api/horses/:id/public-page', { params });
  await more.grantPlayerPages(grant, anna);
  await grant('GET /api/inventory/feed');
  await grant('GET /api/inventory/treats');
  await grant('POST /api/inventory/buy-feed', { body: { feed_type: 'monthly', quantity: 1 } });
  await grant('POST /api/inventory/buy-treats', { body: { treat_type: 'sugar', quantity: 1 } });
  await grant('POST /api/horses/:id/use-feed', { params, body: { feed_type: 'monthly' } });
  await grant('POST /api/horses/:id/use-treat', { params, body: { treat_type: 'sugar' } });
  await more.grantTack(grant, app, anna, horse);
  await grant('GET /api/transactions');
  await grant('GET /api/transactions/summary');
  await grant('GET /api/transactions/balance');
  await grant('GET /api/goldsmith/salary');
  await grant('POST /api/goldsmith/salary');
  await newcomers.grantNewcomers(grant, app);
  await newcomers.grantKeepsakes(grant, anna, horse);
  await grant('GET /api/store/breeds');
  await grant('GET /api/store/offers');
  await grant('GET /api/store/horses', { query: { breedId: 'knabstrupper' } });
  await grant('POST /api/store/purchase', {
    body: { storeHorseId, horseName: 'Tigris', gender: 'stallion', discipline: 'halter' },
  });
  await grant('GET /api/shows', { query: { horse_id: horse } });
  await grant('GET /api/shows/count', { query: { horse_id: horse } });
  await grant('GET /api/shows/my-entries');
  await changeHorse(app.db, horse, { grade: 'silver', prizelessStarts: 10 });
  await grant('POST /api/horses/:id/put-back', { params });
  await grant('POST /api/shows/:id/enter', { params: { id: show }, body: { horse_id: horse } });
  await grant('GET /api/shows/purse-index');
  const [ran = ''] = started;
  for (const part of ['', '/results', '/entries'] as const)
    await grant(`GET /api/shows/:id${part}`, { params: { id: ran } });
  await more.grantPlayerShows(grant, app, anna, horse);
  await grant('PUT /api/guild', { body: { guild: 'trainer' } });
  await grant('POST /api/horses/feed', { body: await feedingOf(anna, [horse]) });
  await grant('POST /api/horses/:id/request-vet', { params, body: { service_type: 'checkup' } });
  await app.pass(30);
  await grant('POST /api/horses/request-vet', { body: { horseIds: [horse], service: 'vet_shots' } });
  await grant('GET /api/vet/my-requests');
  const { body: resting } = await anna.call('GET /api/horses');
  const out = resting.find(({ id }) => id !== horse)?.id ?? horse;
  await grant('POST /api/horses/turn-out', { body: { horseIds: [out] } });
  await grant('POST /api/horses/bring-in', { body: { horseIds: [out] } });
  await grant('POST /api/train/:id', { params, body: { discipline: 'racing' } });
  await grant('POST /api/train', { body: { horseIds: [horse], discipline: 'own', sessions: 'all' } });
  await more.grantBreeding(grant, app, anna);
  await more.grantModeration(grant, app, anna);
  await grant('GET /api/shell');
  await grant('POST /api/stable/boxes', { body: { price: 1000 } });
  await grant('PUT /api/horses/:id/box', { params, body: { inBox: true } });
  await grant('GET /api/stable/boxes');
  await grant('POST /api/magic-shop/use', {
    body: { item: 'lantern', horseId: horse, backdrop: 'snowfall' },
  });
  await grant('PUT /api/horses/:id/style', {
    params,
    body: { cosmetic: 'nameplate', item: 'oak', price: 600 },
  });
  await grant('PATCH /api/user/bio', { body: { bio: 'Spots only.' } });
  await grant('PUT /api/user/privacy', { body: { isPrivate: false } });
  await grant('POST /api/profile-picture/upload');
  const { body: upload } = await anna.call('POST /api/profile-picture/upload');
  await grant('PUT /api/profile-picture/uploads/:id', {
    params: { id: upload.uploadURL.split('/').at(-1) },
    body: 'the picture, were it one',
  });
  await grant('PUT /api/profile-picture', { body: { profilePictureURL: null } });
  await grant('GET /api/first-steps');
  const { body: ended } = await anna.call('GET /api/shows/my-entries', { query: { status: 'completed' } });
  await grant('POST /api/first-steps/lab');
  await grant('GET /api/guide');
  await grant('POST /api/guide/end');
  await grant('POST /api/user/show-everything');
  await grant('POST /api/first-steps/score-sheet', { body: { entryId: ended[0]?.id } });
  await grant('POST /api/first-steps/:id/collect', { params: { id: 'first_horse' } });
  await grant('POST /api/first-steps/skip');
  await grant('GET /api/moments');
  await grant('POST /api/moments/seen', { body: { entryId: ended[0]?.id, level: 1 } });
  await grant('GET /api/round');
  await grant('GET /api/round/preview', { query: { plan: JSON.stringify(DEFAULT_PLAN) } });
  await grant('PUT /api/round/plan', { body: DEFAULT_PLAN });
  await grant('POST /api/round', { body: await roundOf(anna, [horse]) });
  const genetics = { extension: 'E/e', agouti: 'A/a', overo: 'n/O' };
  await grant('POST /api/genetics/describe', { body: { genetics } });
  await grant('POST /api/genetics/predict', { body: { sire: genetics, dam: genetics } });
  await grant('POST /api/vitals', { body: { figures: [], errors: [] } });
  for (const list of ['players', 'horses', 'breeders', 'show-winners'] as const)
    await grant(`GET /api/leaderboards/${list}`);
  await grant('GET /api/leaderboards/house-stables');
  await grant('GET /api/world-news');
  await grant('GET /api/economy');
  await grant('GET /api/game/date');
  await grant('GET /api/breeds');
  await grant('GET /api/batch', { query: { get: '/api/breeds' } });
  await grant('POST /api/dev/clock', { body: { advanceSeconds: 3 * DAY_SECONDS } });
  const foal = (await horseNamed(anna, 'Foal of Juniper'))?.id ?? '';
  await grant('GET /api/horses/:id/birth', { params: { id: foal } });
  await more.grantTrade(grant, app, anna);
  await more.grantDevices(grant, app);
  await more.grantAccount(grant, app);
  await grant('GET /api/account/export');
  for (const list of ['horses', 'results', 'ledger'] as const) await grant(`GET /api/sheets/${list}`);
  await more.grantMail(grant, app, anna);
  await more.grantChat(grant, app);
  await more.grantNews(grant, app);
  const other = await app.newPlayer();
  await grant('POST /api/auth/logout', {}, other.token);
  await grant('POST /api/payments/use-free-insight', { body: { horseId: horse } });
  await grant('GET /api/horses/:id/genetics', { params });
  await grant('PUT /api/horses/:id/genes-published', { params, body: { published: false } });
  await grant('POST /api/horses/:id/health-test', { params });
  await grant('GET /api/horses/:id/health', { params });
  const published = { id: out };
  await anna.call('POST /api/horses/:id/health-test', { params: published });
  await grant('POST /api/horses/:id/health-published', { params: published });
  return { seen: horse, published: out };
}
