import type { CallShape } from '../../contract/call.ts';
import { CONTRACT } from '../../contract/contract.ts';
import { filtersOf } from '../http/read-request.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { NEXT_SHOW, type RefusalCases, type RefusalScene } from '../testing/refusal-case.ts';
import { aHorse, leaveCoins } from '../testing/builders/stable.ts';
import { boxPrice, FIRST_BOXES, MOST_BOXES } from '../../game/horses/boxes.ts';

/** The first horse used the free insight. */
async function afterAnInsight({ app }: RefusalScene) {
  const by = await app.newPlayer();
  const [seen, unseen] = [await aHorse(by), await aHorse(by, { name: 'Bramble' })];
  await by.call('POST /api/payments/use-free-insight', { body: { horseId: seen } });
  return { by, seen, unseen };
}

/** Without those about others' horses. */
export const INSIGHT_REFUSALS: RefusalCases = {
  'GET /api/horses/:id/genetics 404 HORSE_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { params: { id: NOWHERE } },
  }),
  'POST /api/payments/use-free-insight 409 ALREADY_SEEN': [
    'You can see the genes of Juniper already. Nothing was used up.',
    async (scene) => {
      const { by, seen } = await afterAnInsight(scene);
      return { by, sent: { body: { horseId: seen } } };
    },
  ],
  'POST /api/payments/use-free-insight 409 NO_FREE_INSIGHT': async (scene) => {
    const { by, unseen } = await afterAnInsight(scene);
    return { by, sent: { body: { horseId: unseen } } };
  },
  'PUT /api/horses/:id/genes-published 409 GENES_UNSEEN': async (scene) => {
    const { by, unseen } = await afterAnInsight(scene);
    return { by, sent: { params: { id: unseen }, body: { published: true } } };
  },
};

async function withBoxes({ app }: RefusalScene, boxes: number) {
  const by = await app.newPlayer();
  await leaveCoins(app, by, 300_000);
  for (let built = FIRST_BOXES; built < boxes; built++)
    await by.call('POST /api/stable/boxes', { body: { price: boxPrice(built) } });
  return by;
}

/** Asks for a box when all are taken. */
async function allTaken(scene: RefusalScene, boxes: number) {
  const by = await withBoxes(scene, boxes);
  const id = await aHorse(by);
  await leaveCoins(scene.app, by, 100_000);
  for (let taken = 0; taken < boxes; taken++) {
    const horse = await aHorse(by);
    await by.call('PUT /api/horses/:id/box', { params: { id: horse }, body: { inBox: true } });
  }
  return { by, sent: { params: { id }, body: { inBox: true } } };
}

export const BOX_REFUSALS: RefusalCases = {
  'POST /api/stable/boxes 409 STABLE_COMPLETE': [
    `Your stable has all ${MOST_BOXES} boxes.`,
    async (scene) => ({ by: await withBoxes(scene, MOST_BOXES), sent: { body: { price: 1000 } } }),
  ],
  'POST /api/stable/boxes 409 BOX_PRICE_CHANGED': [
    'The next box costs 2,000 coins now. Nothing was bought.',
    async (scene) => ({ by: await withBoxes(scene, FIRST_BOXES + 1), sent: { body: { price: 1000 } } }),
  ],
  'POST /api/stable/boxes 409 NOT_ENOUGH_COINS': [
    'A box costs 1,000 coins; you have 999.',
    async (scene) => {
      const by = await withBoxes(scene, FIRST_BOXES);
      await leaveCoins(scene.app, by, 999);
      return { by, sent: { body: { price: boxPrice(FIRST_BOXES) } } };
    },
  ],
  'PUT /api/horses/:id/box 409 BOXES_FULL': [
    `All ${FIRST_BOXES} boxes are taken. Add a box for 1,000 coins, or move a horse out first.`,
    (scene) => allTaken(scene, FIRST_BOXES),
  ],
  'PUT /api/horses/:id/box 409 ALL_BOXES_FULL': [
    `All ${MOST_BOXES} boxes are taken. Move a horse out first.`,
    (scene) => allTaken(scene, MOST_BOXES),
  ],
};

const BAY = { extension: 'E/e', agouti: 'A/a' };

