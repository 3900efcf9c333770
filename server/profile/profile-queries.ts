import { prepared, type RowOf } from '../db/prepared.ts';

export const upsertBio = prepared(
  'profile_bio',
  `insert into profiles (player_id, bio) values (:playerId, :bio)
   on conflict (player_id) do update set bio = excluded.bio`,
);

export const upsertShopName = prepared(
  'profile_shop_name',
  `insert into profiles (player_id, shop_name) values (:playerId, :shopName)
   on conflict (player_id) do update set shop_name = excluded.shop_name`,
);

export const upsertPrivacy = prepared(
  'profile_privacy',
  `insert into profiles (player_id, is_private) values (:playerId, :isPrivate)
   on conflict (player_id) do update set is_private = excluded.is_private`,
);

export type ProfileRow = RowOf<typeof lockProfile>;

export const lockProfile = prepared(
  'profile_lock',
  `select bio, shop_name, picture from profiles where player_id = :playerId for update`,
);

export const findProfile = prepared(
  'profile_find',
  `select bio, shop_name, picture from profiles where player_id = :playerId`,
);

/** As others see it. */
export const findShownProfile = prepared(
  'profile_shown',
  `select bio, shop_name, picture from shown_profiles where player_id = :playerId`,
);

export const upsertPicture = prepared(
  'profile_picture',
  `insert into profiles (player_id, picture) values (:playerId, :picture)
   on conflict (player_id) do update set picture = excluded.picture`,
);

export const findOwnedPictures = prepared(
  'profile_pictures_owned',
  `select picture from profiles where picture = any(:pictures::text[])`,
);

/** No row once the window has `most` uploads; the count restarts after it. Locks the player's count. */
export const countUpload = prepared(
  'picture_upload_count_up',
  `insert into picture_upload_counts as counts (player_id, since, uploads) values (:playerId, :wallNow, 1)
   on conflict (player_id) do update set
     since = case when counts.since between :windowStart and :wallNow then counts.since else :wallNow end,
     uploads = case when counts.since between :windowStart and :wallNow then counts.uploads + 1 else 1 end
   where counts.since not between :windowStart and :wallNow or counts.uploads < :most
   returning player_id`,
);

/** After `countUpload`, whose lock keeps other replacements away. Returns the former address's hash. */
export const replaceUpload = prepared(
  'picture_upload_open',
  `with before as (select token_hash from picture_uploads where player_id = :playerId)
   insert into picture_uploads (player_id, token_hash, expires_at) values (:playerId, :tokenHash, :expiresAt)
   on conflict (player_id) do update
   set token_hash = excluded.token_hash, expires_at = excluded.expires_at, received_at = null
   returning (select token_hash from before) as former`,
);

export const findUploadCount = prepared(
  'picture_upload_count',
  `select since from picture_upload_counts where player_id = :playerId`,
);

export const deleteExpiredUploads = prepared(
  'picture_uploads_expired',
  `delete from picture_uploads where expires_at <= :wallNow`,
);

export const deleteSpentCounts = prepared(
  'picture_upload_counts_spent',
  `delete from picture_upload_counts where since < :windowStart`,
);

export const findOpenUpload = prepared(
  'picture_upload_find',
  `select player_id from picture_uploads where token_hash = :tokenHash and expires_at > :wallNow and received_at is null`,
);

/** No row if already received. */
export const markReceived = prepared(
  'picture_upload_receive',
  `update picture_uploads set received_at = :wallNow
   where token_hash = :tokenHash and expires_at > :wallNow and received_at is null returning player_id`,
);

/** The address may be used again. */
export const markAwaited = prepared(
  'picture_upload_await',
  `update picture_uploads set received_at = null where token_hash = :tokenHash`,
);

export const findUploadOf = prepared(
  'picture_upload_of',
  `select received_at from picture_uploads where player_id = :playerId and token_hash = :tokenHash and expires_at > :wallNow`,
);

/** No row if already used. */
export const deleteUpload = prepared(
  'picture_upload_use',
  `delete from picture_uploads where player_id = :playerId and token_hash = :tokenHash returning player_id`,
);
