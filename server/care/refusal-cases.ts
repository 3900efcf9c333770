import type { VetService } from '../../game/care/vet.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import type { RefusalCases, Stage } from '../testing/refusal-case.ts';
import { aHorse, callVet, changeHorse, leaveCoins } from '../testing/builders/stable.ts';

/** Somebody new asks the vet for a service to a horse of such a kind. */
async function asksVet(
  { app }: Stage,
  service_type: VetService,
  horse: { gender?: 'mare' | 'stallion'; months?: number; checked?: boolean; coins?: number },
) {
  const { gender = 'stallion', months = 100, checked = false, coins = 5000 } = horse;
  const by = await app.newPlayer();
  const id = await aHorse(by, { gender, name: 'Rowan' });
  const now = app.clock.now();
  await changeHorse(app.db, id, {
    born_at: bornAtAge(months, now),
    vet_check_until: checked ? new Date(now.getTime() + 1) : null,
  });
  await leaveCoins(app, by, coins);
  return { by, sent: { params: { id }, body: { service_type } } };
}

/** Every refusal of the vet but those of others' horses. */
export const VET_REFUSALS: RefusalCases = {
  'POST /api/horses/:id/request-vet 409 VET_PENDING': [
    'The vet is with Rowan already, and done in # seconds.',
    async (stage) => {
      const asking = await asksVet(stage, 'checkup', {});
      await callVet(asking.by, asking.sent.params.id, 'vet_shots');
      return asking;
    },
  ],
  'POST /api/horses/:id/request-vet 409 WRONG_SEX': [
    'Gelding is not for Rowan, who is a mare.',
    (stage) => asksVet(stage, 'gelding', { gender: 'mare' }),
  ],
  'POST /api/horses/:id/request-vet 409 HORSE_TOO_YOUNG': [
    'Rowan is 71 months old; Breeding Check starts at 72 months.',
    (stage) => asksVet(stage, 'breeding_check', { months: 71 }),
  ],
  'POST /api/horses/:id/request-vet 409 HORSE_RETIRED': [
    'Rowan is retired: no Breeding Check any more.',
    (stage) => asksVet(stage, 'breeding_check', { months: 360 }),
  ],
  'POST /api/horses/:id/request-vet 409 STILL_VALID': [
    'Checkup: what Rowan had is valid still.',
    (stage) => asksVet(stage, 'checkup', { checked: true }),
  ],
  'POST /api/horses/:id/request-vet 409 NOT_ENOUGH_COINS': [
    'Gelding for Rowan costs 500 coins; you have 499.',
    (stage) => asksVet(stage, 'gelding', { coins: 499 }),
  ],
};
