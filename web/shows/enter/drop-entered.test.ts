import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { keyOf, queryClient } = await import('../../api/read.ts');
const { dropEntered } = await import('./drop-entered.ts');

const listOf = (horse_id: string) => [...keyOf('GET /api/shows', { query: { horse_id } }), 'pages'];
const show = (id: string) => ({ id });
const shownIn = (key: readonly unknown[]) =>
  queryClient
    .getQueryData<{ pages: { items: { id: string }[]; next: string | null }[] }>(key)
    ?.pages.map(({ items, next }) => [...items.map(({ id }) => id), next]);

afterEach(() => queryClient.clear());

test('removes an entered show from every cached list of the horse', async () => {
  const juniper = listOf('juniper');
  const dressage = [
    ...keyOf('GET /api/shows', { query: { horse_id: 'juniper', discipline: 'dressage' } }),
    'pages',
  ];
  const pepper = listOf('pepper');
  for (const key of [juniper, dressage, pepper]) {
    queryClient.setQueryData(key, {
      pages: [
        { items: [show('one'), show('two')], next: 'after two' },
        { items: [show('three'), show('four')], next: null },
      ],
      pageParams: [null, 'after two'],
    });
  }
  await dropEntered('juniper', ['two', 'three']);
  for (const key of [juniper, dressage])
    expect(shownIn(key)).toEqual([
      ['one', 'after two'],
      ['four', null],
    ]);
  expect(shownIn(pepper)).toEqual([
    ['one', 'two', 'after two'],
    ['three', 'four', null],
  ]);
});

test('leaves the count of shows and other queries alone', async () => {
  const key = keyOf('GET /api/shows/count', { query: { horse_id: 'juniper' } });
  queryClient.setQueryData(key, { count: 84 });
  await dropEntered('juniper', ['one']);
  expect(queryClient.getQueryData(key)).toEqual({ count: 84 });
});

test('a fetch in progress does not bring the show back', async () => {
  const juniper = listOf('juniper');
  const answers: ((list: unknown) => void)[] = [];
  const read = () => new Promise((resolve) => answers.push(resolve));
  const pageOf = (...ids: string[]) => ({
    pages: [{ items: ids.map(show), next: null }],
    pageParams: [null],
  });
  queryClient.setQueryData(juniper, pageOf('one', 'two'));
  void queryClient.fetchQuery({ queryKey: juniper, queryFn: read, staleTime: 0 }).catch(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);
  await dropEntered('juniper', ['one']);
  answers[0]?.(pageOf('one', 'two'));
  await expect.poll(() => answers).toHaveLength(2);
  expect(shownIn(juniper)).toEqual([['two', null]]);
  answers[1]?.(pageOf('two', 'three'));
  await expect.poll(() => shownIn(juniper)).toEqual([['two', 'three', null]]);
});
