import * as contract from '../../../contract/accounts/access-tokens.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { PER_MINUTE, WITH_PASSWORD, type WithPassword } from '../guarded-changes.ts';
import { passSecondFactor } from '../second-factor/second-factor.ts';
import type { AccessTokenRow } from './access-token-queries.ts';
import { listAccessTokens, makeAccessToken, revokeAccessToken } from './access-tokens.ts';

export function accessTokenRoutes(serve: Serve, withPassword: WithPassword): void {
  serve.read(contract.listAccessTokens, async (db, { player, now }) =>
    (await listAccessTokens(db, now, player.id)).map(tokenView),
  );

  serve.steps(contract.makeAccessToken, { ...PER_MINUTE, steps: WITH_PASSWORD }, async (db, request) => {
    const { player, now } = request;
    const { currentPassword, code, ...wish } = request.body;
    const made = await withPassword(
      db,
      request,
      currentPassword,
      async (tx) =>
        (await passSecondFactor(tx, now, player.id, code)) ?? makeAccessToken(tx, now, player.id, wish),
    );
    if (isRefusal(made)) return made;
    const { token, row } = made;
    return {
      message: 'Copy the token now. You will not see it again.',
      token,
      accessToken: tokenView(row),
    };
  });

  // Allowed on any device: it only takes power away.
  serve.change(contract.revokeAccessToken, async (tx, { player, params: { id } }) => {
    const refused = await revokeAccessToken(tx, player.id, id);
    return refused ?? { message: 'The token is revoked. Programs that have it read nothing any more.' };
  });
}

const tokenView = (row: AccessTokenRow) => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  madeAt: row.madeAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedOn: row.usedOn,
});
