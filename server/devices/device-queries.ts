import { prepared, type RowOf } from '../db/prepared.ts';

export type DeviceRow = RowOf<typeof findDevice>;

const COLUMNS = 'id, name, known_at, first_seen_at, last_seen_at';

export const findDevice = prepared(
  'device_find',
  `select ${COLUMNS} from devices where id = :id and account_id = :accountId`,
);

/** Also records the sign-in. */
export const seeDevice = prepared(
  'device_see',
  `update devices set last_seen_at = :now, name = :name
   where account_id = :accountId and token_hash = :tokenHash returning id`,
);

/** The first device of an account is known. */
export const insertDevice = prepared(
  'device_insert',
  `insert into devices (id, account_id, token_hash, name, known_at, first_seen_at, last_seen_at)
   select :id::uuid, :accountId::uuid, :tokenHash::bytea, :name::text,
     case when exists (select from devices where account_id = :accountId) then :knownAt::timestamptz else :now end,
     :now::timestamptz, :now
   returning ${COLUMNS}`,
);

export const findNewDevices = prepared(
  'devices_new',
  `select id from devices where account_id = :accountId and known_at > :now and id is distinct from :except::uuid
   order by id`,
);

/** Newest first, without the first `most`. */
export const findSpareNewDevices = prepared(
  'devices_spare',
  `select id from devices where account_id = :accountId and known_at > :now order by id desc offset :most`,
);

/** Its sessions must be closed, and none of its calls may wait. */
export const deleteDevice = prepared('device_delete', `delete from devices where id = :id`);

/** Their cookies have expired. */
export const deleteUnseenDevices = prepared(
  'devices_unseen_delete',
  `delete from devices device where account_id = :accountId and last_seen_at < :before
     and not exists (select from sessions where device_id = device.id)
     and not exists (select from waiting_calls where device_id = device.id and state = 'waiting')`,
);

export const updateKnownAt = prepared(
  'device_known',
  `update devices set known_at = :knownAt where id = :id`,
);

export const updateNoticed = prepared(
  'device_notice_away',
  `update devices set noticed_at = :now where id = :id and account_id = :accountId`,
);

/** Newest first. `only` narrows to one device. */
export const findDevices = prepared(
  'devices_list',
  `select ${COLUMNS}, (select count(*) from waiting_calls where device_id = device.id and state = 'waiting')::integer
     as waiting, exists (select from sessions where device_id = device.id and expires_at > :wallNow) as is_signed_in
   from devices device
   where account_id = :accountId and id = coalesce(:only::uuid, id) and (:before::uuid is null or id < :before)
   order by id desc limit :limit`,
);

/** The newest other device that is new, unless the owner has seen it and all calls that wait from it. */
export const findDeviceNotice = prepared(
  'device_notice',
  `select coalesce(here.known_at > :now, false) as is_new,
     (select count(*) from waiting_calls where device_id = here.id and state = 'waiting')::integer as waiting_here,
     other.id, other.name, other.first_seen_at, other.waiting
   from (values (1)) one
   left join devices here on here.id = :deviceId?::uuid
   left join lateral (
     select device.id, device.name, device.first_seen_at, count(call.id)::integer as waiting
     from devices device
     left join waiting_calls call on call.device_id = device.id and call.state = 'waiting'
     where device.account_id = :accountId and device.known_at > :now and device.id is distinct from here.id
     group by device.id
     having device.noticed_at is null or coalesce(max(call.requested_at) > device.noticed_at, false)
     order by device.id desc limit 1
   ) other on true`,
);

export const upsertCode = prepared(
  'device_code_upsert',
  `insert into device_codes (account_id, code_hash, expires_at) values (:accountId, :codeHash, :expiresAt)
   on conflict (account_id) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
);

export const findCode = prepared(
  'device_code_find',
  `select code_hash, tries, expires_at from device_codes where account_id = :accountId`,
);

export const countCodeTry = prepared(
  'device_code_try',
  `update device_codes set tries = tries + 1 where account_id = :accountId`,
);

export const deleteCode = prepared(
  'device_code_delete',
  `delete from device_codes where account_id = :accountId`,
);
