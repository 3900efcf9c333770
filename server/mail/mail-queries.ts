import { prepared, type RowOf } from '../db/prepared.ts';

/** Guild and picture are those of the other player. */
export type LetterRow = RowOf<typeof findLetter>;

const shown = (
  letters: string,
  other: string,
) => `select letter.id, letter.sender_id, sender.username as sender_username,
     letter.recipient_id, recipient.username as recipient_username, letter.subject, letter.body, letter.sent_at, letter.read_at,
     case when letter.sender_id = ${other} then sender.guild else recipient.guild end as guild, profile.picture
   from ${letters} letter
   join players sender on sender.id = letter.sender_id
   join players recipient on recipient.id = letter.recipient_id
   left join shown_profiles profile on profile.player_id = ${other}`;

function box(name: 'inbox' | 'sent', own: 'sender' | 'recipient', other: 'sender' | 'recipient') {
  const seen = own === 'recipient' ? `and not hidden_from(:playerId, sender_id)` : '';
  const newest = (before: string, limit: string) => `(
     select * from letters where ${own}_id = :playerId and not deleted_by_${own} ${seen} ${before}
     order by id desc limit ${limit}
   )`;
  const columns = `letter.${other}_id`;
  return {
    page: prepared(
      `mail_${name}`,
      `${shown(newest('and id < :before::uuid', ':limit'), columns)} order by letter.id desc`,
    ),
    searched: prepared(
      `mail_${name}_searched`,
      `${shown(newest('', ':among'), columns)}
       where letter.id < :before::uuid
         and position(folded(:text) in folded(letter.subject || ' ' || ${other}.username || ' ' || letter.body)) > 0
       order by letter.id desc limit :limit`,
    ),
  };
}

export const INBOX = box('inbox', 'recipient', 'sender');
export const SENT = box('sent', 'sender', 'recipient');

const OTHER = 'case when letter.sender_id = :playerId then letter.recipient_id else letter.sender_id end';

const IN_MAIL = `((sender_id = :playerId and not deleted_by_sender)
     or (recipient_id = :playerId and not deleted_by_recipient and not hidden_from(:playerId, sender_id)))`;

export const findLetter = prepared(
  'mail_letter',
  shown(`(select * from letters where id = :id and ${IN_MAIL})`, OTHER),
);

export const findLetterById = prepared(
  'mail_letter_by_id',
  'select sender_id, subject, body from letters where id = :id',
);

export const replaceLetter = prepared(
  'mail_letter_replace',
  `update letters set subject = :subject, body = :body
   where id = :id and subject = :fromSubject and body = :fromBody returning sender_id, recipient_id`,
);

/** Stops counting at `most`. */
export const countUnread = prepared(
  'mail_unread',
  `select count(*)::integer as count from (
     select from letters where recipient_id = :playerId and read_at is null and not deleted_by_recipient
       and not hidden_from(:playerId, sender_id) limit :most
   ) unread`,
);

export const findRecipient = prepared(
  'mail_recipient',
  'select id, username from players where username_key = :usernameKey and deleted_at is null and house_stable is null and guest_until is null',
);

/** No row if a letter with this `sendId` was sent. */
export const insertLetter = prepared(
  'mail_send',
  `insert into letters (id, sender_id, recipient_id, subject, body, sent_at, send_id)
   values (:id, :senderId, :recipientId, :subject, :body, :now, :sendId)
   on conflict (sender_id, send_id) do nothing returning id`,
);

export const findSent = prepared(
  'mail_sent_before',
  `select letter.id, recipient.username from letters letter join players recipient on recipient.id = letter.recipient_id
   where letter.sender_id = :senderId and letter.send_id = :sendId`,
);

export const lockLetter = prepared(
  'mail_lock',
  `select sender_id, read_at, deleted_by_sender, deleted_by_recipient from letters
   where id = :id and ${IN_MAIL} for update`,
);

export const markRead = prepared('mail_read', 'update letters set read_at = :now where id = :id');

export const hideLetter = prepared(
  'mail_hide',
  `update letters set deleted_by_sender = deleted_by_sender or sender_id = :playerId,
     deleted_by_recipient = deleted_by_recipient or recipient_id = :playerId
   where id = :id`,
);

export const dropLetter = prepared('mail_drop', 'delete from letters where id = :id');

/** `last` sorts behind every letter. */
export const findSuggested = prepared(
  'mail_suggest',
  `select player.id, player.username, player.guild, profile.picture
   from (
     select id, username, guild from players
     where folded(username) ~>=~ folded(:text) and folded(username) ~<~ (folded(:text) || :last::text) and id <> :playerId
       and deleted_at is null and house_stable is null and guest_until is null and not hidden_from(:playerId, id)
     order by folded(username) using ~<~, id limit :limit
   ) player
   left join shown_profiles profile on profile.player_id = player.id
   order by folded(player.username) using ~<~, player.id`,
);
