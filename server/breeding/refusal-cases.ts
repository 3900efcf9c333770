import { unconfirm } from '../testing/builders/accounts.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import type { TestPlayer } from '../testing/app/test-app.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import {
  aMare,
  answer,
  aRequest,
  studRequestInput,
  aStallion,
  cover,
  covering,
  openRequest,
  ownPair,
  studPair,
  type BreedingPair,
} from '../testing/builders/breeding.ts';
import { changeHorse, leaveCoins } from '../testing/builders/stable.ts';
import { soldToYoung } from '../testing/builders/trade.ts';
import type { Provoke, RefusalCases, RefusalScene, RefusedRequest } from '../testing/refusal-case.ts';

type Case = [name: string, RefusalCases[string]];
type FilledCase = [name: string, [filled: string, provoke: Provoke]];
type Change = Parameters<typeof changeHorse>[2];

const tooYoung = ({ app }: RefusalScene): Change => ({ bornAt: bornAtAge(71, app.clock.now()) });
const retired = ({ app }: RefusalScene): Change => ({ bornAt: bornAtAge(360, app.clock.now()) });
const unchecked = (): Change => ({ breedingCheckUntil: null });
const hungry = (): Change => ({ feedExpiresAt: null });
const gelded = (): Change => ({ sex: 'gelding', breedingCheckUntil: null });

/** Obstacle, its sentence, and the change that provokes it. */
const UNFIT: readonly (readonly [
  code: string,
  which: 'mare' | 'stallion',
  sentence: string,
  change: (scene: RefusalScene) => Change,
])[] = [
  ['NOT_A_STALLION', 'stallion', 'Comet is no stallion.', gelded],
  ['NOT_A_MARE', 'mare', 'Juniper is no mare.', gelded],
  ['TOO_YOUNG_TO_BREED', 'mare', 'Juniper is too young: horses breed from # years.', tooYoung],
  ['RETIRED_FROM_BREEDING', 'stallion', 'Comet is retired: horses breed until # years.', retired],
  ['NO_BREEDING_CHECK', 'mare', 'Juniper has no valid breeding check. The vet does one.', unchecked],
  ['PARENT_NOT_FED', 'stallion', 'Comet is hungry. Feed Comet first.', hungry],
];

function unfitCases(
  route: string,
  provoke: (
    scene: RefusalScene,
  ) => Promise<BreedingPair & { sent: RefusedRequest['sent']; receiver?: TestPlayer }>,
) {
  return UNFIT.map(([code, which, sentence, change]): FilledCase => [
    `${route} 409 ${code}`,
    [
      sentence,
      async (scene) => {
        const pair = await provoke(scene);
        await changeHorse(scene.app.db, pair[which], change(scene));
        // Gelding by the vet would also end the place at stud.
        const mend = () => changeHorse(scene.app.db, pair[which], { sex: which });
        return { by: pair.receiver ?? pair.by, sent: pair.sent, mend };
      },
    ],
  ]);
}

const COVER = 'POST /api/breeding/cover';
const REQUEST = 'POST /api/studs/:id/requests';
const ACCEPT = 'POST /api/stud-requests/:id/accept';
const STAND = 'PUT /api/horses/:id/stud';
const END = 'DELETE /api/horses/:id/stud';

const RESTS = 'Juniper rests after her last cover, # days more.';
const RESTING_SECONDS = 4 * 24 * 3600;

const closed = (how: 'accept' | 'decline' | 'withdraw') => async (scene: RefusalScene) => {
  const { by, owner, sent } = await openRequest(scene.app);
  await answer(how === 'withdraw' ? owner : by, sent.params.id, how === 'withdraw' ? 'decline' : 'withdraw');
  return { by: how === 'withdraw' ? by : owner, sent };
};

const unknownRequest = async ({ anna }: RefusalScene) => ({ by: anna, sent: { params: { id: NOWHERE } } });
const NO_REQUEST = 'There is no such request.';
const CLOSED = 'This request is answered, withdrawn or has ended.';

/** Placing at stud concerns only the stallion. */
const unfitAtStud = unfitCases(STAND, async ({ app }) => {
  const { by, stallion } = await ownPair(app);
  return { by, mare: stallion, stallion, sent: { params: { id: stallion }, body: { fee: 1 } } };
})
  .filter(([name]) => !/NOT_A_MARE|PARENT_NOT_FED/.test(name))
  .map(([name, [sentence, provoke]]): Case => [name, [sentence.replace('Juniper', 'Comet'), provoke]]);

