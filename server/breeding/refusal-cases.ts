import { bornAtAge } from '../../game/horses/age.ts';
import { asking, covering, openRequest, ownPair, studPair, type Pair } from '../testing/breeding-pairs.ts';
import { aMare, answer, aRequest, aStallion, cover } from '../testing/builders/breeding.ts';
import { NOWHERE, type Asking, type RefusalCases, type Stage } from '../testing/refusal-case.ts';
import { changeHorse, leaveCoins } from '../testing/builders/stable.ts';
import type { TestPlayer } from '../testing/app/test-app.ts';

type Case = [name: string, RefusalCases[string]];
type Change = Parameters<typeof changeHorse>[2];

const tooYoung = ({ app }: Stage): Change => ({ born_at: bornAtAge(71, app.clock.now()) });
const retired = ({ app }: Stage): Change => ({ born_at: bornAtAge(360, app.clock.now()) });
const unchecked = (): Change => ({ breeding_check_until: null });
const hungry = (): Change => ({ feed_expires_at: null });
const gelded = (): Change => ({ sex: 'gelding', breeding_check_until: null });

/** Each thing that keeps a mare or stallion from breeding, what the player reads, and how it comes about. */
const UNFIT: readonly (readonly [
  code: string,
  which: 'mare' | 'stallion',
  sentence: string,
  change: (stage: Stage) => Change,
])[] = [
  ['NOT_A_STALLION', 'stallion', 'Comet is no stallion.', gelded],
  ['NOT_A_MARE', 'mare', 'Juniper is no mare.', gelded],
  ['TOO_YOUNG_TO_BREED', 'mare', 'Juniper is too young: horses breed from # years.', tooYoung],
  ['RETIRED_FROM_BREEDING', 'stallion', 'Comet is retired: horses breed until # years.', retired],
  ['NO_BREEDING_CHECK', 'mare', 'Juniper has no valid breeding check. The vet does one.', unchecked],
  ['PARENT_NOT_FED', 'stallion', 'Comet is hungry. Feed Comet first.', hungry],
];

/** For one call: a pair that would do, spoilt in one way. */
function unfitCases(
  route: string,
  arrange: (stage: Stage) => Promise<Pair & { sent: Asking['sent']; asks?: TestPlayer }>,
) {
  return UNFIT.map(([code, which, sentence, change]): Case => [
    `${route} 409 ${code}`,
    [
      sentence,
      async (stage) => {
        const pair = await arrange(stage);
        await changeHorse(stage.app.db, pair[which], change(stage));
        // Whoever is gelded leaves stud, which this one did not.
        const mend = () => changeHorse(stage.app.db, pair[which], { sex: which });
        return { by: pair.asks ?? pair.by, sent: pair.sent, mend };
      },
    ],
  ]);
}

const COVER = 'POST /api/breeding/cover';
const REQUEST = 'POST /api/studs/:id/requests';
const ACCEPT = 'POST /api/stud-requests/:id/accept';
const PLACE = 'PUT /api/horses/:id/stud';
const END = 'DELETE /api/horses/:id/stud';

const RESTS = 'Juniper rests after her last cover, # days more.';
const RESTING_SECONDS = 4 * 24 * 3600;

/** Answered, so that nobody may answer it again. */
const closed = (how: 'accept' | 'decline' | 'withdraw') => async (stage: Stage) => {
  const { by, owner, sent } = await openRequest(stage);
  await answer(how === 'withdraw' ? owner : by, sent.params.id, how === 'withdraw' ? 'decline' : 'withdraw');
  return { by: how === 'withdraw' ? by : owner, sent };
};

const unknownRequest = async ({ anna }: Stage) => ({ by: anna, sent: { params: { id: NOWHERE } } });
const NO_REQUEST = 'There is no such request.';
const CLOSED = 'This request is answered, withdrawn or has ended.';

