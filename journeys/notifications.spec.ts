import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenAge, givenPlayer } from './given.ts';

test.use({ serviceWorkers: 'allow' });

/** Browsers here reach no push service, so the page simulates one. */
function playPushService(): void {
  const subscription = () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
    options: { applicationServerKey: null },
    unsubscribe: async () => true,
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
  });
  const storageKey = 'journey-subscribed';
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      localStorage.setItem(storageKey, '1');
      return subscription();
    },
    getSubscription: async () => (localStorage.getItem(storageKey) === null ? null : subscription()),
  });
}

const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));

async function deliverTo(page: Page): Promise<(notice: object) => Promise<void>> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registration;
  const { origin } = new URL(page.url());
  return async (notice) => {
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(notice),
    });
  };
}

/** The worker records what it shows, because headless browsers do not list notifications. */
const shown = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as { shownHere: readonly string[] }).shownHere);

/** For each message: whether the page is in view then. Pages of this browser are never out of view. */
const watch = (worker: Worker, inView: readonly boolean[]) =>
  worker.evaluate((inView) => {
    const scope = globalThis as unknown as {
      clients: { matchAll: () => Promise<object[]> };
      registration: { showNotification: (title: string) => Promise<void> };
      shownHere: string[];
    };
    const views = [...inView];
    scope.shownHere = [];
    scope.registration.showNotification = async (title) => void scope.shownHere.push(title);
    const all = scope.clients.matchAll.bind(scope.clients);
    scope.clients.matchAll = async () => {
      const visibilityState = views.shift() === true ? 'visible' : 'hidden';
      const seen = (client: object) =>
        new Proxy(client, {
          get(of, name) {
            if (name === 'visibilityState') return visibilityState;
            const value: unknown = Reflect.get(of, name, of);
            return typeof value === 'function' ? value.bind(of) : value;
          },
        });
      return (await all()).map(seen);
    };
  }, inView);

const press = (worker: Worker, href: string) =>
  worker.evaluate((href) => {
    const notification = { close: () => undefined, data: { href } };
    // Only the browser's own events can be prolonged.
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    globalThis.dispatchEvent(event);
  }, href);

test('notifications are off by default, appear while the game is not in view, and lead to their page @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(playPushService);
  await givenPlayer(page);
  await givenAge(page);
  await page.goto('/news');
  const toggle = page.getByRole('switch', { name: 'Tell me when the game is closed' });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await settled(page);
  await expectClean(page, 'notifications on');
  await page.reload();
  await expect(toggle).toBeChecked();

  const { devices } = await (await deviceOf(page)).get<{ devices: readonly object[] }>('/api/push');
  expect(devices).toHaveLength(1);
  const worker = await workerOf(context);
  const deliver = await deliverTo(page);
  await watch(worker, [false, true, false]);
  // In view, the page itself shows the news.
  for (const title of ['Away', 'In view', 'Away again'])
    await deliver({ title, text: '', href: '/mail', tag: title });
  await expect.poll(() => shown(worker)).toEqual(['Away', 'Away again']);
  await press(worker, '/mail');
  await expect(page).toHaveURL(/\/mail$/);

  await page.goto('/news');
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await page.reload();
  await expect(toggle).not.toBeChecked();
});

test('a browser that blocks notifications shows a sentence, and nothing is turned on @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = async () => 'denied';
  });
  await givenPlayer(page);
  await page.goto('/news');
  await expect(page.getByText('Your browser blocks notifications from Fetlock.')).toBeVisible();
  const toggle = page.getByRole('switch', { name: 'Tell me when the game is closed' });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await settled(page);
  await expectClean(page, 'notifications blocked');
});

test('the game can be installed, and says when the connection is lost @phone', async ({
  page,
  context,
  expectRefusal,
}) => {
  await givenPlayer(page);
  await page.goto('/stable');
  await workerOf(context);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  expectRefusal('/');
  await context.setOffline(true);
  await page.goto('/market');
  await expect(page.getByRole('heading', { name: 'No connection to the stable' })).toBeVisible();
  await expectClean(page, 'offline');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No connection to the stable' })).toBeVisible();
  await context.setOffline(false);
  // The page reloads by itself.
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
  await expect(page).toHaveURL(/\/market$/);
});
