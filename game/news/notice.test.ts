import { expect, test } from 'vitest';
import { newsWords } from './news.ts';
import { noticesOf } from './notice.ts';

const told = (nth: number) => ({
  kind: 'sale' as const,
  id: `${nth}`,
  title: `Juniper ${nth} sold for 500 coins`,
  text: 'Bought by Ines.',
  href: `/horses/${nth}`,
});

test('up to three are told one by one, in the words of the news', () => {
  const { title, text, href } = told(1);
  expect(noticesOf([told(1)])).toEqual([{ title, text, href, tag: 'sale-1' }]);
  expect(noticesOf([told(1), told(2), told(3)])).toHaveLength(3);
  expect(noticesOf([])).toEqual([]);
});

test('a locked screen does not show what a letter is about', () => {
  const words = newsWords({ kind: 'letter', from: 'Juno', subject: 'A secret' });
  expect(words).toEqual({ title: 'Juno wrote to you', text: 'A secret' });
  const notices = noticesOf([{ kind: 'letter', id: '7', ...words, href: '/mail?letter=7' }]);
  expect(notices).toEqual([
    { title: 'Juno wrote to you', text: '', href: '/mail?letter=7', tag: 'letter-7' },
  ]);
});

test('more are one, with the first titles', () => {
  const [notice] = noticesOf(Array.from({ length: 7 }, (_, nth) => told(nth)));
  expect(notice).toMatchObject({ title: '7 pieces of news', href: '/news', tag: 'news' });
  expect(notice?.text).toMatch(/^Juniper 0 sold .* Juniper 4 sold for 500 coins, and 2 more\.$/);
});

test.each([
  [{ entered: 1, heats: 1, winner: 'Juniper' }, 'Juniper won. 1 horse entered.'],
  [{ entered: 4, heats: 1, winner: null }, 'A house horse won. 4 horses entered.'],
  [{ entered: 1_240, heats: 155, winner: 'Juniper' }, '1,240 horses ran in 155 heats.'],
])('a show that one follows: %j', (ran, text) => {
  const fact = { kind: 'followed', discipline: 'racing', level: 5, showId: 'a player show', ...ran } as const;
  expect(newsWords(fact)).toEqual({ title: 'Racing, level 5: the show you follow has run', text });
});
