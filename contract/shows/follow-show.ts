import { z } from 'zod';
import { call } from '../call.ts';
import { OfId, ANY_SHOW } from '../pieces.ts';

const Followed = z.object({ followed: z.boolean() });

export const showFollowed = call({
  method: 'GET',
  path: '/api/shows/:id/followed',
  access: 'player',
  scope: 'shows',
  summary: 'Whether you follow a show: its result is news then',
  params: OfId,
  reply: Followed,
  refusals: {},
});

export const followShow = call({
  method: 'PUT',
  path: '/api/shows/:id/followed',
  access: 'player',
  summary: 'Follow a show that has not run yet, or stop following it',
  params: OfId,
  body: Followed,
  reply: Followed,
  refusals: {
    ...ANY_SHOW,
    SHOW_HAS_RUN: [409, 'This show has run already: its result is on its page.'],
    TOO_MANY_FOLLOWED: [409, 'You follow {most} shows that have not run yet. Stop following one first.'],
  },
});