const cases: Case[] = [
  ...unfitCases(COVER, async (stage) => {
    const pair = await ownPair(stage);
    return { ...pair, sent: covering(pair) };
  }),
  ...unfitCases(REQUEST, async (stage) => {
    const pair = await studPair(stage);
    return { ...pair, sent: asking(pair) };
  }),
  ...unfitCases(ACCEPT, openRequest),
  ...unfitCases(PLACE, async (stage) => {
    const { by, stallion } = await ownPair(stage);
    // Whatever would be spoilt is spoilt in him.
    return { by, mare: stallion, stallion, sent: { params: { id: stallion }, body: { fee: 1 } } };
  })
    .filter(([name]) => !/NOT_A_MARE|PARENT_NOT_FED/.test(name))
    .map(([name, [sentence, arrange]]): Case => [name, [sentence.replace('Juniper', 'Comet'), arrange]]),
  [
    `${COVER} 409 IN_FOAL`,
    [
      'Juniper is in foal already.',
      async (stage) => {
        const pair = await ownPair(stage);
        await cover(pair.by, pair.mare, pair.stallion);
        return { by: pair.by, sent: covering(pair) };
      },
    ],
  ],
  [
    `${REQUEST} 409 IN_FOAL`,
    [
      'Juniper is in foal already.',
      async (stage) => {
        const pair = await studPair(stage);
        await cover(pair.by, pair.mare, await aStallion(stage.app, pair.by));
        return { by: pair.by, sent: asking(pair) };
      },
    ],
  ],
  [
    `${ACCEPT} 409 IN_FOAL`,
    [
      'Juniper is in foal already.',
      async (stage) => {
        const open = await openRequest(stage);
        // No call brings it about: a mare that waits for an answer is not covered.
        const foalsAt = (foals_at: Date | null) => changeHorse(stage.app.db, open.mare, { foals_at });
        await foalsAt(new Date(stage.app.clock.now().getTime() + 3_600_000));
        return { by: open.asks, sent: open.sent, mend: () => foalsAt(null) };
      },
    ],
  ],
  ...([COVER, REQUEST, ACCEPT] as const).map((route): Case => [
    `${route} 409 MARE_RESTS`,
    [
      RESTS,
      async (stage) => {
        const open =
          route === COVER ? undefined : await (route === ACCEPT ? openRequest(stage) : studPair(stage));
        const pair = open ?? (await ownPair(stage));
        const until = new Date(stage.app.clock.now().getTime() + RESTING_SECONDS * 1000);
        await stage.app.db
          .updateTable('horses')
          .set({ rests_until: until })
          .where('id', '=', pair.mare)
          .execute();
        if (open && 'sent' in open) return { by: open.owner, sent: open.sent as Asking['sent'] };
        return { by: pair.by, sent: route === COVER ? covering(pair) : asking(pair) };
      },
    ],
  ]),
  [
    `${COVER} 409 ALREADY_ASKED`,
    [
      'Juniper waits for an answer already. Withdraw that request first.',
      async (stage) => {
        const pair = await studPair(stage);
        await aRequest(pair.by, pair.mare, pair.stallion);
        return { by: pair.by, sent: covering({ ...pair, stallion: await aStallion(stage.app, pair.by) }) };
      },
    ],
  ],
  [
    `${REQUEST} 409 ALREADY_ASKED`,
    [
      'Juniper waits for an answer already. Withdraw that request first.',
      async (stage) => {
        const pair = await studPair(stage);
        await aRequest(pair.by, pair.mare, pair.stallion);
        return { by: pair.by, sent: asking(pair) };
      },
    ],
  ],
  [
    `${COVER} 409 NOT_ENOUGH_COINS`,
    [
      'The registry asks 250 coins for a cover; you have 249.',
      async (stage) => {
        const pair = await ownPair(stage);
        await leaveCoins(stage.app, pair.by, 249);
        return { by: pair.by, sent: covering(pair) };
      },
    ],
  ],
  [
    `${REQUEST} 409 NOT_ENOUGH_COINS`,
    [
      'The stud fee is 200 coins; you have 199.',
      async (stage) => {
        const pair = await studPair(stage);
        await leaveCoins(stage.app, pair.by, 199);
        return { by: pair.by, sent: asking(pair) };
      },
    ],
  ],
  [
    `${REQUEST} 409 NOT_ENOUGH_TRADABLE_COINS`,
    [
      'Of a stud fee at most 250 coins may be bound coins. You have 40 that are tradable.',
      async (stage) => {
        const pair = await studPair(stage, { fee: 300 });
        await leaveCoins(stage.app, pair.by, 1000, 40);
        return { by: pair.by, sent: asking(pair, 300) };
      },
    ],
  ],
  [
    `${REQUEST} 409 PAIR_LIMIT`,
    [
      'Below level # you may pay one player at most # coins in # days; it would be more with the # so far.',
      async (stage) => {
        const pair = await studPair(stage, { fee: 250 });
        await leaveCoins(stage.app, pair.by, 20_000);
        for (const mare of [pair.mare, await aMare(stage.app, pair.by)])
          await aRequest(pair.by, mare, pair.stallion, 250);
        return { by: pair.by, sent: asking({ ...pair, mare: await aMare(stage.app, pair.by) }, 250) };
      },
    ],
  ],
  [
    `${REQUEST} 409 FEE_CHANGED`,
    [
      'The fee for Comet is now 200 coins.',
      async (stage) => {
        const pair = await studPair(stage);
        return { by: pair.by, sent: asking(pair, 150) };
      },
    ],
  ],
  [
    `${REQUEST} 409 OWN_STALLION`,
    [
      'Comet is yours: have the mare covered directly.',
      async (stage) => {
        const pair = await ownPair(stage);
        return { by: pair.by, sent: asking(pair) };
      },
    ],
  ],
  [
    `${REQUEST} 409 OTHER_BREED`,
    [
      'Comet is offered to mares of his own breed only, which Juniper is not.',
      async (stage) => {
        const pair = await studPair(stage, { breedId: 'friesian', ownBreedOnly: true });
        return { by: pair.by, sent: asking(pair) };
      },
    ],
  ],
  ...(['GET /api/breeding/preview', REQUEST] as const).flatMap((route): Case[] => {
    const sentFor = (pair: Pair) =>
      route === REQUEST ? asking(pair) : { query: { mare_id: pair.mare, stallion_id: pair.stallion } };
    return [
      [
        `${route} 404 STALLION_NOT_FOUND`,
        [
          'There is no such stallion.',
          async ({ anna, juniper }) => ({
            by: anna,
            sent: sentFor({ by: anna, mare: juniper, stallion: NOWHERE }),
          }),
        ],
      ],
      [
        `${route} 409 NOT_AT_STUD`,
        [
          'Comet is not at stud.',
          async ({ app, anna, juniper }) => {
            const stallion = await aStallion(app, await app.newPlayer());
            return { by: anna, sent: sentFor({ by: anna, mare: juniper, stallion }) };
          },
        ],
      ],
    ];
  }),
  [
    `${END} 409 NOT_AT_STUD`,
    [
      'Juniper is not at stud.',
      async ({ anna, juniper }) => ({ by: anna, sent: { params: { id: juniper } } }),
    ],
  ],
  ...(['accept', 'decline', 'withdraw'] as const).flatMap((how): Case[] => [
    [`POST /api/stud-requests/:id/${how} 404 REQUEST_NOT_FOUND`, [NO_REQUEST, unknownRequest]],
    [`POST /api/stud-requests/:id/${how} 409 REQUEST_CLOSED`, [CLOSED, closed(how)]],
  ]),
];

/** Every refusal of breeding. */
export const BREEDING_REFUSALS: RefusalCases = Object.fromEntries(cases);
