import { disciplineLabel, type Discipline } from '../shows/disciplines.ts';
import { ordinal } from '../shows/ordinal.ts';

/** `life`: everything but shows; `owners`: only how it came to each owner. */
export const HISTORIES = ['all', 'shows', 'life', 'owners'] as const;
export type History = (typeof HISTORIES)[number];

export const EVENT_KINDS = [
  'bought',
  'born',
  'renamed',
  'covered',
  'foaled',
  'at_stud',
  'stud_ended',
  'vet',
  'sold',
  'sold_to_market',
  'given_up',
  'rescued',
  'house_stable',
  'magic',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Each event's player is the owner from then on; of what brings a horse to the market, the owner until then. */
export const OWNER_EVENTS: readonly EventKind[] = [
  'bought',
  'born',
  'sold',
  'sold_to_market',
  'given_up',
  'rescued',
  'house_stable',
];

/** Values for the sentence: `{ price: 1450 }`. */
export type EventDetails = Readonly<Record<string, string | number>>;

const WORDS: Readonly<Record<EventKind, string>> = {
  bought: 'Bought from the store for {price} coins',
  born: 'Born to {mare}, by {stallion}',
  renamed: 'Renamed from {from} to {to}',
  covered: 'Covered: {mare} by {stallion}',
  foaled: 'Foal born: {foal}, by {stallion} out of {mare}',
  at_stud: 'Placed at stud for {fee} coins',
  stud_ended: 'No longer at stud',
  vet: '{service}',
  sold: 'Sold to a new owner for {price} coins',
  sold_to_market: 'Sold to the market for {price} coins',
  given_up: 'Came to the market, as its owner left the game',
  rescued: 'Found a new home as a rescue horse for {price} coins',
  house_stable: 'Ran for the house, then came to the market',
  magic: '{what}',
};

/** Names are those at the time. Throws if a detail is missing. */
export function eventWords(kind: EventKind, details: EventDetails): string {
  return WORDS[kind].replace(/\{(\w+)\}/g, (_, key: string) => {
    const detail = details[key];
    if (detail === undefined) throw new RangeError(`An event "${kind}" without its ${key}`);
    return typeof detail === 'number' ? detail.toLocaleString('en-US') : detail;
  });
}

export interface Start {
  readonly discipline: Discipline;
  readonly level: number;
  readonly place: number;
  readonly fieldSize: number;
  /** Coins. */
  readonly prize: number;
}

/** "3rd of 12 in Dressage, level 1, for 45 coins". */
export function startWords({ discipline, level, place, fieldSize, prize }: Start): string {
  const placed = `${ordinal(place)} of ${fieldSize} in ${disciplineLabel(discipline)}, level ${level}`;
  return prize > 0 ? `${placed}, for ${prize.toLocaleString('en-US')} coins` : placed;
}
