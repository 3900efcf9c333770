import { expect, test } from 'vitest';
import { formatNews } from './news.ts';
import { noticesOf } from './notice.ts';

const saleNews = (number: number) => ({
  kind: 'sale' as const,
  id: `${number}`,
  title: `Juniper ${number} sold for 500 coins`,
  text: 'Bought by Ines.',
  href: `/horses/${number}`,
});

test('up to three are shown one by one, with the text of the news', () => {
  const { title, text, href } = saleNews(1);
  expect(noticesOf([saleNews(1)])).toEqual([{ title, text, href, tag: 'sale-1' }]);
  expect(noticesOf([saleNews(1), saleNews(2), saleNews(3)])).toHaveLength(3);
  expect(noticesOf([])).toEqual([]);
});

test('a locked screen does not show what a letter is about', () => {
  const news = formatNews({ kind: 'letter', from: 'Juno', subject: 'A secret' });
  expect(news).toEqual({ title: 'Juno wrote to you', text: 'A secret' });
  const notices = noticesOf([{ kind: 'letter', id: '7', ...news, href: '/mail?letter=7' }]);
  expect(notices).toEqual([
    { title: 'Juno wrote to you', text: '', href: '/mail?letter=7', tag: 'letter-7' },
  ]);
});

test('more are one, with the first titles', () => {
  const [notice] = noticesOf(Array.from({ length: 7 }, (_, index) => saleNews(index)));
  expect(notice).toMatchObject({ title: '7 pieces of news', href: '/news', tag: 'news' });
  expect(notice?.text).toMatch(/^Juniper 0 sold .* Juniper 4 sold for 500 coins, and 2 more\.$/);
});

test.each([
  [{ entered: 1, heats: 1, winner: 'Juniper' }, 'Juniper won. 1 horse entered.'],
  [{ entered: 4, heats: 1, winner: null }, 'A house horse won. 4 horses entered.'],
  [{ entered: 1_240, heats: 155, winner: 'Juniper' }, '1,240 horses ran in 155 heats.'],
])('a show that one follows: %j', (ran, text) => {
  const fact = { kind: 'followed', discipline: 'racing', level: 5, showId: 'a player show', ...ran } as const;
  expect(formatNews(fact)).toEqual({ title: 'Racing, level 5: the show you follow has run', text });
});
