import { refusalMessage } from '../contract/refusal-message.ts';
import { pressAct } from './acts.ts';
import { expectClean } from './axe.ts';
import { expect, openMenu, passHours, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';
import { lastMail } from './mails.ts';

/* Runs after all other journeys, whose horses would be too old afterwards. */

test('premium is renewed after a month with a free insight, and a dispute ends it @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const { sessionUrl } = await device.send<{ sessionUrl: string }>('POST', '/api/subscription/create', {});
  await device.send('POST', `/api/practice${sessionUrl.replace('checkout', 'checkouts')}/finish`, {
    outcome: 'succeeds',
  });
  await page.goto('/');
  const renews = page.getByText(/^Renews: /);
  const member = page.getByRole('button', { name: 'Premium Member' });
  await openMenu(page);
  await member.click();
  const before = (await renews.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await passHours(page, 31 * 24);
  await expect
    .poll(async () => (await device.get<{ freeGeneticInsights: number }>('/api/auth/me')).freeGeneticInsights)
    .toBe(3);
  await page.reload();
  await openMenu(page);
  await member.click();
  await expect(renews).not.toHaveText(before);
  const manage = page.getByRole('dialog', { name: 'Premium Subscription' });
  await manage.getByText('What you paid').click();
  await expect(manage.getByText(/^Paid .*\$5\.00$/)).toHaveCount(2);
  await manage.getByText(/^This is a practice subscription/).click();
  await manage.getByRole('button', { name: 'Dispute the payment' }).click();
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
});

test('a deletion is cancelled, and done when nobody cancels it @phone', async ({ page, expectRefusal }) => {
  expectRefusal('/api/');
  const player = await givenPlayer(page);
  await givenHorse(await deviceOf(page), 'Left Behind');
  await page.goto('/account#delete');
  const part = page.getByRole('region', { name: 'Delete account' });
  const requestDeletion = async () => {
    await part.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const button = dialog.getByRole('button', { name: 'Delete in 14 days' });
    await dialog.getByLabel('Your password').fill(player.password);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByLabel(/^Type your username/).fill(player.username);
    await settled(page);
    await expectClean(page, 'deleting an account');
    await button.click();
    await expect(dialog).toBeHidden();
  };
  await settled(page);
  await expectClean(page, 'what a deletion does');
  await requestDeletion();
  await lastMail(page.request, player.email, 'Your account will be deleted');
  const notice = page.getByRole('complementary', { name: 'Your account' });
  await page.goto('/');
  await notice.getByRole('button', { name: 'Keep my account' }).click();
  await expect(notice).toBeHidden();
  await passHours(page, 15 * 24);
  await page.goto('/account#delete');
  await requestDeletion();

  await passHours(page, 15 * 24);
  await passHours(page, 1);
  await page.goto('/');
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await page.getByRole('tab', { name: 'Login' }).click();
  await form.getByLabel('Email').fill(player.email);
  await form.getByLabel('Password').fill(player.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(
    page.getByText(refusalMessage('POST /api/auth/login', 'WRONG_CREDENTIALS')).first(),
  ).toBeVisible();
  await givenPlayer(page);
  await page.goto('/market/rescue-horses');
  await expect(page.getByText('Left Behind').first()).toBeVisible();
});

test('a horse retires at 30 years from shows and from breeding @phone', async ({ page }) => {
  await givenPlayer(page);
  const mare = await givenHorse(await deviceOf(page), 'Juniper');
  const needs = page.getByRole('region', { name: /Next for Juniper|Juniper needs you/ });
  const dialog = page.getByRole('dialog');
  const retired = refusalMessage('POST /api/breeding/cover', 'RETIRED_FROM_BREEDING', {
    name: 'Juniper',
    years: 30,
  });
  await passHours(page, 360 * 30);
  await page.goto(`/horses/${mare}`);
  await expect(needs).toContainText('RetiredShe no longer shows or breeds');
  await expect(needs).toContainText('Loses happiness until fed');
  await expect(page.getByText('No shows until fed')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'No more shows' })).toBeDisabled();
  await pressAct(page, 'Breed Horse');
  await expect(dialog).toContainText(retired);
  await expect(dialog.getByRole('link', { name: /^View stud requests/ })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /^Seed of/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
});
