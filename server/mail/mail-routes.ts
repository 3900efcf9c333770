import type { z } from 'zod';
import type { CallInput } from '../../contract/call.ts';
import * as contract from '../../contract/mail.ts';
import { refuse } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { pageOf } from '../http/page.ts';
import { refuseTalk } from '../moderation/writing.ts';
import type { Serve } from '../http/serve.ts';
import { pictureAddress } from '../players/user.ts';
import { deleteLetter, readLetter, readUnreadCount } from './own-letters.ts';
import { findLetter, findSuggested, INBOX, SENT, type LetterRow } from './mail-queries.ts';
import { sendLetter } from './send-letter.ts';

const SENT_PER_MINUTE = { perMinute: 20 } as const;
const SEARCHES_PER_MINUTE = { perMinute: 120 } as const;

/** Letters that a search looks at (decision 46). */
const SEARCHED = 2_000;
const SUGGESTED = 8;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const LAST_LETTER = '\u{10ffff}';

export function mailRoutes(serve: Serve): void {
  serve.read(
    contract.inbox,
    async (db, { player, query, now }) =>
      (await refuseTalk(db, now, player.id)) ?? listBox(db, INBOX, player.id, query),
    SEARCHES_PER_MINUTE,
  );
  serve.read(
    contract.sentLetters,
    async (db, { player, query, now }) =>
      (await refuseTalk(db, now, player.id)) ?? listBox(db, SENT, player.id, query),
    SEARCHES_PER_MINUTE,
  );
  serve.read(contract.unreadCount, async (db, { player }) => ({
    count: await readUnreadCount(db, player.id),
  }));

  serve.read(contract.getLetter, async (db, { player, params: { id }, now }) => {
    const refusal = await refuseTalk(db, now, player.id);
    if (refusal) return refusal;
    const row = await findLetter.first(db, { id, playerId: player.id });
    return row ? letterView(row, player.id) : refuse('LETTER_NOT_FOUND');
  });

  serve.change(
    contract.sendLetter,
    async (tx, { player, body: { sendId = crypto.randomUUID(), ...letter }, now }) => {
      const sent = await sendLetter(tx, now, { ...letter, senderId: player.id, sendId });
      return 'refused' in sent ? sent : { message: 'Message sent successfully!', ...sent };
    },
    SENT_PER_MINUTE,
  );

  serve.change(
    contract.markLetterRead,
    async (tx, { player, params: { id }, now }) =>
      (await readLetter(tx, now, { id, playerId: player.id })) ?? { message: 'Letter read.' },
  );

  serve.change(
    contract.deleteLetter,
    async (tx, { player, params: { id } }) =>
      (await deleteLetter(tx, { id, playerId: player.id })) ?? { message: 'Letter deleted.' },
  );

  serve.read(
    contract.suggestPlayers,
    async (db, { player, query: { q } }) => {
      const search = { playerId: player.id, text: q, last: LAST_LETTER, limit: SUGGESTED };
      const rows = await findSuggested.rows(db, search);
      return rows.map(({ id, username, ...face }) => ({ id, username, ...faceOf(face) }));
    },
    SEARCHES_PER_MINUTE,
  );
}

async function listBox(
  db: Db,
  box: typeof INBOX,
  playerId: string,
  { search, before = LAST_ID, limit }: CallInput<typeof contract.inbox>['query'],
) {
  const page = { playerId, before, limit: limit + 1 };
  const rows =
    search === undefined
      ? await box.page.rows(db, page)
      : await box.searched.rows(db, { ...page, text: search, among: SEARCHED });
  const { items, next } = pageOf(rows, limit, ({ id }) => ({ before: id }));
  return { items: items.map((row) => letterView(row, playerId)), next };
}

function letterView(row: LetterRow, playerId: string): z.input<typeof contract.getLetter.reply> {
  const sent = row.senderId === playerId;
  return {
    id: row.id,
    fromUsername: row.senderUsername,
    toUsername: row.recipientUsername,
    subject: row.subject,
    body: row.body,
    sentAt: row.sentAt.toISOString(),
    read: sent || row.readAt !== null,
    other: {
      id: sent ? row.recipientId : row.senderId,
      username: sent ? row.recipientUsername : row.senderUsername,
      ...faceOf(row),
    },
  };
}

function faceOf({ guild, picture }: Pick<LetterRow, 'guild' | 'picture'>) {
  return {
    guild,
    profilePicture: picture && pictureAddress(picture, 'large'),
    profileThumbnail: picture && pictureAddress(picture, 'small'),
  };
}
