import { z } from 'zod';
import { call } from './call.ts';
import { Coins, DisciplineName, Id, Whole } from './pieces.ts';

export const advertisements = call({
  method: 'GET',
  path: '/api/advertisements',
  access: 'player',
  summary: 'What may be advertised to the player: a frame of the host’s network, or a show of another stable',
  reply: z.object({
    /** Address for a sandboxed frame; null for members, the young, unknown ages, and without a network. */
    frame: z.string().nullable(),
    show: z.object({ id: Id, type: DisciplineName, level: Whole, prize: Coins, by: z.string() }).nullable(),
  }),
  refusals: {},
});