const forEach = (routes: readonly string[], caseFor: (route: string) => Case): RefusalCases =>
  Object.fromEntries(routes.map(caseFor));

const restingMare = (route: string): Case => [
  `${route} 409 MARE_RESTS`,
  [
    RESTS,
    async ({ app }) => {
      const open = route === COVER ? undefined : await (route === ACCEPT ? openRequest(app) : studPair(app));
      const pair = open ?? (await ownPair(app));
      const restsUntil = new Date(app.clock.now().getTime() + RESTING_SECONDS * 1000);
      await changeHorse(app.db, pair.mare, { restsUntil });
      if (open && 'sent' in open) return { by: open.owner, sent: open.sent as RefusedRequest['sent'] };
      return { by: pair.by, sent: route === COVER ? covering(pair) : studRequestInput(pair) };
    },
  ],
];

const pairSentTo = (route: string, pair: BreedingPair) =>
  route === REQUEST ? studRequestInput(pair) : { query: { mareId: pair.mare, stallionId: pair.stallion } };

const unknownStallion = (route: string): Case => [
  `${route} 404 STALLION_NOT_FOUND`,
  [
    'There is no such stallion.',
    async ({ anna, juniper }) => ({
      by: anna,
      sent: pairSentTo(route, { by: anna, mare: juniper, stallion: NOWHERE }),
    }),
  ],
];

const stallionNotAtStud = (route: string): Case => [
  `${route} 409 NOT_AT_STUD`,
  [
    'Comet is not at stud.',
    async ({ app, anna, juniper }) => {
      const stallion = await aStallion(app, await app.newPlayer());
      return { by: anna, sent: pairSentTo(route, { by: anna, mare: juniper, stallion }) };
    },
  ],
];

