import * as contract from '../../../contract/accounts/access-tokens.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Serve } from '../../http/serve.ts';
import { PER_MINUTE, type WithPassword } from '../guarded-changes.ts';
import { passSecondFactor } from '../second-factor/second-factor.ts';
import type { AccessTokenRow } from './access-token-queries.ts';
import { listAccessTokens, makeAccessToken, revokeAccessToken } from './access-tokens.ts';

interface AccessTokenRoutesOptions {
  readonly db: Db;
  readonly withPassword: WithPassword;
}

export function accessTokenRoutes(serve: Serve, { db, withPassword }: AccessTokenRoutesOptions): void {
  serve(contract.listAccessTokens, async ({ player, now }) =>
    (await listAccessTokens(db, now, player.id)).map(tokenView),
  );

  serve(
    contract.makeAccessToken,
    async ({ player, body: { currentPassword, code, ...wish }, now }) => {
      const made = await withPassword(
        player,
        now,
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
    },
    PER_MINUTE,
  );

  // Allowed on any device: it only takes power away.
  serve(contract.revokeAccessToken, async ({ player, params: { id } }) => {
    const refused = await inTransaction(db, (tx) => revokeAccessToken(tx, player.id, id));
    return refused ?? { message: 'The token is revoked. Programs that have it read nothing any more.' };
  });
}

const tokenView = (row: AccessTokenRow) => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  madeAt: row.made_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  usedOn: row.used_on,
});
