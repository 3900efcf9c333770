import { HOUSE_STUD_COVERS } from '../../game/breeding/house-stud.ts';
import { HOUR, REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { unconfirm } from '../testing/builders/accounts.ts';
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
import { changeHorse, leaveCoins, withoutGifts } from '../testing/builders/stable.ts';
import { becomeHouseStable, becomePlayer } from '../testing/builders/house-stables.ts';
import { soldToYoung } from '../testing/builders/trade.ts';
import {
  anna,
  type Called,
  type Provoke,
  type RefusalCases,
  type RefusalScene,
  type Scene,
} from '../testing/refusal-case.ts';

type FilledCase = [name: string, [filled: string, provoke: Provoke]];
type Change = Parameters<typeof changeHorse>[2];

const COVER = 'POST /api/breeding/cover';
const REQUEST = 'POST /api/studs/:id/requests';
const ACCEPT = 'POST /api/stud-requests/:id/accept';
const PREVIEW = 'GET /api/breeding/preview';
const STAND = 'PUT /api/horses/:id/stud';
const END = 'DELETE /api/horses/:id/stud';

const own = anna.with(({ app }) => ownPair(app));
const atStud = (wishes?: Parameters<typeof studPair>[1]) => anna.with(({ app }) => studPair(app, wishes));
/** The owner of the stallion has a request. */
const requested = anna
  .with(({ app }) => openRequest(app))
  .with(({ by, receiver, sent }) => ({ breeder: by, by: receiver, id: sent.params.id }));

const requesting = (fee?: number) => (pair: BreedingPair) => studRequestInput(pair, fee);
const naming = ({ id }: { readonly id: string }) => ({ params: { id } });
const standing = ({ stallion }: BreedingPair) => ({ params: { id: stallion }, body: { fee: 1 } });
const previewing = ({ mare, stallion }: BreedingPair) => ({ query: { mareId: mare, stallionId: stallion } });

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

const unfitCases = <Known extends Called & BreedingPair>(
  route: string,
  scene: Scene<Known>,
  input: Parameters<Scene<Known>['sends']>[0],
) =>
  UNFIT.map(([code, which, sentence, change]): FilledCase => [
    `${route} 409 ${code}`,
    [
      sentence,
      scene
        .after((known) => changeHorse(known.app.db, known[which], change(known)))
        // Gelding by the vet would also end the stud.
        .mend((known) => changeHorse(known.app.db, known[which], { sex: which }))
        .sends(input),
    ],
  ]);

/** Standing at stud concerns only the stallion. */
const unfitAtStud = unfitCases(
  STAND,
  own.with(({ stallion }) => ({ mare: stallion })),
  standing,
)
  .filter(([name]) => !/NOT_A_MARE|PARENT_NOT_FED/.test(name))
  .map(([name, [sentence, provoke]]): FilledCase => [name, [sentence.replace('Juniper', 'Comet'), provoke]]);

const RESTS = 'Juniper rests after her last cover, # days more.';
const resting = ({ app, mare }: RefusalScene & BreedingPair) =>
  changeHorse(app.db, mare, { restsUntil: new Date(app.clock.now().getTime() + 4 * REAL_MS_PER_DAY) });

const IN_FOAL = 'Juniper is in foal already.';
const WAITS = 'Juniper waits for an answer already. Withdraw that request first.';
const NO_REQUEST = 'There is no such request.';
const CLOSED = 'This request is answered, withdrawn or has ended.';

const strangersStallion = anna
  .byNewcomer()
  .with(async ({ app, by }) => ({ stallion: await aStallion(app, by) }))
  .byAnna()
  .with(({ horse }) => ({ mare: horse }));
const noStallion = anna.with(({ horse }) => ({ mare: horse, stallion: NOWHERE }));

/** A house stable has the stallion. */
const atHouse = (scene: ReturnType<typeof atStud>) =>
  scene
    .after(({ app, owner }) => becomeHouseStable(app, owner))
    .mend(({ app, owner }) => becomePlayer(app, owner));

const closed = requested.after(({ breeder, id }) => answer(breeder, id, 'withdraw'));
const declined = requested
  .after(({ by, id }) => answer(by, id, 'decline'))
  .with(({ breeder }) => ({ by: breeder }));

export const BREEDING_REFUSALS: RefusalCases = {
  ...Object.fromEntries([
    ...unfitCases(COVER, own, covering),
    ...unfitCases(REQUEST, atStud(), requesting()),
    ...unfitCases(ACCEPT, requested, naming),
    ...unfitAtStud,
  ]),
  [`${COVER} 409 IN_FOAL`]: [
    IN_FOAL,
    own.after(({ by, mare, stallion }) => cover(by, mare, stallion)).sends(covering),
  ],
  [`${REQUEST} 409 IN_FOAL`]: [
    IN_FOAL,
    atStud()
      .after(async ({ app, by, mare }) => cover(by, mare, await aStallion(app, by)))
      .sends(requesting()),
  ],
  [`${ACCEPT} 409 IN_FOAL`]: [
    IN_FOAL,
    // No call leads here: a mare with an open request is not covered.
    requested
      .after(({ app, mare }) =>
        changeHorse(app.db, mare, { foalsAt: new Date(app.clock.now().getTime() + HOUR) }),
      )
      .mend(({ app, mare }) => changeHorse(app.db, mare, { foalsAt: null }))
      .sends(naming),
  ],
  [`${COVER} 409 MARE_RESTS`]: [RESTS, own.after(resting).sends(covering)],
  [`${REQUEST} 409 MARE_RESTS`]: [RESTS, atStud().after(resting).sends(requesting())],
  [`${ACCEPT} 409 MARE_RESTS`]: [RESTS, requested.after(resting).sends(naming)],
  [`${COVER} 409 ALREADY_REQUESTED`]: [
    WAITS,
    atStud()
      .after(({ by, mare, stallion }) => aRequest(by, mare, stallion))
      .with(async ({ app, by }) => ({ stallion: await aStallion(app, by) }))
      .sends(covering),
  ],
  [`${REQUEST} 409 ALREADY_REQUESTED`]: [
    WAITS,
    atStud()
      .after(({ by, mare, stallion }) => aRequest(by, mare, stallion))
      .sends(requesting()),
  ],
  [`${COVER} 409 NOT_ENOUGH_COINS`]: [
    'The registry asks 250 coins for a cover; you have 249.',
    own
      .after(({ app, by }) => withoutGifts(app, by))
      .coins(249)
      .sends(covering),
  ],
  [`${REQUEST} 409 NOT_ENOUGH_COINS`]: [
    'The stud fee is 200 coins; you have 199.',
    atStud().coins(199).sends(requesting()),
  ],
  [`${REQUEST} 409 NOT_ENOUGH_TRADABLE_COINS`]: [
    'Of a stud fee at most 250 coins may be bound coins. You have 40 that are tradable.',
    atStud({ fee: 300 }).coins(1000, 40).sends(requesting(300)),
  ],
  [`${REQUEST} 403 EMAIL_NOT_CONFIRMED`]: [
    'Please confirm your email before you pay other players: we have mailed you a link. Your Account page sends a new one.',
    atStud({ fee: 50 })
      .coins(1000)
      .after(({ app, by }) => unconfirm(app, by))
      .sends(requesting(50)),
  ],
  [`${REQUEST} 409 PAIR_LIMIT`]: [
    'Below level # you may pay one player at most # coins in # days; it would be more with the # so far.',
    atStud({ fee: 250 })
      .coins(20_000)
      .after(async ({ app, by, mare, stallion }) => {
        for (const one of [mare, await aMare(app, by)]) await aRequest(by, one, stallion, 250);
      })
      .with(async ({ app, by }) => ({ mare: await aMare(app, by) }))
      .sends(requesting(250)),
  ],
  [`${REQUEST} 409 RECEIVER_LIMIT`]: [
    'All players below level # together may pay one player at most # coins in # days, and this player has had them. Reach level #, or choose another.',
    atStud({ fee: 250 })
      .coins(1000)
      .after(({ app, owner }) => soldToYoung(app, owner, 1751))
      .sends(requesting(250)),
  ],
  [`${REQUEST} 409 FEE_CHANGED`]: ['The fee for Comet is now 200 coins.', atStud().sends(requesting(150))],
  [`${REQUEST} 409 OWN_STALLION`]: [
    'Comet is yours: have the mare covered directly.',
    own.sends(requesting()),
  ],
  [`${REQUEST} 409 OTHER_BREED`]: [
    'Comet is offered to mares of his own breed only, which Juniper is not.',
    atStud({ breedId: 'friesian', ownBreedOnly: true }).sends(requesting()),
  ],
  [`${REQUEST} 409 TOO_CLOSE_KIN`]: [
    'Comet and Juniper are too closely related: their foal would be inbred by 25%. House stables cover a mare only where that is at most 12.5 percent.',
    atHouse(
      atStud().after(async ({ app, by, mare, stallion }) => {
        const damId = await aMare(app, by);
        // Solves breeding values before the family changes by hand.
        await app.pass(0);
        await changeHorse(app.db, mare, { sireId: stallion, damId, generation: 1 });
      }),
    )
      .mend(async ({ app, owner, mare }) => {
        await becomePlayer(app, owner);
        await changeHorse(app.db, mare, { sireId: null, damId: null, generation: 0 });
      })
      .sends(requesting()),
  ],
  [`${REQUEST} 409 STUD_FULL`]: [
    'Comet has covered # mares in # days. He covers again in # days.',
    atHouse(
      atStud()
        .after(({ app, owner }) => leaveCoins(app, owner, 20_000))
        .after(async ({ app, owner, stallion }) => {
          for (let covers = 0; covers < HOUSE_STUD_COVERS; covers += 1)
            await cover(owner, await aMare(app, owner), stallion);
        }),
    ).sends(requesting()),
  ],
  [`${PREVIEW} 404 STALLION_NOT_FOUND`]: ['There is no such stallion.', noStallion.sends(previewing)],
  [`${REQUEST} 404 STALLION_NOT_FOUND`]: ['There is no such stallion.', noStallion.sends(requesting())],
  [`${PREVIEW} 409 NOT_AT_STUD`]: ['Comet is not at stud.', strangersStallion.sends(previewing)],
  [`${REQUEST} 409 NOT_AT_STUD`]: ['Comet is not at stud.', strangersStallion.sends(requesting())],
  [`${END} 409 NOT_AT_STUD`]: ['Juniper is not at stud.', anna.sends(({ horse }) => naming({ id: horse }))],
  ...Object.fromEntries(
    (['accept', 'decline', 'withdraw'] as const).flatMap((how): FilledCase[] => [
      [
        `POST /api/stud-requests/:id/${how} 404 REQUEST_NOT_FOUND`,
        [NO_REQUEST, anna.sends(naming({ id: NOWHERE }))],
      ],
      [
        `POST /api/stud-requests/:id/${how} 409 REQUEST_CLOSED`,
        [CLOSED, (how === 'withdraw' ? declined : closed).sends(naming)],
      ],
    ]),
  ),
  'GET /api/horses/:id/mates 409 NOT_A_MARE': [
    'Comet is no mare.',
    anna.sends(async ({ app, by }) => naming({ id: await aStallion(app, by) })),
  ],
  'GET /api/horses/:id/birth 404 HORSE_NOT_FOUND': anna.sends(naming({ id: NOWHERE })),
  'GET /api/horses/:id/birth 404 NOT_BRED': [
    'Juniper came from the store: no breeder is known.',
    anna.sends(({ horse }) => naming({ id: horse })),
  ],
};
