import { disciplineLabel, type Discipline } from '../shows/disciplines.ts';
import type { Grade } from '../shows/grades.ts';
import { formatShowLevel } from '../shows/venues.ts';
import { ordinal } from '../shows/ordinal.ts';
import { TEN_THOUSAND } from '../shows/running/ten-thousand.ts';

/** `life`: everything but shows; `owners`: only changes of owner. */
export const HISTORIES = ['all', 'shows', 'life', 'owners'] as const;
export type History = (typeof HISTORIES)[number];

export const EVENT_KINDS = [
  'bought',
  'born',
  'renamed',
  'covered',
  'not_taken',
  'foaled',
  'at_stud',
  'stud_ended',
  'vet',
  'sold',
  'sold_to_market',
  'given_up',
  'rescued',
  'house_stable',
  'moved',
  'magic',
  'class',
  'grew',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Each event's player is the new owner; for events that bring a horse to the market, the previous owner. */
export const OWNER_EVENTS: readonly EventKind[] = [
  'bought',
  'born',
  'sold',
  'sold_to_market',
  'given_up',
  'rescued',
  'house_stable',
  'moved',
];

/** Values for the sentence: `{ price: 1450 }`. */
export type EventDetails = Readonly<Record<string, string | number>>;

const EVENT_TEXT: Readonly<Record<EventKind, string>> = {
  bought: 'Bought from the store for {price} coins',
  born: 'Born to {mare}, by {stallion}',
  renamed: 'Renamed from {from} to {to}',
  covered: 'Covered: {mare} by {stallion}',
  not_taken: 'Covered by {stallion}, and did not take',
  foaled: 'Foal born: {foal}, by {stallion} out of {mare}',
  at_stud: 'Placed at stud for {fee} coins',
  stud_ended: 'No longer at stud',
  vet: '{service}',
  sold: 'Sold to a new owner for {price} coins',
  sold_to_market: 'Sold to the market for {price} coins',
  given_up: 'Came to the market, as its owner left the game',
  rescued: 'Found a new home as a rescue horse for {price} coins',
  house_stable: 'Ran for the house, then came to the market',
  moved: 'Moved to {stable}',
  magic: '{what}',
  class: 'Reached level {level}: class {opens} is open',
  grew: '{what}',
};

/** Names are those at the time. Throws if a detail is missing. */
export function formatEvent(kind: EventKind, details: EventDetails): string {
  return EVENT_TEXT[kind].replace(/\{(\w+)\}/g, (_, key: string) => {
    const detail = details[key];
    if (detail === undefined) throw new RangeError(`An event "${kind}" without its ${key}`);
    return typeof detail === 'number' ? detail.toLocaleString('en-US') : detail;
  });
}

export interface Start {
  readonly showId: string;
  readonly discipline: Discipline;
  readonly level: number;
  readonly place: number;
  readonly fieldSize: number;
  /** Coins. */
  readonly prize: number;
  /** Set in house shows only. */
  readonly firstWin?: boolean;
  readonly promotedTo?: Grade | null;
  /** The record beaten, in ten-thousandths of a point; else null. */
  readonly record?: number | null;
}

/** "3rd of 12 in Dressage, class 1, for 45 coins", followed by a first win, promotion or record. */
export function formatStart(start: Start): string {
  const { showId, discipline, level, place, fieldSize, prize } = start;
  const placed = `${ordinal(place)} of ${fieldSize} in ${disciplineLabel(discipline)}, ${formatShowLevel(level, showId)}`;
  const paid = prize > 0 ? `${placed}, for ${prize.toLocaleString('en-US')} coins` : placed;
  return [paid, ...formatMoments(start)].join('. ');
}

function formatMoments({ firstWin = false, promotedTo = null, record = null }: Start): string[] {
  return [
    firstWin ? 'First win' : null,
    promotedTo === null ? null : `Moved up to ${promotedTo} grade`,
    record === null ? null : `A record: ${(record / TEN_THOUSAND).toFixed(2)} points`,
  ].filter((text) => text !== null);
}
