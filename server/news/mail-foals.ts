import { formatGrowth } from '../../game/keepsakes/foal-book.ts';
import { formatNews, type NewsText } from '../../game/news/news.ts';
import { mailOwner } from '../accounts/owner-mail.ts';
import type { Tx } from '../db/connection.ts';
import type { Growth } from '../keepsakes/foal-books.ts';
import { findBornToMail, findWantsFoalMails } from './news-queries.ts';

/* Mails about foals, for those who asked for them (decision 157). */

export async function mailBirths(tx: Tx, foalIds: readonly string[]): Promise<void> {
  for (const { id, ownerId, name, sex, dam, createdAt } of await findBornToMail.rows(tx, { foalIds }))
    await mailFoal(tx, createdAt, {
      ownerId,
      horseId: id,
      news: formatNews({ kind: 'foal', foal: name, sex, dam }),
    });
}

export async function mailGrowth(tx: Tx, now: Date, growth: Growth): Promise<void> {
  const { ownerId, horseId, pages } = growth;
  if (!(await findWantsFoalMails.first(tx, { playerId: ownerId }))) return;
  await mailFoal(tx, now, { ownerId, horseId, news: formatGrowth(growth, pages) });
}

interface FoalMail {
  readonly ownerId: string;
  readonly horseId: string;
  readonly news: NewsText;
}

async function mailFoal(tx: Tx, now: Date, { ownerId, horseId, news }: FoalMail): Promise<void> {
  await mailOwner(tx, now, ownerId, ({ username }) => ({
    kind: 'foal news',
    subject: news.title,
    text: [`Hello ${username},`, `${news.title}.`, ...(news.text === '' ? [] : [news.text])],
    button: { label: 'Open the foal’s book', path: `/horses/${horseId}/foal-book` },
    after: [
      'You asked for these mails. You can turn them off on the page of news, under “What you hear about”.',
    ],
  }));
}
