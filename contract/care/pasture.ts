import { z } from 'zod';
import { MOST_TURNED_OUT_AT_ONCE } from '../../game/care/pasture.ts';
import { call } from '../call.ts';
import { Id, Instant, OWN_HORSE } from '../pieces.ts';

const horsesTo = (move: string, moved: string) =>
  z.object({
    horseIds: z
      .array(Id, `Please select the horses to ${move}.`)
      .min(1, `Please select the horses to ${move}.`)
      .max(MOST_TURNED_OUT_AT_ONCE, `At most ${MOST_TURNED_OUT_AT_ONCE} horses are ${moved} at once.`)
      .refine((ids) => new Set(ids).size === ids.length, `Each horse is ${moved} once: name it once.`),
  });

const refusals = z.array(z.object({ horseId: Id, code: z.string(), message: z.string() }));

/** Given for each horse. */
export const TURN_OUT_REFUSALS = {
  ...OWN_HORSE,
  ON_PASTURE: [409, '{name} is turned out already.'],
} as const;

/** Given for each horse. */
export const BRING_IN_REFUSALS = {
  ...OWN_HORSE,
  NOT_ON_PASTURE: [409, '{name} is in the stable already.'],
} as const;

/** An invalid id refuses the whole call. */
export const turnOut = call({
  method: 'POST',
  path: '/api/horses/turn-out',
  access: 'player',
  summary: 'Turn horses out on pasture, where grass feeds them for free',
  body: horsesTo('turn out', 'turned out'),
  reply: z.object({ turnedOut: z.array(z.object({ horseId: Id, grassFrom: Instant })), refusals }),
  refusals: {},
});

/** An invalid id refuses the whole call. */
export const bringIn = call({
  method: 'POST',
  path: '/api/horses/bring-in',
  access: 'player',
  summary: 'Bring horses in from pasture; they train and enter shows from the next day',
  body: horsesTo('bring in', 'brought in'),
  reply: z.object({
    /** `worksFrom` is null for a horse that may work at once. */
    broughtIn: z.array(z.object({ horseId: Id, worksFrom: Instant.nullable() })),
    refusals,
  }),
  refusals: {},
});
