import type { Discipline } from '../shows/disciplines.ts';

/** How many of its disciplines a breed is good at. */
const GOOD = 3;

/** The first disciplines of a breed's order. */
export function goodAt(bredFor: readonly Discipline[]): readonly Discipline[] {
  return bredFor.slice(0, GOOD);
}

interface Words {
  readonly first: string;
  readonly good: string;
  readonly last: string;
}

const WORDS: Readonly<Record<Discipline, Words>> = {
  dressage: { first: 'Bred for dressage', good: 'good at dressage', last: 'no dressage horse' },
  racing: { first: 'Bred to race', good: 'races well', last: 'no racehorse' },
  halter: { first: 'Bred for halter', good: 'good at halter', last: 'no halter horse' },
  eventing: { first: 'Bred for eventing', good: 'events well', last: 'no eventer' },
  jumping: { first: 'Bred to jump', good: 'jumps well', last: 'no jumper' },
  cross_country: {
    first: 'Bred for cross country',
    good: 'good at cross country',
    last: 'no cross country horse',
  },
  endurance: { first: 'Bred for endurance', good: 'good at endurance', last: 'no endurance horse' },
};

/** "Bred to race; events well and jumps well; no halter horse": what it is good at, and what it is worst at. */
export function formatBredFor(bredFor: readonly Discipline[]): string {
  const [first, ...good] = goodAt(bredFor);
  const last = bredFor.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('A breed ranks all disciplines');
  const also = good.map((discipline) => WORDS[discipline].good).join(' and ');
  // "good at halter and dressage"
  const short = also.replace(/^(good at .*) and good at /, '$1 and ');
  return `${WORDS[first].first}; ${short}; ${WORDS[last].last}`;
}
