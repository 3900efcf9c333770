import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFamily } from '../../world/family.ts';
import { suspend } from '../testing/builders/moderation.ts';
import { changePicture, aPicture } from '../testing/builders/pictures.ts';
import { aFedHorse, aHorse, changeHorse, enterNext, makeWinner } from '../testing/builders/stable.ts';
import { awayDirectory } from '../testing/database/directory.ts';
import { appForFile, appForTest, type TestPlayer } from '../testing/app/test-app.ts';
import { stopWallClock } from '../testing/stop-wall-clock.ts';

const PAGE = `<!doctype html><html><head>
<meta name="description"
  content="Old" /><meta property="og:title" content="Old" /><title>Old</title></head><body>The game</body></html>`;
const pagesDir = await mkdtemp(join(tmpdir(), 'fetlock-pages-'));
await writeFile(join(pagesDir, 'index.html'), PAGE);
const app = await appForFile({ pagesDir });
const NOBODY = '00000000-0000-7000-8000-000000000000';

const horseOf = (id: string) => app.call('GET /api/public/horses/:id', { params: { id } });
const stableOf = (id: string) => app.call('GET /api/public/players/:id', { params: { id } });
const hide = (player: TestPlayer, isPrivate: boolean) =>
  player.call('PUT /api/user/privacy', { body: { isPrivate } });
const pageAt = async (url: string) => {
  const { statusCode, body, headers } = await app.http.inject(url);
  return { statusCode, body, headers };
};
const tag = (body: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1];

