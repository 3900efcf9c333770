import { prepared, type RowOf } from '../db/prepared.ts';

/** No row if it was stored before. */
export const insertMessage = prepared(
  'contact_insert',
  `insert into contact_messages (id, name, email, message, at, send_id)
   values (:id, :name, :email, :message, :now, :sendId) on conflict (send_id) do nothing returning id`,
);

export const countMessage = prepared(
  'contact_count',
  `insert into contact_counts as counter (who, day, messages) values (:who, :day::date, 1)
   on conflict (day, who) do update set messages = counter.messages + 1 returning messages`,
);

/** Skips rows that another transaction is deleting. */
export const deleteOldCounts = prepared(
  'contact_counts_tidy',
  `delete from contact_counts where (day, who) in (
     select day, who from contact_counts where day < :day::date order by day, who limit 1000 for update skip locked)`,
);

export const deleteOldMessages = prepared(
  'contact_tidy',
  `delete from contact_messages where id in (
     select id from contact_messages where at < :before order by at limit 1000 for update skip locked)`,
);

export type MessageRow = RowOf<typeof findOpenMessages>;

const page = (state: string) =>
  `select id, name, email, message, at, handled_at from contact_messages
   where handled_at is ${state} and (:before::uuid is null or id < :before) order by id desc limit :limit`;

export const findOpenMessages = prepared('contact_open', page('null'));
export const findDoneMessages = prepared('contact_done', page('not null'));

/** At most 1,000. */
export const countOpenMessages = prepared(
  'contact_open_count',
  `select count(*)::integer as open from (select from contact_messages where handled_at is null limit 1000) message`,
);

/** Whoever marked it first stays named. */
export const markMessage = prepared(
  'contact_mark',
  `update contact_messages set
     handled_at = case when :by::uuid is null then null else coalesce(handled_at, :now::timestamptz) end,
     handled_by = case when :by::uuid is null then null else coalesce(handled_by, :by::uuid) end
   where id = :id`,
);
