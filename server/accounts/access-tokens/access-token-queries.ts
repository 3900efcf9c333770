import { prepared, type RowOf } from '../../db/prepared.ts';

export type AccessTokenRow = RowOf<typeof findAccessTokens>;

const COLUMNS = 'id, name, scopes, made_at, expires_at, used_on';

/** At most `MOST_TOKENS`, including expired ones. */
export const findAccessTokens = prepared(
  'access_tokens_list',
  `select ${COLUMNS} from access_tokens where account_id = :accountId order by id desc`,
);

export const insertAccessToken = prepared(
  'access_token_insert',
  `insert into access_tokens (id, account_id, token_hash, name, scopes, made_at, expires_at)
   values (:id, :accountId, :tokenHash, :name, :scopes::text[], :now, :expiresAt) returning ${COLUMNS}`,
);

export const deleteExpiredTokens = prepared(
  'access_tokens_delete_expired',
  'delete from access_tokens where account_id = :accountId and expires_at <= :now',
);

export const deleteAccessToken = prepared(
  'access_token_delete',
  'delete from access_tokens where id = :id and account_id = :accountId returning id',
);

export const deleteAccessTokens = prepared(
  'access_tokens_delete',
  'delete from access_tokens where account_id = :accountId',
);

export const findTokenByHash = prepared(
  'access_token_find',
  `select token.id, token.account_id, token.scopes, token.expires_at, token.used_on,
     suspension.since as suspended_since, suspension.until as suspended_until, suspension.why as suspended_why
   from access_tokens token left join suspensions suspension on suspension.account_id = token.account_id
   where token.token_hash = :hash and token.expires_at > :now`,
);

export const markTokenUsed = prepared(
  'access_token_used',
  'update access_tokens set used_on = :today where id = :id and used_on is distinct from :today',
);