export const BREEDING_REFUSALS: RefusalCases = {
  ...Object.fromEntries([
    ...unfitCases(COVER, async ({ app }) => {
      const pair = await ownPair(app);
      return { ...pair, sent: covering(pair) };
    }),
    ...unfitCases(REQUEST, async ({ app }) => {
      const pair = await studPair(app);
      return { ...pair, sent: studRequestInput(pair) };
    }),
    ...unfitCases(ACCEPT, ({ app }) => openRequest(app)),
    ...unfitAtStud,
  ]),
  [`${COVER} 409 IN_FOAL`]: [
    'Juniper is in foal already.',
    async ({ app }) => {
      const pair = await ownPair(app);
      await cover(pair.by, pair.mare, pair.stallion);
      return { by: pair.by, sent: covering(pair) };
    },
  ],
  [`${REQUEST} 409 IN_FOAL`]: [
    'Juniper is in foal already.',
    async ({ app }) => {
      const pair = await studPair(app);
      await cover(pair.by, pair.mare, await aStallion(app, pair.by));
      return { by: pair.by, sent: studRequestInput(pair) };
    },
  ],
  [`${ACCEPT} 409 IN_FOAL`]: [
    'Juniper is in foal already.',
    async ({ app }) => {
      const open = await openRequest(app);
      // No call leads here: a mare with an open request is not covered.
      const foaling = (foalsAt: Date | null) => changeHorse(app.db, open.mare, { foalsAt });
      await foaling(new Date(app.clock.now().getTime() + 3_600_000));
      return { by: open.receiver, sent: open.sent, mend: () => foaling(null) };
    },
  ],
  ...forEach([COVER, REQUEST, ACCEPT], restingMare),
  [`${COVER} 409 ALREADY_REQUESTED`]: [
    'Juniper waits for an answer already. Withdraw that request first.',
    async ({ app }) => {
      const pair = await studPair(app);
      await aRequest(pair.by, pair.mare, pair.stallion);
      return { by: pair.by, sent: covering({ ...pair, stallion: await aStallion(app, pair.by) }) };
    },
  ],
  [`${REQUEST} 409 ALREADY_REQUESTED`]: [
    'Juniper waits for an answer already. Withdraw that request first.',
    async ({ app }) => {
      const pair = await studPair(app);
      await aRequest(pair.by, pair.mare, pair.stallion);
      return { by: pair.by, sent: studRequestInput(pair) };
    },
  ],
  [`${COVER} 409 NOT_ENOUGH_COINS`]: [
    'The registry asks 250 coins for a cover; you have 249.',
    async ({ app }) => {
      const pair = await ownPair(app);
      await leaveCoins(app, pair.by, 249);
      return { by: pair.by, sent: covering(pair) };
    },
  ],
  [`${REQUEST} 409 NOT_ENOUGH_COINS`]: [
    'The stud fee is 200 coins; you have 199.',
    async ({ app }) => {
      const pair = await studPair(app);
      await leaveCoins(app, pair.by, 199);
      return { by: pair.by, sent: studRequestInput(pair) };
    },
  ],
  [`${REQUEST} 409 NOT_ENOUGH_TRADABLE_COINS`]: [
    'Of a stud fee at most 250 coins may be bound coins. You have 40 that are tradable.',
    async ({ app }) => {
      const pair = await studPair(app, { fee: 300 });
      await leaveCoins(app, pair.by, 1000, 40);
      return { by: pair.by, sent: studRequestInput(pair, 300) };
    },
  ],
  [`${REQUEST} 403 EMAIL_NOT_CONFIRMED`]: [
    'Please confirm your email before you pay other players: we have mailed you a link. Your Account page sends a new one.',
    async ({ app }) => {
      const pair = await studPair(app, { fee: 50 });
      await leaveCoins(app, pair.by, 1000);
      await unconfirm(app, pair.by);
      return { by: pair.by, sent: studRequestInput(pair, 50) };
    },
  ],
  [`${REQUEST} 409 PAIR_LIMIT`]: [
    'Below level # you may pay one player at most # coins in # days; it would be more with the # so far.',
    async ({ app }) => {
      const pair = await studPair(app, { fee: 250 });
      await leaveCoins(app, pair.by, 20_000);
      for (const mare of [pair.mare, await aMare(app, pair.by)])
        await aRequest(pair.by, mare, pair.stallion, 250);
      return { by: pair.by, sent: studRequestInput({ ...pair, mare: await aMare(app, pair.by) }, 250) };
    },
  ],
  [`${REQUEST} 409 RECEIVER_LIMIT`]: [
    'All players below level # together may pay one player at most # coins in # days, and this player has had them. Reach level #, or choose another.',
    async ({ app }) => {
      const pair = await studPair(app, { fee: 250 });
      await leaveCoins(app, pair.by, 1000);
      await soldToYoung(app, pair.owner, 1751);
      return { by: pair.by, sent: studRequestInput(pair, 250) };
    },
  ],
  [`${REQUEST} 409 FEE_CHANGED`]: [
    'The fee for Comet is now 200 coins.',
    async ({ app }) => {
      const pair = await studPair(app);
      return { by: pair.by, sent: studRequestInput(pair, 150) };
    },
  ],
  [`${REQUEST} 409 OWN_STALLION`]: [
    'Comet is yours: have the mare covered directly.',
    async ({ app }) => {
      const pair = await ownPair(app);
      return { by: pair.by, sent: studRequestInput(pair) };
    },
  ],
  [`${REQUEST} 409 OTHER_BREED`]: [
    'Comet is offered to mares of his own breed only, which Juniper is not.',
    async ({ app }) => {
      const pair = await studPair(app, { breedId: 'friesian', ownBreedOnly: true });
      return { by: pair.by, sent: studRequestInput(pair) };
    },
  ],
  ...forEach(['GET /api/breeding/preview', REQUEST], unknownStallion),
  ...forEach(['GET /api/breeding/preview', REQUEST], stallionNotAtStud),
  [`${END} 409 NOT_AT_STUD`]: [
    'Juniper is not at stud.',
    async ({ anna, juniper }) => ({ by: anna, sent: { params: { id: juniper } } }),
  ],
  ...Object.fromEntries(
    (['accept', 'decline', 'withdraw'] as const).flatMap((how): Case[] => [
      [`POST /api/stud-requests/:id/${how} 404 REQUEST_NOT_FOUND`, [NO_REQUEST, unknownRequest]],
      [`POST /api/stud-requests/:id/${how} 409 REQUEST_CLOSED`, [CLOSED, closed(how)]],
    ]),
  ),
  'GET /api/horses/:id/mates 409 NOT_A_MARE': [
    'Comet is no mare.',
    async ({ app, anna }) => ({ by: anna, sent: { params: { id: await aStallion(app, anna) } } }),
  ],
  'GET /api/horses/:id/birth 404 HORSE_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { params: { id: NOWHERE } },
  }),
  'GET /api/horses/:id/birth 404 NOT_BRED': [
    'Juniper came from the store: no breeder is known.',
    async ({ anna, juniper }) => ({ by: anna, sent: { params: { id: juniper } } }),
  ],
};
