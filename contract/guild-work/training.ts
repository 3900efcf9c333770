import { z } from 'zod';
import { MOST_TRAINED_AT_ONCE } from '../../game/guild-work/training.ts';
import { MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { call } from '../call.ts';
import { Coins, DisciplineName, Id, Instant, OWN_HORSE, OfId, Whole } from '../pieces.ts';

const CHOOSE = 'Please select a discipline';
const SESSIONS_WORDS = `Sessions are a whole number from 1 to ${MOST_BANKED}, or "all".`;
/** "all" trains as often as is banked and can be paid; a number, exactly so often or not at all. */
const Sessions = z
  .union(
    [z.int(SESSIONS_WORDS).min(1, SESSIONS_WORDS).max(MOST_BANKED, SESSIONS_WORDS), z.enum(['all'])],
    SESSIONS_WORDS,
  )
  .default(1);

const Trained = z.object({
  horseId: Id,
  discipline: DisciplineName,
  /** How often it trained. */
  sessions: Whole,
  /** Of the horse, by all of them. */
  xpGained: Whole,
  level: Whole,
  levelsGained: Whole,
  xp: Whole,
  xpToNextLevel: Whole,
  /** Points in the discipline: what it gained, and has now. */
  skillGain: z.number(),
  skill: z.number(),
  trainingsBanked: Whole,
  /** When one more is banked; null while there are six. */
  nextTrainingAt: Instant.nullable(),
  /** Coins that were paid for it. */
  cost: Coins,
});

const OfPlayer = z.object({ playerXpGained: Whole, coins: Coins });

export const trainHorse = call({
  method: 'POST',
  path: '/api/train/:id',
  access: 'player',
  summary: 'Train a horse in a discipline, out of the sessions that it has banked',
  params: OfId,
  body: z
    .object({ discipline: z.enum(DISCIPLINES, CHOOSE), sessions: Sessions })
    .transform(({ discipline, sessions }) => ({ discipline, asked: sessions })),
  reply: Trained.extend({ message: z.string(), ...OfPlayer.shape }),
  refusals: {
    ...OWN_HORSE,
    HORSE_TOO_YOUNG: [409, '{name} is {age} months old; training starts at {needs} months.'],
    HORSE_UNFED: [409, '{name} is hungry. Feed {name} first, then train.'],
    NO_TRAINING_LEFT: [409, '{name} has {banked} of {most} trainings banked. The next comes in {left}.'],
    NOT_ENOUGH_COINS: [409, 'Training {name} costs {needs} coins; you have {coins}.'],
  },
});

/** One bad id stops the press; a horse that may not train stops only its own. */
export const trainMany = call({
  method: 'POST',
  path: '/api/train',
  access: 'player',
  summary: 'Train several horses, in this order, as far as the coins go',
  body: z
    .object({
      horse_ids: z
        .array(Id, 'Please select the horses to train.')
        .min(1, 'Please select the horses to train.')
        .max(MOST_TRAINED_AT_ONCE, `At most ${MOST_TRAINED_AT_ONCE} horses train at once.`)
        .refine((ids) => new Set(ids).size === ids.length, 'Each horse trains in one go: name it once.'),
      /** "own": each in the discipline that it was bought for. */
      discipline: z.enum([...DISCIPLINES, 'own'], CHOOSE),
      sessions: Sessions,
    })
    .transform(({ horse_ids, discipline, sessions }) => ({
      horseIds: horse_ids,
      discipline,
      asked: sessions,
    })),
  reply: z.object({
    trained: z.array(Trained),
    /** As training each alone would have been refused. */
    refusals: z.array(z.object({ horseId: Id, code: z.string(), message: z.string() })),
    /** Coins that were paid for all of them. */
    cost: Coins,
    ...OfPlayer.shape,
  }),
  refusals: {},
});
