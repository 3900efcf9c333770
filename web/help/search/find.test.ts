import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { helpLinkFor, REFUSALS_WITH_HELP } from '../../api/refusal-help.ts';
import { FAQ } from '../faq.ts';
import { HELP } from '../contents.ts';
import { partsOf } from '../topic.ts';
import { ALL_ENTRIES } from './entries.ts';
import { openSearch } from './find.ts';

const search = openSearch(ALL_ENTRIES);
const found = (query: string) => search(query).results.map(({ href }) => href);

describe('what a newcomer asks', () => {
  test.each([
    ['how do I get my first horse', '/faq#first-horse', '/help#start'],
    ['why is my horse unhappy', '/faq#unhappy-horse', '/help#happiness'],
    ['how do colors work', '/faq#how-colours-work', '/help#colours'],
    ['why did i come 4th', '/faq#why-4th', '/help#scoring'],
    ['how do i breed', '/faq#how-to-breed', '/help#breeding'],
    ['what is a grade', '/faq#what-is-a-grade', '/help#grades'],
    ['what is bound coin', '/faq#what-is-bound-coin', '/help#bound-coins'],
    ['how do I earn coins', '/faq#earn-coins', '/help#coins'],
    ['how to get money', '/faq#earn-coins', '/help#coins'],
    ['what does premium give', '/faq#what-premium-gives', '/help#premium'],
    ['how do i report someone', '/faq#report-someone', '/help#reporting'],
    ['saddle', '/help#tack', '/help#tack'],
    ['palomino', '/faq#how-colours-work', '/help#colours'],
    ['hungry', '/help#feeding', '/faq#unhappy-horse'],
    ['Akhal-Teke', '/help#breeds', '/help#breeds'],
  ])('%s', (query, one, other) => {
    const first = found(query).slice(0, 4);
    expect(first).toContain(one);
    expect(first).toContain(other);
  });
});

test('ignores accents, capitals, endings and a typing error', () => {
  for (const query of ['HAPPINESS', 'háppiness', 'happines', 'happniess'])
    expect(found(query).slice(0, 2), query).toContain('/help#happiness');
  expect(found('breed')).toEqual(found('Breeding'));
});

test('names a word that occurs nowhere and searches for the others', () => {
  const { results, missing } = search('xylophone saddle');
  expect(missing).toEqual(['xylophone']);
  expect(results[0]?.href).toBe('/help#tack');
  expect(search('xylophone')).toEqual({ results: [], missing: ['xylophone'] });
});

test('marks matches in title and excerpt', () => {
  const [first] = search('saddle').results;
  expect(first?.excerpt.some(({ isFound, text }) => isFound && /saddle/i.test(text))).toBe(true);
});

test('accepts any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (query) => {
      for (const { title, excerpt } of search(query).results)
        expect([...title, ...excerpt].every(({ text }) => text !== '')).toBe(true);
    }),
    { numRuns: 15 },
  );
});

const topics = [...HELP, ...FAQ].flatMap((group) => group.topics);

test('anchors are unique over help and FAQ, and every link within leads to one', () => {
  const anchors = ALL_ENTRIES.map(({ href }) => href);
  expect(new Set(anchors).size).toBe(anchors.length);
  const ids = new Set(anchors.map((href) => href.split('#')[1]));
  expect(ids.size).toBe(anchors.length);
  for (const { id, blocks } of topics) {
    const texts = JSON.stringify(blocks);
    for (const [, href = ''] of texts.matchAll(/\]\((.+?)\)/g)) {
      const [path = '', anchor] = href.split('#');
      // Other pages have anchors of their own.
      if (anchor === undefined || !['', '/help', '/faq'].includes(path)) continue;
      expect(anchors, `${id} → ${href}`).toContain(`${path === '' ? '/help' : path}#${anchor}`);
    }
  }
});

test('every “?” and every refusal leads to an anchor of the help', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = await readdir(root, { recursive: true });
  const links = new Map<string, string>();
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.startsWith('help/'))) {
    const source = await readFile(join(root, file), 'utf8');
    const found = source.matchAll(/\/help#([\w-]+)|(?:HelpLink to=|help=\{\{ to: )['"]([\w-]+)['"]/g);
    for (const [, one, other] of found) links.set(one ?? other ?? '', file);
  }
  expect(links.size).toBeGreaterThan(20);
  const anchors = new Set(ALL_ENTRIES.map(({ href }) => href));
  for (const [anchor, file] of links) expect(anchors, file).toContain(`/help#${anchor}`);
  for (const code of REFUSALS_WITH_HELP) expect(anchors).toContain(helpLinkFor(code)?.href);
});

test('no text has a number that the rules lack', () => {
  expect(JSON.stringify(topics)).not.toMatch(/undefined|NaN|\[object/);
});

test('parses bold text and links', () => {
  expect(partsOf('A **b** [c](/d) e')).toEqual([
    { is: 'plain', text: 'A ' },
    { is: 'bold', text: 'b' },
    { is: 'plain', text: ' ' },
    { is: 'link', text: 'c', href: '/d' },
    { is: 'plain', text: ' e' },
  ]);
});
