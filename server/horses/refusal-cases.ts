import { NOWHERE, type RefusalCases, type Stage } from '../testing/refusal-case.ts';
import { aHorse } from '../testing/builders/stable.ts';

/** Somebody with two horses who has used the one free insight on the first. */
async function afterAnInsight({ app }: Stage) {
  const by = await app.newPlayer();
  const [seen, unseen] = [await aHorse(by), await aHorse(by, { name: 'Bramble' })];
  await by.call('POST /api/payments/use-free-insight', { body: { horseId: seen } });
  return { by, seen, unseen };
}

/** Every refusal of insights but those of horses that are not one's own. */
export const INSIGHT_REFUSALS: RefusalCases = {
  'GET /api/horses/:id/genetics 404 HORSE_NOT_FOUND': [
    'There is no such horse.',
    async ({ anna }) => ({ by: anna, sent: { params: { id: NOWHERE } } }),
  ],
  'POST /api/payments/use-free-insight 409 ALREADY_SEEN': [
    'You can see the genes of Juniper already. Nothing was used up.',
    async (stage) => {
      const { by, seen } = await afterAnInsight(stage);
      return { by, sent: { body: { horseId: seen } } };
    },
  ],
  'POST /api/payments/use-free-insight 409 NO_FREE_INSIGHT': [
    'You have no free insight left.',
    async (stage) => {
      const { by, unseen } = await afterAnInsight(stage);
      return { by, sent: { body: { horseId: unseen } } };
    },
  ],
  'PUT /api/horses/:id/genes-published 409 GENES_UNSEEN': [
    'Only genes that you can see yourself can be published: use an insight first.',
    async (stage) => {
      const { by, unseen } = await afterAnInsight(stage);
      return { by, sent: { params: { id: unseen }, body: { published: true } } };
    },
  ],
};
