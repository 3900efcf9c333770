import { z } from 'zod';
import { MOST_TRAINED_AT_ONCE, MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { call } from '../call.ts';
import { AT_WORK, Coins, DisciplineName, Id, Instant, OWN_HORSE, OfId, Whole, idsOr } from '../pieces.ts';

const CHOOSE = 'Please select a discipline';
const SESSIONS_MESSAGE = `Sessions are a whole number from 1 to ${MOST_BANKED}, or "all".`;
/** `all`: as many as are banked and affordable. */
const Sessions = z
  .union(
    [z.int(SESSIONS_MESSAGE).min(1, SESSIONS_MESSAGE).max(MOST_BANKED, SESSIONS_MESSAGE), z.enum(['all'])],
    SESSIONS_MESSAGE,
  )
  .default(1);

const Trained = z.object({
  horseId: Id,
  discipline: DisciplineName,
  sessions: Whole,
  xpGained: Whole,
  level: Whole,
  levelsGained: Whole,
  xp: Whole,
  xpToNextLevel: Whole,
  skillGain: z.number(),
  skill: z.number(),
  trainingsBanked: Whole,
  /** Null when full. */
  nextTrainingAt: Instant.nullable(),
  cost: Coins,
});

const OfPlayer = z.object({ playerXpGained: Whole, coins: Coins });

export const trainHorse = call({
  method: 'POST',
  path: '/api/train/:id',
  access: 'player',
  summary: 'Train a horse in a discipline, out of the sessions that it has banked',
  params: OfId,
  body: z.object({ discipline: z.enum(DISCIPLINES, CHOOSE), sessions: Sessions }),
  reply: Trained.extend({ message: z.string(), ...OfPlayer.shape }),
  refusals: {
    ...OWN_HORSE,
    HORSE_TOO_YOUNG: [409, '{name} is {age} months old; training starts at {needs} months.'],
    ...AT_WORK,
    HORSE_UNFED: [409, '{name} is hungry. Feed {name} first, then train.'],
    NO_TRAINING_LEFT: [409, '{name} has {banked} of {most} trainings banked. The next comes in {left}.'],
    NOT_ENOUGH_COINS: [409, 'Training {name} costs {needs} coins; you have {coins}.'],
  },
});

/** An invalid id refuses the whole call. */
export const trainMany = call({
  method: 'POST',
  path: '/api/train',
  access: 'player',
  summary: 'Train several horses, in this order, as far as the coins go',
  body: z.object({
    horseIds: idsOr('Please select the horses to train.')
      .max(MOST_TRAINED_AT_ONCE, `At most ${MOST_TRAINED_AT_ONCE} horses train at once.`)
      .refine((ids) => new Set(ids).size === ids.length, 'Each horse trains in one go: name it once.'),
    discipline: z.enum([...DISCIPLINES, 'own'], CHOOSE),
    sessions: Sessions,
  }),
  reply: z.object({
    trained: z.array(Trained),
    refusals: z.array(z.object({ horseId: Id, code: z.string(), message: z.string() })),
    cost: Coins,
    ...OfPlayer.shape,
  }),
  refusals: {},
});
