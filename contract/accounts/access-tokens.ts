import { z } from 'zod';
import { TOKEN_NAME_MAX, TOKEN_SCOPES } from '../../game/accounts/access-tokens.ts';
import { call } from '../call.ts';
import { Id, Instant, OfId, upTo } from '../pieces.ts';
import { CODE_IF_ON, CodeIfOn } from './second-factor.ts';
import { CurrentPassword, ON_KNOWN_DEVICES, WRONG_PASSWORD } from './settings.ts';

const AccessToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  madeAt: Instant,
  expiresAt: Instant,
  /** Day in UTC; null if it was never used. */
  usedOn: z.iso.date().nullable(),
});

export const listAccessTokens = call({
  method: 'GET',
  path: '/api/account/access-tokens',
  access: 'player',
  summary: 'Your access tokens, the newest first',
  reply: z.array(AccessToken),
  refusals: {},
});

const NAME_IT = 'Please give the token a name.';
const CHOOSE_SCOPES = 'Please choose what it may read.';

export const makeAccessToken = call({
  method: 'POST',
  path: '/api/account/access-tokens',
  access: 'player',
  secret: true,
  summary: 'Make a token with which a program reads what its scopes open; it is shown this once',
  body: z.object({
    name: z
      .string(NAME_IT)
      .trim()
      .min(1, NAME_IT)
      .refine(upTo(TOKEN_NAME_MAX), `A name has at most ${TOKEN_NAME_MAX} characters.`),
    scopes: z.array(z.enum(TOKEN_SCOPES), CHOOSE_SCOPES).min(1, CHOOSE_SCOPES).max(TOKEN_SCOPES.length),
    currentPassword: CurrentPassword,
    code: CodeIfOn,
  }),
  reply: z.object({ message: z.string(), token: z.string(), accessToken: AccessToken }),
  refusals: {
    ...WRONG_PASSWORD,
    ...ON_KNOWN_DEVICES,
    ...CODE_IF_ON,
    TOO_MANY_TOKENS: [409, 'You have {most} tokens already. Revoke one first.'],
  },
});

export const revokeAccessToken = call({
  method: 'DELETE',
  path: '/api/account/access-tokens/:id',
  access: 'player',
  summary: 'Revoke a token: it stops working at once',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: { TOKEN_NOT_FOUND: [404, 'There is no such token.'] },
});
