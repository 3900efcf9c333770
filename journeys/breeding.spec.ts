import { pressAct } from './acts.ts';
import { expectClean } from './axe.ts';
import { expect, passHours, test } from './game.ts';
import { deviceOf, givenPlayer } from './given.ts';
import { givenParents } from './given-parents.ts';

test('a mare is covered by a stallion of the same stable, foals three days later, and the foal is named @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const [mare] = await givenParents(
    { page, name: 'Juniper', gender: 'mare' },
    { page, name: 'Comet', gender: 'stallion' },
  );
  await page.goto(`/horses/${mare}`);
  await pressAct(page, 'Breed Horse');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /^Find a stud/ })).toHaveAttribute(
    'href',
    `/horses/${mare}/studs`,
  );
  await dialog.getByRole('button', { name: /^Breed with your own stallion/ }).click();
  await expect(dialog.getByRole('button', { name: 'See the foal' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Comet/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'See the foal' }).click();

  await expect(dialog).toContainText('Not inbred: they share no ancestors.');
  await expect(dialog).toContainText('Estimated from look and breed: you don’t know all of their genes.');
  await expect(dialog.getByRole('listitem').first()).toHaveText(/[\d.]+%$/);
  const foals = dialog.getByRole('group', { name: /^What it may look like/ }).getByRole('radio');
  await expect(foals.first()).toBeChecked();
  const last = foals.last();
  await last.check({ force: true });
  const chosen = await last.evaluate((radio) => radio.parentElement?.textContent ?? '');
  expect(chosen).toMatch(/(?:about \d+ in \d+|nearly every foal)$/);
  await expect(dialog.getByRole('status').first()).toContainText(chosen.replace(/(?:about|nearly).*/, ''));
  await expect(dialog).toContainText(/Height\d+ to \d+ cm/);
  await expectClean(page, 'the foals ahead');
  await expect(dialog.getByRole('row')).toHaveCount(1 + 7);
  await expect(dialog.getByRole('heading', { name: 'Seed of Juniper’s next foal' })).toBeVisible();
  await expect(dialog).toContainText('the market never takes this foal');
  await expect(dialog).toContainText('Your first registration is free.');
  await dialog.getByRole('button', { name: 'Cover Juniper', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Juniper is in foal to Comet').first()).toBeVisible();
  const receipts = await page.evaluate(() => JSON.parse(localStorage.getItem('birth_receipts') ?? '[]'));
  expect(receipts).toMatchObject([
    { mareId: mare, birthNumber: 1, entropy: expect.stringMatching(/^[\da-f]{32}$/) },
  ]);
  const needs = page.getByRole('region', { name: /Next for Juniper|Juniper needs you/ });
  await expect(needs).toContainText(/In foal to CometIn (3|2) days \(/);

  await passHours(page, 70);
  await page.goto('/');
  await expect(page.getByText('Juniper’s foal is due')).toBeVisible();
  await page.getByRole('link', { name: 'See Juniper' }).click();
  await expect(needs).toContainText(/In foal to CometIn (2|1) hours? \(/);
  // The live stream announces the birth.
  await passHours(page, 2);
  await expect(page.getByText('Breeds Again')).toBeVisible();
  await pressAct(page, 'Breed Horse');
  await expect(dialog).toContainText('She rests after her last cover until');
  await page.keyboard.press('Escape');

  await page.goto('/');
  const news = page.getByRole('list', { name: 'News' }).getByRole('listitem');
  await expect(news).toContainText([/^Juniper has foaled: a (filly|colt)Foal of Juniper/]);
  await page.getByRole('link', { name: 'Name the foal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foal of Juniper' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename Foal of Juniper' }).click();
  await page.getByLabel('Horse name').fill('Thistle');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thistle' })).toBeVisible();

  await page.goto('/guild-work');
  const training = page.getByRole('region', { name: 'Train Horses' });
  await expect(training.getByRole('listitem')).toHaveCount(2);
  await expect(training).toContainText('1 horse is too young to train yet.');
  await expect(training).not.toContainText('Thistle');
});

test('a stallion at stud gets two requests, of which one is accepted and one declined @phone', async ({
  page,
  openBeside,
}) => {
  const suitor = await openBeside();
  const owner = await givenPlayer(page);
  const { username } = await givenPlayer(suitor);
  const [stallion, ...mares] = await givenParents(
    { page, name: 'Comet', gender: 'stallion' },
    { page: suitor, name: 'Juniper', gender: 'mare' },
    { page: suitor, name: 'Bramble', gender: 'mare' },
  );
  await page.goto(`/horses/${stallion}`);
  await pressAct(page, 'Breed Horse');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Place for stud/ }).click();
  await dialog.getByLabel(/^Stud fee/).fill('200');
  await expect(dialog).toContainText('You get 190 coins for each cover: the house keeps 5%, 10 coins.');
  await dialog.getByRole('button', { name: 'Place at stud' }).click();
  await expect(dialog).toBeHidden();

  await suitor.goto(`/horses/${mares[0]}`);
  await pressAct(suitor, 'Breed Horse');
  await suitor.getByRole('link', { name: /^Find a stud/ }).click();
  // The details follow the choice as the arrow keys move it.
  const colour = suitor.getByLabel('Foal’s colour');
  await colour.focus();
  await suitor.keyboard.press('ArrowDown');
  await expect(suitor).toHaveURL(/\?colour=bay$/);
  await suitor.keyboard.press('ArrowDown');
  await expect(suitor).toHaveURL(/\?colour=bay\+roan$/);
  await expect(colour).toBeFocused();
  await colour.selectOption('Bay');
  await expect(suitor).toHaveURL(/\?colour=bay$/);
  await suitor.getByLabel('Stallion or owner').fill(owner.username);
  await suitor.getByRole('button', { name: 'Search' }).click();
  const stud = suitor.getByRole('main').getByRole('listitem');
  await expect(stud).toHaveCount(1);
  await expect(stud).toContainText(/[\d.]+%estimate/);
  await stud.getByRole('button', { name: 'See the foal by Comet' }).click();
  const requestDialog = suitor.getByRole('dialog', { name: 'Ask for Comet' });
  await expect(requestDialog.getByRole('listitem').first()).toHaveText(/[\d.]+%$/);
  await requestDialog.getByRole('button', { name: 'Ask for Comet 200 coins' }).click();
  await expect(requestDialog).toBeHidden();

  const device = await deviceOf(suitor);
  await device.send('POST', `/api/studs/${stallion}/requests`, { mareId: mares[1], fee: 200 });
  // The stream announces only changes made after it has opened.
  const stream = suitor.waitForResponse('**/api/live*');
  await suitor.goto('/stud-requests?box=sent');
  await expect(suitor.getByText('Held until answered')).toHaveCount(2);
  await stream;

  await page.getByRole('link', { name: 'Answer' }).click();
  const requests = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  const ofJuniper = requests.filter({ hasText: 'Juniper' });
  await expect(ofJuniper).toContainText(username);
  await ofJuniper.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toContainText('You get 190 of 200 coins. This cannot be undone.');
  // Notices appear without a reload and stay for five seconds.
  const accepted = suitor.getByText('Your request for Comet was accepted').first().waitFor();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toBeHidden();
  await accepted;
  await expect(requests).toHaveCount(1);
  const declined = suitor.getByText('200 coins came back.').first().waitFor();
  await requests.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  await declined;
  await expect(suitor.getByRole('heading', { name: 'No open requests' })).toBeVisible();
  await suitor.getByText('Answered', { exact: true }).click();
  const answered = suitor.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(answered.filter({ hasText: 'Juniper' })).toContainText('Accepted');
  await expect(answered.filter({ hasText: 'Bramble' })).toContainText('Declined: your fee came back');
  await suitor.goto(`/horses/${mares[0]}`);
  await expect(suitor.getByText('In foal to Comet')).toBeVisible();
  await suitor.goto('/');
  const news = suitor.getByRole('list', { name: 'News' }).getByRole('listitem');
  await expect(news).toContainText([
    'Your request for Comet was declined200 coins came back.',
    'Your request for Comet was acceptedJuniper is in foal.',
  ]);
});

test('a request is withdrawn, another expires, and both fees are returned @phone', async ({
  page,
  openBeside,
}) => {
  const suitor = await openBeside();
  await givenPlayer(page);
  await givenPlayer(suitor);
  const [stallion, mareId] = await givenParents(
    { page, name: 'Comet', gender: 'stallion' },
    { page: suitor, name: 'Juniper', gender: 'mare' },
  );
  const device = await deviceOf(suitor);
  await (await deviceOf(page)).send('PUT', `/api/horses/${stallion}/stud`, { fee: 200 });
  const coins = async () => (await device.get<{ coins: number }>('/api/auth/me')).coins;
  const before = await coins();
  const requestStud = () => device.send('POST', `/api/studs/${stallion}/requests`, { mareId, fee: 200 });
  await requestStud();
  await suitor.goto('/stud-requests?box=sent');
  await suitor.getByRole('button', { name: 'Withdraw' }).click();
  await expect(suitor.getByText('Request withdrawn').first()).toBeVisible();
  expect(await coins()).toBe(before);

  await requestStud();
  expect(await coins()).toBe(before - 200);
  await expect(suitor.getByText(/^Expires in (2|3) days/)).toBeVisible();
  await passHours(page, 72);
  await expect(suitor.getByRole('heading', { name: 'No open requests' })).toBeVisible();
  await suitor.getByText('Answered', { exact: true }).click();
  const answered = suitor.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(answered).toContainText([
    'Nobody answered in time: your fee came back',
    'You withdrew it: your fee came back',
  ]);
  expect(await coins()).toBe(before);
});
