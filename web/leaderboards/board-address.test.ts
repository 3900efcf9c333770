import { expect, test } from 'vitest';
import { DIVISIONS } from '../../game/leaderboards/leaderboards.ts';
import { addressOfBoard, boardIn, LISTS } from './board-address.ts';

const read = (address: string) => boardIn(new URL(address, 'http://here').searchParams);

test('every board has an address that leads back to it', () => {
  for (const list of LISTS) {
    for (const when of ['ever', 'season'] as const) {
      for (const division of [null, ...DIVISIONS]) {
        const board = { list, when, division };
        expect(read(addressOfBoard(board))).toEqual(board);
      }
    }
  }
});

test('a wrong address shows the first board, which has the shortest address', () => {
  const first = { list: 'players', when: 'ever', division: null } as const;
  expect(addressOfBoard(first)).toBe('/leaderboards');
  expect(read('/leaderboards?list=ponies&when=never&division=')).toEqual(first);
});
