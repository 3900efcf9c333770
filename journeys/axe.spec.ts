import { expectClean, expectCleanAt, expectCleanDialog, expectCleanStill } from './axe.ts';
import { buyFeed, expect, openProfile, passHours, settled, test } from './game.ts';
import { deviceOf, givenEntry, givenFedHorse, givenHorse, givenPlayer, givenPlayerAtHome } from './given.ts';
import { givenFoal, givenParents } from './given-parents.ts';

// Placeholders keep the layout, so nothing shifts.
test.use({ pictures: 'blank' });

test('axe finds nothing for a visitor, in either theme @desktop', async ({ page }) => {
  await expectCleanAt(page, '/', 'A line of horses');
  for (const section of ['Five disciplines', 'Leaderboards', 'Live chat', 'Premium without advertisements'])
    await expect(page.getByRole('term').filter({ hasText: section })).toBeVisible();
  const login = page.getByRole('tabpanel', { name: 'Login' });
  for (const [label, name, autocomplete] of [
    ['Email', 'email', 'username'],
    ['Password', 'password', 'current-password'],
  ] as const) {
    await expect(login.getByLabel(label)).toHaveAttribute('name', name);
    await expect(login.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete);
  }
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Password', { exact: true }).fill('one');
  await page.getByLabel('Confirm Password').fill('another');
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await expectClean(page, 'registration with an error');
});

test('axe finds nothing in what a phone shows folded @phone', async ({ page }) => {
  await givenPlayer(page);
  await expectCleanAt(page, '/stable', 'Your Horses');
  await expect(page.getByRole('button', { name: 'to do' })).toHaveAttribute('aria-expanded', 'false');
  await expectCleanAt(page, '/lab?horse=Ee,Aa,nG', 'Colour Lab');
});

test('axe finds nothing on a player’s page and in the leaderboards, in either theme @desktop', async ({
  page,
}) => {
  const { username } = await givenPlayer(page);
  const device = await deviceOf(page);
  await givenHorse(device, 'Juniper');
  const { id } = await device.get<{ id: string }>('/api/auth/me');
  await expectCleanAt(page, `/players/${id}`, username);
  await expectCleanAt(page, `/players/${id}/horses`, `Horses of ${username}`);
  await expectCleanAt(page, '/leaderboards', 'Leaderboards');
  await expectCleanAt(page, '/leaderboards?list=horses&division=novice', 'Leaderboards');
  await expectCleanAt(page, '/leaderboards?list=show-winners&division=champion', 'Leaderboards');
});

test('axe finds nothing in the Colour Lab, in either theme @desktop', async ({ page }) => {
  await expectCleanAt(page, '/lab?horse=Ee,Aa,nG', 'Colour Lab');
  await expectCleanAt(page, '/lab?horse=Ee,Aa,OO', 'Colour Lab');
  await expectCleanAt(page, '/lab?sire=Ee,Aa,nO,nXx&dam=Ee,Aa,nO,nG', 'Colour Lab');
  await expectCleanAt(page, '/lab?sire=Ee,Aa,nO&dam=Ee,Aa,nO,nG&age=2', 'Colour Lab');
  await expectCleanDialog(page, 'Change genes of the dam', 'genes of a parent');
});

test('axe finds nothing for a player without a horse, in either theme @desktop', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('/api/horses/');
  await givenPlayerAtHome(page);
  await settled(page);
  await expectClean(page, 'home without a horse');
  await expectCleanStill(page, '/stable', 'Your Horses');
  await expectCleanStill(page, '/market', 'Market');
  await expectCleanDialog(page, /^Store Horse/, 'store horse dialog');
  await expectCleanDialog(page, /^Feed/, 'buying feed');
  await expectCleanDialog(page, /^Treats/, 'buying treats');
  await expectCleanStill(page, '/marketplace', 'Marketplace');
  await expectCleanAt(page, '/marketplace?type=tack&minQuality=199', 'Marketplace');
  await expectCleanAt(page, '/marketplace?type=mine', 'Marketplace');
  await expectCleanStill(page, '/my-shop', 'My Shop');
  await expectCleanStill(page, '/market/store?breed=friesian', 'Store horses');
  await expectCleanStill(page, '/goldsmith', 'Goldsmith');
  await expectCleanStill(page, '/round', 'Daily round');
  await expectCleanStill(page, '/nowhere', 'Page Not Found');
  await expectCleanAt(page, '/horses/00000000-0000-7000-8000-000000000000', 'No such horse');
});