describe('a visitor sees', () => {
  test('a horse with its record, three generations and foals, and no gene', async () => {
    const anna = await app.newPlayer();
    const family = aFamily(anna.id);
    const great = family.founder('Great', 'stallion');
    const grandsire = family.foal('Grandsire', great, family.founder('Granddam', 'mare'), {
      sex: 'stallion',
    });
    const sire = family.foal('Sire', grandsire, family.founder('Other', 'mare'), { sex: 'stallion' });
    const dam = family.founder('Dam', 'mare');
    const child = family.foal('Child', sire, dam, { sex: 'mare', breederId: anna.id });
    const foal = family.foal('Foal', grandsire, child);
    await family.save(app.db);
    const { status, body } = await horseOf(child.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: child.id,
      name: 'Child',
      owner: { id: anna.id, username: anna.username },
      bornOn: expect.stringMatching(/^\d+ \w+, Year \d+$/),
      sire: {
        id: sire.id,
        sire: { id: grandsire.id, sire: { id: great.id, name: 'Great' } },
        dam: { name: 'Other' },
      },
      dam: { id: dam.id, sire: null },
      record: { starts: 0, wins: 0, places: 0, grade: 'bronze' },
      foalCount: 1,
      foals: [{ id: foal.id, name: 'Foal' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/genetics|genotype|extension|agouti/);
  });

  test('what it won, and the stable it won for', async () => {
    const anna = await app.newPlayer();
    const horse = await aFedHorse(anna, { feed: 'annually' });
    await makeWinner(app.db, horse);
    await enterNext(anna, horse, 2);
    await app.pass(3 * 3600);
    const { body } = await horseOf(horse);
    expect(body.record.starts).toBe(2);
    expect(body.record.wins + body.record.places).toBeGreaterThan(0);
    const { body: stable } = await stableOf(anna.id);
    expect(stable).toMatchObject({ username: anna.username, totalShows: 2 });
    expect(stable.horses.map(({ id }) => id)).toContain(horse);
    const won = stable.wonLately.find(({ place }) => place === 1);
    const shared = await pageAt(`/shows/${won?.showId}`);
    expect(tag(shared.body, 'og:title')).toMatch(/^[A-Z][a-z ]+ at .+, class 1 · Fetlock show$/);
    const picture = tag(shared.body, 'og:image');
    expect(picture).toMatch(/\/portraits\/[^/]+-l\.webp$/);
    await hide(anna, true);
    const hidden = await pageAt(`/shows/${won?.showId}`);
    expect([hidden.statusCode, tag(hidden.body, 'og:title')]).toEqual([200, tag(shared.body, 'og:title')]);
    expect(tag(hidden.body, 'og:image')).toBe(tag((await pageAt('/lab')).body, 'og:image'));
  });
});

describe('a private stable', () => {
  test('has no public page, nor have its horses, and no page links there', async () => {
    const [anna, ben] = [await app.newPlayer(), await app.newPlayer()];
    await anna.call('PATCH /api/user/bio', { body: { bio: 'Fenwick only.' } });
    const family = aFamily(anna.id);
    const dam = family.founder('Sorrel', 'mare');
    const foal = family.foal('Sold', family.founder('Sire', 'stallion'), dam, {
      ownerId: ben.id,
      breederId: anna.id,
    });
    await family.save(app.db);
    expect((await stableOf(anna.id)).body.description).toBe('Fenwick only.');
    expect((await hide(anna, true)).body).toMatchObject({ isPrivate: true });
    expect((await anna.call('GET /api/account')).body.isPrivate).toBe(true);

    for (const answer of [await stableOf(anna.id), await horseOf(dam.id)]) {
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.body)).not.toMatch(/Sorrel|Fenwick/);
    }
    for (const [url, status] of [
      // Like a missing one, though signed-in players have a page there.
      [`/players/${anna.id}`, 404],
      [`/h/${dam.id}`, 404],
      [`/h/${dam.id}/certificate`, 404],
    ] as const) {
      const page = await pageAt(url);
      expect(page.statusCode, url).toBe(status);
      expect(tag(page.body, 'robots')).toBe('noindex');
      expect(page.body).not.toMatch(/Sorrel|Fenwick/);
      expect(page.body).not.toContain(anna.username);
    }
    const [hidden, missing] = await Promise.all(
      [anna.id, '0190a000-0000-7000-8000-000000000000'].map(async (id) => ({
        id,
        page: await pageAt(`/players/${id}`),
      })),
    );
    expect(hidden?.page.statusCode).toBe(missing?.page.statusCode);
    expect(hidden?.page.body.replaceAll(hidden.id, '')).toBe(missing?.page.body.replaceAll(missing.id, ''));
    const { body } = await horseOf(foal.id);
    expect(body.dam).toMatchObject({ id: null, name: 'Sorrel' });
    expect(body.breeder).toEqual({ id: null, username: anna.username });
    // Players see it as before.
    const player = { params: { id: dam.id } };
    expect((await ben.call('GET /api/horses/:id/public-page', player)).body.name).toBe('Sorrel');
    await hide(anna, false);
    expect((await horseOf(dam.id)).status).toBe(200);
  });

  test('is left out of the sitemap', async () => {
    const [anna, ben] = [await app.newPlayer(), await app.newPlayer()];
    const [hidden, open] = [await aHorse(anna), await aHorse(ben)];
    await hide(anna, true);
    const { body: robots } = await pageAt('/robots.txt');
    expect(robots).toContain('Sitemap: https://fetlock.test/sitemap.xml');
    const { body: index, headers } = await pageAt('/sitemap.xml');
    expect(headers['content-type']).toMatch('application/xml');
    const files = [...index.matchAll(/<loc>https:\/\/fetlock\.test([^<]+)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(files).toHaveLength(3);
    const all = (await Promise.all(files.map(pageAt))).map(({ body }) => body).join('');
    expect(all).toContain(`https://fetlock.test/h/${open}<`);
    expect(all).toContain(`https://fetlock.test/players/${ben.id}<`);
    expect(all).toContain('https://fetlock.test/lab<');
    expect(all).not.toContain(hidden);
    expect(all).not.toContain(anna.id);
    expect((await pageAt('/sitemaps/horses-0.xml')).statusCode).toBe(404);
  });
});

test('the pages say whether there are other realms', async () => {
  const directory = awayDirectory('hill');
  const one = await appForTest({ database: app.database, pagesDir, directory });
  for (const url of ['/', '/account', '/lab']) {
    expect((await one.http.inject(url)).body).toContain('<html data-realms>');
    expect((await pageAt(url)).body).toContain('<html>');
  }
});

test('the stable of a suspended player is closed, with its picture and texts', async () => {
  const anna = await app.newPlayer();
  const horse = await aHorse(anna);
  await anna.call('PATCH /api/user/bio', { body: { bio: 'Thrushfield.' } });
  const { body: user } = await changePicture(app, anna, await aPicture());
  expect((await stableOf(anna.id)).body).toMatchObject({
    description: 'Thrushfield.',
    profilePicture: user.profilePicture,
  });
  await suspend(app, anna);
  const seen = [
    JSON.stringify((await stableOf(anna.id)).body),
    JSON.stringify((await horseOf(horse)).body),
    (await pageAt(`/players/${anna.id}`)).body,
    (await pageAt(`/h/${horse}`)).body,
  ].join('');
  expect(seen).not.toMatch(/Thrushfield/);
  expect(seen).not.toContain(user.profilePicture ?? '');
  expect((await stableOf(anna.id)).status).toBe(404);
});

describe('the head of a page', () => {
  test('names the horse, with its picture', async () => {
    const anna = await app.newPlayer();
    const horse = await aHorse(anna);
    await changeHorse(app.db, horse, { name: 'Larkspur' });
    const { statusCode, body, headers } = await pageAt(`/h/${horse}?from=chat`);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain('<body>The game</body>');
    expect(body).toMatch(/<title>Larkspur, .+ · Fetlock<\/title>/);
    expect(body).not.toContain('Old');
    expect(tag(body, 'description')).toContain(`Owned by ${anna.username}.`);
    expect(tag(body, 'og:url')).toBe(`https://fetlock.test/h/${horse}`);
    const picture = new URL(tag(body, 'og:image') ?? '');
    expect(picture.href).toMatch(/^https:\/\/fetlock\.test\/portraits\/h\/[\w-]+\.webp$/);
    expect(tag((await pageAt(`/players/${anna.id}`)).body, 'og:title')).toContain(anna.username);
    expect(tag((await pageAt('/lab')).body, 'og:title')).toBe('Colour Lab · Fetlock');
  });

  test('holds a name as text, whatever its characters', async () => {
    const anna = await app.newPlayer();
    const horse = await aHorse(anna);
    await changeHorse(app.db, horse, { name: `"><script>alert(1)</script>'&$&` });
    const { body } = await pageAt(`/h/${horse}`);
    expect(body).not.toContain('<script>');
    expect(tag(body, 'og:title')).toMatch(
      /^&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&#39;&amp;\$&amp;, /,
    );
    expect(body.match(/<\/head>/g)).toHaveLength(1);
  });

  test.each([
    `/h/${NOBODY}`,
    '/h/anything',
    `/players/${NOBODY}`,
    `/shows/${NOBODY}`,
    `/h/${NOBODY}/certificate`,
  ])('%s is not found, and says so', async (url) => {
    const { statusCode, body } = await pageAt(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Nothing here · Fetlock</title>');
    expect(tag(body, 'robots')).toBe('noindex');
  });

  test('is served 300 times a minute per network', async () => {
    stopWallClock();
    const other = await appForTest({ database: app.database, rateLimit: true, pagesDir });
    for (let index = 0; index < 300; index++) await other.http.inject('/lab');
    expect((await other.http.inject('/lab')).statusCode).toBe(429);
  });
});
