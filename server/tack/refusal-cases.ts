import { NOWHERE } from '../testing/bad-values.ts';
import type { RefusalCases, RefusalScene, RefusedRequest } from '../testing/refusal-case.ts';
import { aHorse, enterNext, leaveCoins } from '../testing/builders/stable.ts';
import { buyMaterialsFor, buyTack, craft, equip, undress, wornBy } from '../testing/builders/tack.ts';
import type { TestPlayer } from '../testing/app/test-app.ts';

const EQUIP = 'POST /api/horses/:id/equip-tack/:tackId';
const UNEQUIP = 'POST /api/horses/:id/unequip-tack/:tackId';
const NONE = 'There is no such tack in your tack room.';

async function aRider({ app }: RefusalScene): Promise<{ by: TestPlayer; horse: string; saddle: string }> {
  const by = await app.newPlayer();
  await leaveCoins(app, by, 20_000);
  const horse = await aHorse(by, { name: 'Rowan' });
  await undress(by, horse);
  return { by, horse, saddle: await buyTack(by, 'saddle') };
}

const fitting = (by: TestPlayer, id: string, tackId: string): RefusedRequest => ({
  by,
  sent: { params: { id, tackId } },
});

const ofOthers: RefusalCases = Object.fromEntries(
  [EQUIP, UNEQUIP].flatMap((route): [string, RefusalCases[string]][] => [
    [`${route} 404 TACK_NOT_FOUND`, [NONE, async ({ anna, juniper }) => fitting(anna, juniper, NOWHERE)]],
    [
      `${route} 403 NOT_YOUR_TACK`,
      [NONE, async (scene) => fitting(scene.anna, scene.juniper, (await aRider(scene)).saddle)],
    ],
  ]),
);

export const TACK_REFUSALS: RefusalCases = {
  ...ofOthers,
  'POST /api/tack/buy-store 409 NOT_ENOUGH_COINS': [
    'You need 1,225 coins to buy a saddle; you have 1,224.',
    async ({ app }) => {
      const by = await app.newPlayer();
      await leaveCoins(app, by, 1224);
      return { by, sent: { body: { tack_type: 'saddle' } } };
    },
  ],
  'POST /api/materials/buy 409 NOT_ENOUGH_COINS': [
    'You need 324 coins to buy 2 Iron; you have 323.',
    async ({ app }) => {
      const by = await app.newPlayer();
      await leaveCoins(app, by, 323);
      return { by, sent: { body: { material_type: 'iron', quantity: 2 } } };
    },
  ],
  [`${EQUIP} 409 ALREADY_WORN`]: [
    'Rowan wears this saddle already.',
    async (scene) => {
      const { by, horse, saddle } = await aRider(scene);
      await equip(by, horse, saddle);
      return fitting(by, horse, saddle);
    },
  ],
  [`${EQUIP} 409 WORN_BY_ANOTHER`]: [
    'Rowan wears this saddle. Take it off Rowan first.',
    async (scene) => {
      const { by, horse, saddle } = await aRider(scene);
      await equip(by, horse, saddle);
      return fitting(by, await aHorse(by, { name: 'Iris' }), saddle);
    },
  ],
  [`${EQUIP} 409 TYPE_WORN`]: [
    'Rowan wears a saddle already. Take that off first.',
    async (scene) => {
      const { by, horse, saddle } = await aRider(scene);
      await equip(by, horse, saddle);
      return fitting(by, horse, await buyTack(by, 'saddle'));
    },
  ],
  [`${UNEQUIP} 409 NOT_WORN`]: [
    'Rowan does not wear this saddle.',
    async (scene) => {
      const { by, horse, saddle } = await aRider(scene);
      return fitting(by, horse, saddle);
    },
  ],
  [`${UNEQUIP} 409 ENTRY_RUNNING`]: [
    'Juniper is entered in a show: the tack stays on until the show has run.',
    async ({ app, anna, juniper }) => {
      await leaveCoins(app, anna, 5000);
      const { bridle = '' } = await wornBy(anna, juniper);
      await enterNext(anna, juniper, 1);
      return fitting(anna, juniper, bridle);
    },
  ],
  'POST /api/tack/craft 409 NOT_ENOUGH_MATERIALS': [
    'You lack 4 iron and 2 glue to make horseshoes.',
    async ({ app }) => ({ by: await app.newPlayer(), sent: { body: { tack_type: 'horseshoes' } } }),
  ],
  'POST /api/tack/craft 409 CRAFT_UNFINISHED': [
    'One piece at a time: this one needs 5 more seconds.',
    (scene) => crafts(scene, 1),
  ],
  'POST /api/tack/craft 409 CRAFTS_SPENT': [
    'You have made 4 pieces today. The next can be made from midnight UTC.',
    (scene) => crafts(scene, 4),
  ],
};

/** The last bridle was made just now; materials are left for one. */
async function crafts({ app }: RefusalScene, pieces: number): Promise<RefusedRequest> {
  const by = await app.newPlayer();
  await leaveCoins(app, by, 20_000);
  await buyMaterialsFor(by, 'bridle', pieces + 1);
  for (let index = 0; index < pieces; index++) {
    if (index > 0) await app.pass(5);
    expectOk(await craft(by, 'bridle'));
  }
  return { by, sent: { body: { tack_type: 'bridle' } } };
}

function expectOk({ status }: { readonly status: number }): void {
  if (status !== 200) throw new Error('A step of this case was refused');
}
