import { NOWHERE } from '../testing/bad-values.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';
import { aHorse, enterNext } from '../testing/builders/stable.ts';
import { buyMaterialsFor, buyTack, craft, equip, undress, wornBy } from '../testing/builders/tack.ts';

const EQUIP = 'POST /api/horses/:id/equip-tack/:tackId';
const UNEQUIP = 'POST /api/horses/:id/unequip-tack/:tackId';
const CRAFT = 'POST /api/tack/craft';
const NONE = 'There is no such tack in your tack room.';

/** With a naked horse and a saddle. */
const rider = newcomer
  .coins(20_000)
  .horse({ name: 'Rowan' })
  .after(({ by, horse }) => undress(by, horse))
  .with(async ({ by }) => ({ tack: await buyTack(by, 'saddle') }));

const saddled = rider.after(({ by, horse, tack }) => equip(by, horse, tack));

const fitting = ({ horse, tack }: { readonly horse: string; readonly tack: string }) => ({
  params: { id: horse, tackId: tack },
});

/** The last bridle was made just now; materials are left for one. */
const crafter = (pieces: number) =>
  newcomer
    .coins(20_000)
    .after(({ by }) => buyMaterialsFor(by, 'bridle', pieces + 1))
    .after(async ({ app, by }) => {
      for (let index = 0; index < pieces; index++) {
        if (index > 0) await app.pass(5);
        expectOk(await craft(by, 'bridle'));
      }
    });

function expectOk({ status }: { readonly status: number }): void {
  if (status !== 200) throw new Error('A step of this case was refused');
}

const ofOthers: RefusalCases = Object.fromEntries(
  [EQUIP, UNEQUIP].flatMap((route): [string, RefusalCases[string]][] => [
    [`${route} 404 TACK_NOT_FOUND`, [NONE, anna.sends(({ horse }) => fitting({ horse, tack: NOWHERE }))]],
    [
      `${route} 403 NOT_YOUR_TACK`,
      [
        NONE,
        rider
          .byAnna()
          .with(({ juniper }) => ({ horse: juniper }))
          .sends(fitting),
      ],
    ],
  ]),
);

export const TACK_REFUSALS: RefusalCases = {
  ...ofOthers,
  'POST /api/tack/buy-store 409 NOT_ENOUGH_COINS': [
    'You need 1,225 coins to buy a saddle; you have 1,224.',
    newcomer.coins(1224).sends({ body: { tack_type: 'saddle' } }),
  ],
  'POST /api/materials/buy 409 NOT_ENOUGH_COINS': [
    'You need 324 coins to buy 2 Iron; you have 323.',
    newcomer.coins(323).sends({ body: { material_type: 'iron', quantity: 2 } }),
  ],
  [`${EQUIP} 409 ALREADY_WORN`]: ['Rowan wears this saddle already.', saddled.sends(fitting)],
  [`${EQUIP} 409 WORN_BY_ANOTHER`]: [
    'Rowan wears this saddle. Take it off Rowan first.',
    saddled.with(async ({ by }) => ({ horse: await aHorse(by, { name: 'Iris' }) })).sends(fitting),
  ],
  [`${EQUIP} 409 TYPE_WORN`]: [
    'Rowan wears a saddle already. Take that off first.',
    saddled.with(async ({ by }) => ({ tack: await buyTack(by, 'saddle') })).sends(fitting),
  ],
  [`${UNEQUIP} 409 NOT_WORN`]: ['Rowan does not wear this saddle.', rider.sends(fitting)],
  [`${UNEQUIP} 409 ENTRY_RUNNING`]: [
    'Juniper is entered in a show: the tack stays on until the show has run.',
    anna
      .coins(5000)
      .with(async ({ by, horse }) => ({ tack: (await wornBy(by, horse)).bridle ?? '' }))
      .after(({ by, horse }) => enterNext(by, horse, 1))
      .sends(fitting),
  ],
  [`${CRAFT} 409 NOT_ENOUGH_MATERIALS`]: [
    'You lack 4 iron and 2 glue to make horseshoes.',
    newcomer.sends({ body: { tack_type: 'horseshoes' } }),
  ],
  [`${CRAFT} 409 CRAFT_UNFINISHED`]: [
    'One piece at a time: this one needs 5 more seconds.',
    crafter(1).sends({ body: { tack_type: 'bridle' } }),
  ],
  [`${CRAFT} 409 CRAFTS_SPENT`]: [
    'You have made 4 pieces today. The next can be made from midnight UTC.',
    crafter(4).sends({ body: { tack_type: 'bridle' } }),
  ],
};
