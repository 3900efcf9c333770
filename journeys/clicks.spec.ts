import { expect, passHours, passSeconds, test } from './game.ts';
import { givenSeeded, type Device } from './given.ts';

/* How many presses a day takes at level 10: salary, feed, all trainings saved, and every start that a day has. */

const AT_MOST = [
  ['clicks-1', 1, 8],
  ['clicks-9', 9, 15],
  ['clicks-23', 23, 25],
] as const;

for (const [name, horses, most] of AT_MOST) {
  test(`a day of ${name} takes at most ${most} presses @phone`, async ({ page }) => {
    const device = await givenSeeded(page, name);
    await givenNewDay(device, (seconds) => passSeconds(page, seconds));
    let presses = 0;
    // Entries that run at once have a limit: shows run between the rounds.
    while (await isLeft(device)) {
      expect(presses).toBeLessThan(most);
      await page.goto('/');
      await page.getByRole('button', { name: /^Do the daily round/ }).click();
      presses += 1;
      await expect(page).toHaveURL(/\/round$/);
      await expect(page.getByText(/coins? before, /)).toBeVisible();
      await passHours(page, 3);
    }
    const own = await device.get<OwnHorse[]>('/api/horses');
    expect(own).toHaveLength(horses);
    expect(own.every(({ feedLeftHours, trainingsBanked }) => feedLeftHours > 0 && trainingsBanked < 6)).toBe(
      true,
    );
    process.stdout.write(`${name}: ${presses} presses\n`);
    expect(presses).toBeLessThanOrEqual(most);
  });
}

interface OwnHorse {
  readonly startsLeft: number;
  readonly feedLeftHours: number;
  readonly trainingsBanked: number;
}

/** A minute after midnight UTC, when salary and starts reset. */
async function givenNewDay(device: Device, pass: (seconds: number) => Promise<void>): Promise<void> {
  const { now } = await device.get<{ now: string }>('/api/game/date');
  const sinceMidnight = Math.floor((Date.parse(now) % 86_400_000) / 1000);
  await pass(86_460 - sinceMidnight);
}

/** Starts, or the salary. */
async function isLeft(device: Device): Promise<boolean> {
  const quota = await device.get<{ houseStartsLeft: number }>('/api/users/me/quota');
  const horses = await device.get<OwnHorse[]>('/api/horses');
  const { collectable } = await device.get<{ collectable: boolean }>('/api/goldsmith/salary');
  return collectable || (quota.houseStartsLeft > 0 && horses.some(({ startsLeft }) => startsLeft > 0));
}
