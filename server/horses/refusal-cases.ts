import type { CallShape } from '../../contract/call.ts';
import { CONTRACT } from '../../contract/contract.ts';
import { filtersOf } from '../http/read-request.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { anna, newcomer, NEXT_SHOW, type RefusalCases } from '../testing/refusal-case.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { boxPrice, FIRST_BOXES, MOST_BOXES } from '../../game/horses/boxes.ts';

/** The first horse used the free insight. */
const afterInsight = newcomer
  .horse()
  .with(async ({ by }) => ({ unseen: await aHorse(by, { name: 'Bramble' }) }))
  .after(({ by, horse }) => by.call('POST /api/payments/use-free-insight', { body: { horseId: horse } }));

/** Without those about others' horses. */
export const INSIGHT_REFUSALS: RefusalCases = {
  'GET /api/horses/:id/genetics 404 HORSE_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
  'POST /api/payments/use-free-insight 409 ALREADY_SEEN': [
    'You can see the genes of Juniper already. Nothing was used up.',
    afterInsight.sends(({ horse }) => ({ body: { horseId: horse } })),
  ],
  'POST /api/payments/use-free-insight 409 NO_FREE_INSIGHT': afterInsight.sends(({ unseen }) => ({
    body: { horseId: unseen },
  })),
  'PUT /api/horses/:id/genes-published 409 GENES_UNSEEN': afterInsight.sends(({ unseen }) => ({
    params: { id: unseen },
    body: { published: true },
  })),
};

const tested = newcomer
  .horse()
  .after(({ by, horse }) => by.call('POST /api/horses/:id/health-test', { params: { id: horse } }));

/** Without those about others' horses. */
export const HEALTH_REFUSALS: RefusalCases = {
  'GET /api/horses/:id/health 404 HORSE_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
  'POST /api/horses/:id/health-test 409 HEALTH_TESTED': [
    'Juniper has been tested already. One test counts for life.',
    tested.sends(({ horse }) => ({ params: { id: horse } })),
  ],
  'POST /api/horses/:id/health-test 409 NOT_ENOUGH_COINS': [
    'A health test costs 150 coins; you have 149.',
    newcomer
      .horse()
      .coins(149)
      .sends(({ horse }) => ({ params: { id: horse } })),
  ],
  'POST /api/horses/:id/health-published 409 HEALTH_UNTESTED': [
    'Juniper has not been tested yet.',
    newcomer.horse().sends(({ horse }) => ({ params: { id: horse } })),
  ],
};

const withBoxes = (boxes: number) =>
  newcomer.coins(300_000).after(async ({ by }) => {
    for (let built = FIRST_BOXES; built < boxes; built++)
      await by.call('POST /api/stable/boxes', { body: { price: boxPrice(built) } });
  });

/** With one more horse than boxes. */
const allTaken = (boxes: number) =>
  withBoxes(boxes)
    .horse()
    .coins(100_000)
    .after(async ({ by }) => {
      for (let taken = 0; taken < boxes; taken++)
        await by.call('PUT /api/horses/:id/box', movingIn({ horse: await aHorse(by) }));
    });

const movingIn = ({ horse }: { readonly horse: string }) => ({
  params: { id: horse },
  body: { inBox: true },
});

