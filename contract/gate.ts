import { z } from 'zod';
import { FEED_TYPES } from '../game/care/feed.ts';
import { GATE_ROLE_NAMES } from '../game/gate/gate.ts';
import { SignInReply } from './accounts/accounts.ts';
import { call, type Sentence } from './call.ts';
import { Horse, LegMarkings } from './horses/horses.ts';
import { LookReply } from './horses/look.ts';
import { WORD_REFUSALS } from './moderation/moderation.ts';
import { Coins, DisciplineName, horseName, Sex, Whole } from './pieces.ts';

const GateToken = z
  .string('Please choose a horse at the gate')
  .regex(/^[\w-]{48}(?:[\w-]{22})?$/, 'That is no gate of ours.');

/** Place of a horse at the gate, from the left. */
const Nth = z.int('Please choose a horse').min(0, 'Please choose a horse').max(2, 'Please choose a horse');

const GateHorse = z.object({
  nth: Nth,
  role: z.enum(GATE_ROLE_NAMES),
  /** Proposed: the player may choose another. */
  name: z.string(),
  aim: z.string(),
  /** Three sentences. */
  story: z.array(z.string()),
  breedId: z.string(),
  breedName: z.string(),
  sex: Sex,
  discipline: DisciplineName,
  ageInMonths: Whole,
  colorName: z.string(),
  description: z.string(),
  maneColor: z.string(),
  faceMarking: z.string().nullable(),
  legMarkings: LegMarkings,
  look: LookReply,
});

/** Of a gate seen today: it is shown again. */
const GateQuery = z.object({ token: GateToken.optional() });

const Gate = z.object({
  token: z.string(),
  price: Coins,
  /** Comes with each horse, beside starter tack. */
  feed: z.object({ feedType: z.enum(FEED_TYPES), quantity: Whole }),
  horses: z.array(GateHorse),
});

export const seeGate = call({
  method: 'GET',
  path: '/api/gate',
  access: 'visitor',
  summary: 'Three horses, of which a guest or a player without a horse may take one home',
  query: GateQuery,
  /** Token null: the network has seen enough gates for now. These horses are a picture; registering opens the gate. */
  reply: Gate.extend({ token: z.string().nullable() }),
  refusals: {},
});

export const seeOwnGate = call({
  method: 'GET',
  path: '/api/gate/own',
  access: 'player',
  summary: 'As /api/gate, for a signed-in player, whom no limit of the network stops',
  query: GateQuery,
  reply: Gate,
  refusals: {},
});

const Choice = z.object({
  token: GateToken,
  nth: Nth,
  horseName: horseName('Please enter a name for your horse'),
});

const GATE_REFUSALS = {
  ...WORD_REFUSALS,
  GATE_OLD: [409, 'These horses have gone on. Please look at the gate again.'],
  GATE_USED: [409, 'The gate gives one horse to each stable, and each gate only one. The store has more.'],
} as const satisfies Record<string, Sentence>;

export const takeFromGate = call({
  method: 'POST',
  path: '/api/gate/take',
  access: 'player',
  summary: 'Bring a horse home from the gate',
  body: Choice,
  reply: z.object({ message: z.string(), coins: Coins, horse: Horse }),
  refusals: {
    ...GATE_REFUSALS,
    HAS_HORSE: [409, 'You have a horse already. The horses at the gate wait for those who have none.'],
    NOT_ENOUGH_COINS: [409, 'You need {needs} coins to bring this horse home; you have {coins}.'],
  },
});

export const beginAsGuest = call({
  method: 'POST',
  path: '/api/auth/guest',
  access: 'visitor',
  summary: 'Bring a horse home from the gate without an account, and sign in as its guest',
  body: Choice,
  reply: SignInReply.extend({ message: z.string(), horse: Horse }),
  refusals: {
    ...GATE_REFUSALS,
    REGISTER_FIRST: [
      409,
      'Many guests came from your network within the hour. Please choose a name and a password first: then the gate is open to you.',
    ],
  },
});
