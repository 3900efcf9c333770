import { prepared, type RowOf } from '../../db/prepared.ts';

export type LinkRow = RowOf<typeof findLink>;

export const insertLink = prepared(
  'account_link_insert',
  `insert into account_links (token_hash, account_id, kind, email, waiting_call_id, made_at, expires_at)
   values (:tokenHash, :accountId, :kind, :email, :waitingCallId, :now, :expiresAt)`,
);

export const findLink = prepared(
  'account_link_find',
  `select token_hash, account_id, email, waiting_call_id, made_at from account_links
   where token_hash = :tokenHash and kind = :kind and expires_at > :now`,
);

/** The newest of a kind. */
export const findNewestLink = prepared(
  'account_link_newest',
  `select email from account_links where account_id = :accountId and kind = :kind and expires_at > :now
   order by made_at desc, token_hash limit 1`,
);

export const deleteLink = prepared(
  'account_link_delete',
  `delete from account_links where token_hash = :tokenHash`,
);

export const deleteLinks = prepared(
  'account_links_delete',
  `delete from account_links where account_id = :accountId and kind = any(:kinds::text[]) and made_at >= :since`,
);

/** Expired links, and all but the newest `most` of this kind. */
export const deleteSpareLinks = prepared(
  'account_links_delete_spare',
  `delete from account_links link where account_id = :accountId and (expires_at <= :now or (kind = :kind
     and token_hash in (select token_hash from account_links where account_id = :accountId and kind = :kind
       order by made_at desc, token_hash offset :most)))`,
);
