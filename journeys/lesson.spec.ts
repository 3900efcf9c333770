import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { givenPlayerAtHome } from './given.ts';
import { tabTo } from './keys.ts';
import { expectFits } from './layout.ts';

// Placeholders keep the layout, so nothing shifts.
test.use({ pictures: 'blank' });

test('a visitor takes the lesson of the Lab, and ends with a foal of a wish @phone', async ({ page }) => {
  await page.goto('/lab');
  await page.getByRole('link', { name: 'Take the lesson' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Why did two bays have a palomino?' }),
  ).toBeFocused();
  const step = (title: string) => page.getByRole('region', { name: title });
  const next = page.getByRole('button', { name: 'Next' });
  const red = step('Make this bay a chestnut.');
  await expect(next).toBeDisabled();
  await red.getByRole('button', { name: /^Black or red, from the sire: E/ }).click();
  await expect(red.getByRole('status')).toContainText('Still bay.');
  await red.getByRole('button', { name: /^Black or red, from the dam: E/ }).click();
  await expect(red.getByRole('status')).toContainText('Chestnut!');
  await next.click();
  await expect(page.getByRole('heading', { level: 2, name: 'How often does that happen?' })).toBeFocused();

  const often = step('How often does that happen?');
  await often.getByRole('radio', { name: '2 in 4' }).check({ force: true });
  await expect(often.getByRole('status')).toContainText('Not 2.');
  await often.getByRole('radio', { name: '1 in 4' }).check({ force: true });
  await expect(often.getByRole('status')).toContainText('Yes, 1 in 4.');
  await next.click();

  const gold = step('Make this chestnut a palomino.');
  await gold.getByRole('button', { name: /^Cream, from the sire: n/ }).click();
  await expect(gold.getByRole('status')).toContainText('Palomino!');
  await gold.getByRole('button', { name: /^Cream, from the dam: n/ }).click();
  await expect(gold.getByRole('status')).toContainText('Cremello:');
  await next.click();

  const cream = step('Who brought the cream?');
  await expect(cream.getByRole('button', { name: /^Ranger.*a gold body/ })).toBeVisible();
  await cream.getByRole('button', { name: /^Hazel/ }).click();
  await expect(cream.getByRole('status')).toContainText('Hazel is a true bay');
  await cream.getByRole('button', { name: /^Ranger/ }).click();
  await expect(cream.getByRole('status')).toContainText('Ranger is a buckskin');
  // What was done in an earlier step is still there.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(gold.getByRole('status')).toContainText('Cremello:');
  await next.click();
  await next.click();

  const own = step('Make the foal that you wish for.');
  await own.getByRole('radio', { name: 'Perlino' }).check({ force: true });
  await expect(own.getByRole('status')).toContainText('A perlino is a bay with two creams.');
  await own.getByRole('button', { name: 'Show me' }).click();
  await expect(own.getByRole('status')).toContainText('There is your perlino!');
  await expectFits(page, '/lab/lesson');
  await expect(own.getByRole('link', { name: 'Meet your first horse' })).toHaveAttribute('href', '/gate');
  await own.getByRole('link', { name: 'See all their foals in the Lab' }).click();
  await expect(page).toHaveURL('/lab?sire=Ee,Aa,nCr&dam=Ee,Aa,nCr');
  await expect(page.getByRole('heading', { level: 2, name: 'Nine possible coats' })).toBeVisible();
});

test('the lesson by keyboard alone, and axe finds nothing in its steps @desktop', async ({ page }) => {
  await givenPlayerAtHome(page);
  await page.goto('/lab/lesson');
  await settled(page);
  const next = page.getByRole('button', { name: 'Next' });
  for (const [title, press] of [
    ['Make this bay a chestnut.', /^Black or red, from the sire/],
    ['How often does that happen?', null],
    ['Make this chestnut a palomino.', /^Cream, from the dam/],
    ['Who brought the cream?', /^Ranger/],
  ] as const) {
    const step = page.getByRole('region', { name: title });
    if (press !== null) {
      await tabTo(page, step.getByRole('button', { name: press }));
      await page.keyboard.press('Enter');
    }
    const help = step.getByRole('button', { name: 'Show me' });
    if (await help.isVisible()) {
      await tabTo(page, help);
      await page.keyboard.press('Enter');
      await expect(step.getByRole('status')).toBeFocused();
    }
    await settled(page);
    await expectClean(page, title);
    await tabTo(page, next);
    await page.keyboard.press('Enter');
  }
  const own = page.getByRole('region', { name: 'Make the foal that you wish for.' });
  await tabTo(page, own.getByRole('radio', { name: 'Palomino' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, own.getByRole('button', { name: 'Show me' }));
  await page.keyboard.press('Enter');
  await expect(own.getByRole('status')).toBeFocused();
  await expect(own.getByRole('status')).toContainText('There is your');
  await expectClean(page, 'one’s own foal');
  await tabTo(page, own.getByRole('link', { name: 'To your own horses' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stable');
});
