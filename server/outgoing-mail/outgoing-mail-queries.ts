import { sql } from 'kysely';
import type { NextDue } from '../clock/jobs.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import type { MailContent } from './render-mail.ts';

/** `attempts` includes this one. */
export type MailRow = RowOf<typeof claimDueMails>;

export const insertMail = prepared(
  'mail_insert',
  `insert into outgoing_mails (id, kind, recipient, reply_to, content, send_at, useless_at)
   values (:id, :kind, :recipient, :replyTo, :content::jsonb, :sendAt, :uselessAt)`,
);

/** Until `claimedUntil` no other process sends them. */
export const claimDueMails = prepared(
  'mails_claim',
  `with due as (
     select id from outgoing_mails where send_at <= :now order by send_at, id limit :limit for update skip locked)
   update outgoing_mails mail set send_at = :claimedUntil, attempts = attempts + 1
   from due where mail.id = due.id
   returning mail.id, kind, recipient, reply_to, content, useless_at, attempts`,
).as<{ content: MailContent }>();

export const retryMail = prepared('mail_retry', `update outgoing_mails set send_at = :sendAt where id = :id`);

export const deleteMail = prepared('mail_delete', `delete from outgoing_mails where id = :id`);

export const nextMail: NextDue = sql<Date | null>`select min(send_at) from outgoing_mails`;

/** No mail is due while enough are under way. */
export const noMail: NextDue = sql<Date | null>`null::timestamptz`;
