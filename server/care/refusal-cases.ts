import type { VetService } from '../../game/care/vet-services.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import type { RefusalCases, RefusalScene } from '../testing/refusal-case.ts';
import {
  aHorse,
  buyFeed,
  buyTreats,
  callVet,
  changeHorse,
  feedHorses,
  feedingOf,
  leaveCoins,
  turnOut,
} from '../testing/builders/stable.ts';

async function requestsVet(
  { app }: RefusalScene,
  service_type: VetService,
  horse: { gender?: 'mare' | 'stallion'; months?: number; checked?: boolean; coins?: number },
) {
  const { gender = 'stallion', months = 100, checked = false, coins = 5000 } = horse;
  const by = await app.newPlayer();
  const id = await aHorse(by, { gender, name: 'Rowan' });
  const now = app.clock.now();
  await changeHorse(app.db, id, {
    bornAt: bornAtAge(months, now),
    vetCheckUntil: checked ? new Date(now.getTime() + 1) : null,
  });
  await leaveCoins(app, by, coins);
  return { by, sent: { params: { id }, body: { service_type } } };
}

export const CARE_REFUSALS: RefusalCases = {
  'POST /api/horses/:id/request-vet 409 VET_PENDING': [
    'The vet is with Rowan already, and done in # seconds.',
    async (scene) => {
      const request = await requestsVet(scene, 'checkup', {});
      await callVet(request.by, request.sent.params.id, 'vet_shots');
      return request;
    },
  ],
  'POST /api/horses/:id/request-vet 409 WRONG_SEX': [
    'Gelding is not for Rowan, who is a mare.',
    (scene) => requestsVet(scene, 'gelding', { gender: 'mare' }),
  ],
  'POST /api/horses/:id/request-vet 409 HORSE_TOO_YOUNG': [
    'Rowan is 71 months old; Breeding Check starts at 72 months.',
    (scene) => requestsVet(scene, 'breeding_check', { months: 71 }),
  ],
  'POST /api/horses/:id/request-vet 409 HORSE_RETIRED': [
    'Rowan is retired: no Breeding Check any more.',
    (scene) => requestsVet(scene, 'breeding_check', { months: 360 }),
  ],
  'POST /api/horses/:id/request-vet 409 STILL_VALID': [
    'Checkup: what Rowan had is valid still.',
    (scene) => requestsVet(scene, 'checkup', { checked: true }),
  ],
  'POST /api/horses/:id/request-vet 409 NOT_ENOUGH_COINS': [
    'Gelding for Rowan costs 500 coins; you have 499.',
    (scene) => requestsVet(scene, 'gelding', { coins: 499 }),
  ],
  'POST /api/horses/:id/use-feed 409 ON_PASTURE': [
    'Rowan eats grass on pasture and needs no feed. Bring Rowan in first.',
    async ({ app }) => {
      const by = await app.newPlayer();
      const id = await aHorse(by, { name: 'Rowan' });
      await turnOut(by, [id]);
      await buyFeed(by, 'monthly', 1);
      return { by, sent: { params: { id }, body: { feed_type: 'monthly' } } };
    },
  ],
  'POST /api/horses/feed 409 ON_PASTURE': [
    'Rowan eats grass on pasture and needs no feed. Bring Rowan in first.',
    async ({ app }) => {
      const by = await app.newPlayer();
      const id = await aHorse(by, { name: 'Rowan' });
      const body = await feedingOf(by, [id]);
      await turnOut(by, [id]);
      return { by, sent: { body } };
    },
  ],
  'POST /api/horses/feed 409 FED_MEANWHILE': [
    'Rowan was fed in the meantime. Nothing was bought: please look again.',
    async ({ app }) => {
      const by = await app.newPlayer();
      const id = await aHorse(by, { name: 'Rowan' });
      const body = await feedingOf(by, [id]);
      await feedHorses(by, [id]);
      return { by, sent: { body } };
    },
  ],
  'POST /api/horses/feed 409 PRICE_CHANGED': [
    'The feed costs 40 coins now, not 0. Nothing was bought: please look again.',
    async ({ app }) => {
      const by = await app.newPlayer();
      return { by, sent: { body: await feedingOf(by, [await aHorse(by)], { price: 0 }) } };
    },
  ],
  'POST /api/horses/feed 409 NOT_ENOUGH_COINS': [
    'Feed for 2 horses for 24 days costs 1,920 coins; you have 1,900, 20 too few. Your coins feed all of them for 12 days, or 1 of them for 24 days.',
    async ({ app }) => {
      const by = await app.newPlayer();
      const body = await feedingOf(by, [await aHorse(by), await aHorse(by)], { days: 24 });
      await leaveCoins(app, by, 1900);
      return { by, sent: { body } };
    },
  ],
  'POST /api/horses/:id/use-feed 409 NO_FEED': [
    'You have no annual feed left. Purchase feed from the Market first.',
    async ({ anna, juniper }) => ({
      by: anna,
      sent: { params: { id: juniper }, body: { feed_type: 'annually' } },
    }),
  ],
  'POST /api/horses/:id/use-treat 409 NO_TREAT': [
    'You have no carrots left. Purchase treats from the Market first.',
    async ({ app, anna, juniper }) => {
      await changeHorse(app.db, juniper, { happiness: 500_000 });
      return { by: anna, sent: { params: { id: juniper }, body: { treat_type: 'carrots' } } };
    },
  ],
  'POST /api/horses/:id/use-treat 409 HORSE_CONTENT': [
    'Juniper is as happy as can be: the treat stays with you.',
    async ({ app, anna, juniper }) => {
      await changeHorse(app.db, juniper, { happiness: 1_000_000 });
      await buyTreats(anna, 'sugar');
      return { by: anna, sent: { params: { id: juniper }, body: { treat_type: 'sugar' } } };
    },
  ],
};
