import type { ReportSubject } from '../moderation/report-subject.ts';
import type { Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { findLetter, findLetterById, replaceLetter } from './mail-queries.ts';

const GAP = '\n\n';
const REMOVED = { subject: 'Removed', body: 'An operator removed this letter.' } as const;

const oneText = ({ subject, body }: { readonly subject: string; readonly body: string }) =>
  `${subject}${GAP}${body}`;

/** A subject has one line. */
function twoTexts(text: string) {
  const at = text.indexOf(GAP);
  return { subject: text.slice(0, at), body: text.slice(at + GAP.length) };
}

/** Only the player who got the letter can report it. */
export const letterSubject: ReportSubject = {
  async find(db, id, readerId) {
    const letter =
      readerId === null
        ? await findLetterById.first(db, { id })
        : await findLetter.first(db, { id, playerId: readerId });
    if (!letter || letter.senderId === readerId) return undefined;
    return { playerId: letter.senderId, seen: oneText(letter) };
  },
  async remove(tx, _, id, seen) {
    const put = oneText(REMOVED);
    return (await replace(tx, id, seen, put)) ? { put } : undefined;
  },
  restore: (tx, _, id, { seen, put }) => replace(tx, id, put, seen),
};

/** False if both deleted it, or its text has changed. */
async function replace(tx: Tx, id: string, from: string, to: string): Promise<boolean> {
  const [before, after] = [twoTexts(from), twoTexts(to)];
  const letter = await replaceLetter.first(tx, {
    id,
    fromSubject: before.subject,
    fromBody: before.body,
    subject: after.subject,
    body: after.body,
  });
  if (!letter) return false;
  for (const playerId of [letter.senderId, letter.recipientId]) publish(tx, playerId, { topics: ['mail'] });
  return true;
}