const NOT_UNDERSTOOD: Readonly<Record<string, readonly [sentence: string, genetics: unknown]>> = {
  GENETICS_MALFORMED: [
    'Genetics name the alleles at each locus; extension and agouti at least.',
    ['E/e', 'A/a'],
  ],
  GENE_UNKNOWN: ['There is no gene called pearl.', { ...BAY, pearl: 'n/Prl' }],
  GENE_MISSING: ['The alleles of agouti are missing.', { extension: 'E/e' }],
  ALLELES_UNKNOWN: [
    'n/D is no pair of alleles of cream. There are n/n, n/Cr, Cr/Cr.',
    { ...BAY, cream: 'n/D' },
  ],
  PATTERN_UNKNOWN: [
    'tobiano is no pattern. One is written like n/To, or n/To n/O.',
    { ...BAY, pattern: 'tobiano' },
  ],
  PATTERN_DISAGREES: [
    'The pattern n/To says something else than the alleles of overo.',
    { ...BAY, pattern: 'n/To', tobiano: 'n/To', overo: 'n/O' },
  ],
  MARKING_WHITES_UNKNOWN: [
    'some is no amount of white markings. There are none, minimal, moderate, high, extreme.',
    { ...BAY, marking_whites: 'some' },
  ],
  GREY_FACTOR_UNKNOWN: ['# is no grey factor. It is a number from 0.5 to 1.5.', { ...BAY, grey_factor: 2 }],
};

export const GENETICS_REFUSALS: RefusalCases = {
  ...Object.fromEntries(
    Object.entries(NOT_UNDERSTOOD).flatMap(([code, [sentence, genetics]], index) => {
      const [parent, parents] =
        index % 2 === 0 ? ['Sire', { sire: genetics, dam: BAY }] : ['Dam', { sire: BAY, dam: genetics }];
      return [
        [
          `POST /api/genetics/describe 400 ${code}`,
          [sentence, async () => ({ sent: { body: { genetics } } })],
        ],
        [
          `POST /api/genetics/predict 400 ${code}`,
          [`${parent}: ${sentence}`, async () => ({ sent: { body: parents } })],
        ],
      ];
    }),
  ),
  'POST /api/genetics/predict 400 PARENT_NOT_VIABLE': [
    "Dam: A foal with O/O does not live, so it is nobody's parent.",
    async () => ({ sent: { body: { sire: BAY, dam: { ...BAY, overo: 'O/O' } } } }),
  ],
};

const OF_SHOWS = /\/shows|\/entries/;

/** All calls about one horse refuse unknown and others' horses. */
export const OTHERS_HORSES: RefusalCases = Object.fromEntries(
  CONTRACT.filter(({ refusals }) => 'NOT_YOUR_HORSE' in refusals).flatMap((call) => {
    const route = `${call.method} ${call.path}`;
    const sentence = OF_SHOWS.test(route) ? 'Horse not found' : 'This horse does not exist in your stable.';
    return [
      [
        `${route} 404 HORSE_NOT_FOUND`,
        [sentence, async ({ anna }: RefusalScene) => ({ by: anna, sent: aboutHorse(call, NOWHERE) })],
      ],
      [
        `${route} 403 NOT_YOUR_HORSE`,
        [
          sentence,
          async ({ anna, bertsHorse }: RefusalScene) => ({ by: anna, sent: aboutHorse(call, bertsHorse) }),
        ],
      ],
    ];
  }),
);

const HORSE_FILTERS = ['horse_id', 'mareId', 'stallionId'];

function aboutHorse(call: CallShape, horse_id: string) {
  const body = {
    horse_id,
    name: 'Mine',
    feed_type: 'monthly',
    horses: [{ id: horse_id, feedExpiresAt: null }],
    days: 1,
    longBags: false,
    price: 40,
    treat_type: 'sugar',
    service_type: 'checkup',
    discipline: 'dressage',
    mareId: horse_id,
    stallionId: horse_id,
    fee: 0,
    horseId: horse_id,
    paymentMethodId: 'pm_card_visa',
    published: true,
    inBox: true,
  };
  const id = call.path.startsWith('/api/shows/') ? NEXT_SHOW : horse_id;
  const names = filtersOf(call);
  return {
    params: { id, tackId: NOWHERE },
    query: Object.fromEntries(
      HORSE_FILTERS.filter((name) => names.includes(name)).map((name) => [name, horse_id]),
    ),
    body,
  };
}