test('axe finds nothing for a player with horses, in either theme @desktop', async ({ page }) => {
  await givenPlayerAtHome(page);
  const device = await deviceOf(page);
  const juniper = await givenHorse(device, 'Juniper');
  await givenHorse(device, 'Bramble');
  await buyFeed(page);
  await expectClean(page, 'market with a toast');
  await expectCleanAt(page, '/', /./);
  await expectCleanAt(page, '/stable', 'Your Horses');
  await page.getByRole('checkbox', { name: 'Choose Juniper' }).check({ force: true });
  await expectClean(page, 'stable with a chosen horse');
  await expectCleanDialog(page, 'Vet', 'vet for many');
  await expectCleanDialog(page, 'Train', 'training many');
  await expectCleanDialog(page, /^Feed all hungry/, 'feeding many');
  await expectCleanDialog(page, /^Feed Bramble/, 'feeding from the stable');

  await expectCleanAt(page, '/guild-work', 'Guild Work');
  await expectCleanDialog(page, 'Train a Horse', 'training');
  await page.getByRole('link', { name: 'Juniper' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeVisible();
  await settled(page);
  await expectClean(page, 'horse page');
  for (const facet of [/^Coat and genes/, /^Family/, /^Story/, /^Career/]) {
    await page.getByRole('button', { name: facet }).click();
    await settled(page);
    await expectClean(page, `horse page at ${facet.source}`);
  }
  await page.getByRole('button', { name: 'Feed Horse' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /6 days/ })
    .check({ force: true });
  await page.getByRole('switch', { name: 'Long bags' }).check({ force: true });
  await expectClean(page, 'feeding with long bags');
  await page.keyboard.press('Escape');
  await expectCleanDialog(page, 'Give Treats', 'treats');
  await expectCleanDialog(page, 'Vet Horse', 'vet');
  await expectCleanDialog(page, 'Show Results', 'results');
  await page.getByRole('button', { name: 'Browse Shows' }).click();
  const browser = page.getByRole('dialog', { name: 'Enter Shows' });
  // A dozen rows show as much as fifty.
  await browser.getByLabel('Discipline').selectOption('Jumping');
  await expect(browser.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(12);
  await expectClean(page, 'browsing shows');
  await page.keyboard.press('Escape');
  await expectCleanDialog(page, 'Genetics', 'genes that are hidden');
  await device.send('POST', '/api/payments/use-free-insight', { horseId: juniper });
  await page.reload();
  await expectCleanDialog(page, 'Genetics', 'genes that are seen');
  await page.getByRole('button', { name: 'Rename Juniper' }).click();
  await expectClean(page, 'renaming');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`/shows/enter/${juniper}?discipline=jumping`);
  await expect(page.getByRole('button', { name: 'Hungry' })).toHaveCount(12);
  await expectClean(page, 'entering shows');
  await expectCleanAt(page, '/created-shows', 'Shows I’ve Created');
});

test('axe finds nothing where horses are bred, in either theme @desktop', async ({ page, openBeside }) => {
  const suitor = await openBeside();
  await givenPlayer(page);
  await givenPlayer(suitor);
  const [mare, stallion, suitorsMare] = await givenParents(
    { page, name: 'Juniper', gender: 'mare' },
    { page, name: 'Comet', gender: 'stallion' },
    { page: suitor, name: 'Bramble', gender: 'mare' },
  );
  const device = await deviceOf(page);
  await expectCleanAt(page, '/stud-requests', 'Stud Requests');
  await device.send('PUT', `/api/horses/${stallion}/stud`, { fee: 200, note: 'Calm, and loves water.' });
  await expectCleanAt(suitor, `/horses/${suitorsMare}/studs?colour=bay`, 'Studs for Bramble');
  const request = { mareId: suitorsMare, fee: 200, note: 'May she visit him?' };
  await (await deviceOf(suitor)).send('POST', `/api/studs/${stallion}/requests`, request);
  await expectCleanAt(page, '/', /./);
  await expectCleanAt(page, '/stud-requests', 'Stud Requests');
  await expectCleanDialog(page, 'Accept', 'accepting a request');

  await page.goto(`/horses/${stallion}`);
  await page.getByRole('button', { name: 'Breed Horse' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^At stud/ }).click();
  await expectClean(page, 'stud terms');
  await dialog.getByRole('button', { name: 'Take Comet from stud' }).click();
  await expectClean(page, 'taking from stud');

  await page.goto(`/horses/${mare}`);
  await page.getByRole('button', { name: 'Breed Horse' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectClean(page, 'breed options');
  await dialog.getByRole('button', { name: /^Breed with your own/ }).click();
  await dialog.getByRole('radio').check({ force: true });
  await expectClean(page, 'choosing a mate');
  await dialog.getByRole('button', { name: 'See the foal' }).click();
  await expect(dialog.getByRole('table')).toBeVisible();
  await expectClean(page, 'foal to come');
  await dialog.getByRole('button', { name: /^Cover Juniper/ }).click();
  await expect(dialog).toBeHidden();
  await expectClean(page, 'mare in foal');
});

test('axe finds nothing in the profile, a notice and results, in either theme @desktop', async ({
  withoutBatches,
  page,
}) => {
  await withoutBatches();
  await page.route('**/api/shell', async (route) => {
    const notice = 'The stable moves on Sunday at 08:00 UTC.';
    const shell = await route
      .fetch()
      .then((answer) => answer.json() as Promise<object>)
      .catch(() => undefined);
    // Aborts a request of the page just left.
    if (shell) await route.fulfill({ json: { ...shell, notice } });
    else await route.abort();
  });
  await givenPlayerAtHome(page);
  await settled(page);
  await expect(page.getByRole('complementary', { name: 'Notice' })).toBeVisible();
  await expectClean(page, 'home with a notice');
  await openProfile(page);
  await expectCleanDialog(page, 'Upload photo', 'choosing a picture');
  await page.getByRole('button', { name: 'Edit About My Stable' }).click();
  await expect(page.getByRole('textbox', { name: 'About My Stable' })).toBeFocused();
  await expectClean(page, 'writing About My Stable');

  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  await givenEntry(device, horse);
  // Without batches the notice comes late and pushes the page down.
  await page.goto('/');
  await settled(page);
  await expectClean(page, 'home with a show ahead');
  await passHours(page, 5);
  await page.goto(`/horses/${horse}?facet=career`);
  await settled(page);
  await expect(page.getByRole('table', { name: 'Latest results' })).toBeVisible();
  await expectClean(page, 'horse page with results');
  await page.getByRole('button', { name: 'Show Results' }).click();
  const results = page.getByRole('dialog', { name: 'Show Results' });
  await results.getByRole('tab', { name: /^Completed/ }).click();
  await expect(results.getByRole('table', { name: 'Completed shows' })).toBeVisible();
  await expectClean(page, 'completed results');
});

test('axe finds nothing in the records of a horse and on the page of another player’s horse @desktop', async ({
  page,
  expectRefusal,
}) => {
  await givenPlayer(page);
  const { mare, stallion, foal } = await givenFoal(page);
  await expectCleanAt(page, `/horses/${foal}/pedigree`, /^Pedigree of/);
  await expectCleanAt(page, `/horses/${foal}/body`, /^Body of/);
  await expectCleanAt(page, `/horses/${mare}/body`, 'Body of Juniper');
  await expectCleanAt(page, `/horses/${mare}/pedigree`, 'Pedigree of Juniper');
  await expectCleanAt(page, `/horses/${mare}/children`, 'Children of Juniper');
  await expectCleanAt(page, `/horses/${foal}/children`, /^Children of/);
  await expectCleanAt(page, `/horses/${mare}/history`, 'History of Juniper');
  await expectCleanAt(page, `/horses/${foal}/birth`, /^Birth of/);
  expectRefusal(`/api/horses/${stallion}`);
  await givenPlayer(page);
  await expectCleanAt(page, `/horses/${stallion}`, 'Comet');
  await expectCleanDialog(page, 'Genetics', 'the genes of somebody else’s horse');
});