export const BOX_REFUSALS: RefusalCases = {
  'POST /api/stable/boxes 409 STABLE_COMPLETE': [
    `Your stable has all ${MOST_BOXES} boxes.`,
    withBoxes(MOST_BOXES).sends({ body: { price: 1000 } }),
  ],
  'POST /api/stable/boxes 409 BOX_PRICE_CHANGED': [
    'The next box costs 2,000 coins now. Nothing was bought.',
    withBoxes(FIRST_BOXES + 1).sends({ body: { price: 1000 } }),
  ],
  'POST /api/stable/boxes 409 NOT_ENOUGH_COINS': [
    'A box costs 1,000 coins; you have 999.',
    newcomer.coins(999).sends({ body: { price: boxPrice(FIRST_BOXES) } }),
  ],
  'PUT /api/horses/:id/box 409 BOXES_FULL': [
    `All ${FIRST_BOXES} boxes are taken. Add a box for 1,000 coins, or move a horse out first.`,
    allTaken(FIRST_BOXES).sends(movingIn),
  ],
  'PUT /api/horses/:id/box 409 ALL_BOXES_FULL': [
    `All ${MOST_BOXES} boxes are taken. Move a horse out first.`,
    allTaken(MOST_BOXES).sends(movingIn),
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
    'n/D is no pair of alleles of cream. There are n/n, n/Cr, n/prl, Cr/Cr, Cr/prl, prl/prl.',
    { ...BAY, cream: 'n/D' },
  ],
  KIT_TOO_MANY: [
    'A horse has only two alleles of KIT: Rn, Rn, To are too many.',
    { ...BAY, roan: 'Rn/Rn', tobiano: 'n/To' },
  ],
  KIT_DISAGREES: ['n/n of roan does not match the alleles of kit.', { ...BAY, kit: 'n/Rn', roan: 'n/n' }],
  STRANDS_UNKNOWN: [
    'E are no strands. Give two objects, each with an allele of extension and one of agouti.',
    { ...BAY, strands: 'E' },
  ],
  STRANDS_DISAGREE: [
    'The strands do not match the alleles of agouti.',
    {
      ...BAY,
      strands: [
        { extension: 'E', agouti: 'A' },
        { extension: 'e', agouti: 'A' },
      ],
    },
  ],
  PATTERN_UNKNOWN: [
    'tobiano is no pattern. One is written like n/To, or n/To n/O.',
    { ...BAY, pattern: 'tobiano' },
  ],
  PATTERN_DISAGREES: [
    'The pattern n/To does not match the alleles of overo.',
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
        [`POST /api/genetics/describe 400 ${code}`, [sentence, anna.sendsSignedOut({ body: { genetics } })]],
        [
          `POST /api/genetics/predict 400 ${code}`,
          [`${parent}: ${sentence}`, anna.sendsSignedOut({ body: parents })],
        ],
      ];
    }),
  ),
  'POST /api/genetics/predict 400 PARENT_NOT_VIABLE': [
    "Dam: A foal with O/O does not live, so it is nobody's parent.",
    anna.sendsSignedOut({ body: { sire: BAY, dam: { ...BAY, overo: 'O/O' } } }),
  ],
};

const OF_SHOWS = /\/shows|\/entries/;
const HORSE_FILTERS = ['horse_id', 'mareId', 'stallionId'];

/** All calls about one horse refuse unknown and others' horses. */
export const OTHERS_HORSES: RefusalCases = Object.fromEntries(
  CONTRACT.filter(({ refusals }) => 'NOT_YOUR_HORSE' in refusals).flatMap((call) => {
    const route = `${call.method} ${call.path}`;
    const sentence = OF_SHOWS.test(route) ? 'Horse not found' : 'This horse does not exist in your stable.';
    return [
      [`${route} 404 HORSE_NOT_FOUND`, [sentence, anna.sends(aboutHorse(call, NOWHERE))]],
      [
        `${route} 403 NOT_YOUR_HORSE`,
        [sentence, anna.sends(({ bertsHorse }) => aboutHorse(call, bertsHorse))],
      ],
    ];
  }),
);

function aboutHorse(call: CallShape, horse: string) {
  const body = {
    horse_id: horse,
    name: 'Mine',
    feed_type: 'monthly',
    horses: [{ id: horse, feedExpiresAt: null }],
    days: 1,
    longBags: false,
    price: 40,
    treat_type: 'sugar',
    service_type: 'checkup',
    discipline: 'dressage',
    mareId: horse,
    stallionId: horse,
    fee: 0,
    horseId: horse,
    paymentMethodId: 'pm_card_visa',
    published: true,
    inBox: true,
  };
  const id = call.path.startsWith('/api/shows/') ? NEXT_SHOW : horse;
  const names = filtersOf(call);
  return {
    params: { id, tackId: NOWHERE },
    query: Object.fromEntries(
      HORSE_FILTERS.filter((name) => names.includes(name)).map((name) => [name, horse]),
    ),
    body,
  };
}
