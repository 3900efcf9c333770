import { moreWords } from './card-words.ts';
import type { BirthMoment, ClassMoment, Moments, StartMoment } from './use-moments.ts';

export type Moment =
  | { readonly kind: 'birth'; readonly key: string; readonly birth: BirthMoment }
  | { readonly kind: 'start'; readonly key: string; readonly start: StartMoment }
  | { readonly kind: 'class'; readonly key: string; readonly opened: ClassMoment }
  | { readonly kind: 'level'; readonly key: string; readonly level: number };

/** Births first, then starts, then classes, each oldest first; the player's own level ends it. Without those told on this page. */
export function queueOf(
  { births, starts, classes, level }: Pick<Moments, 'births' | 'starts' | 'classes' | 'level'>,
  told: ReadonlySet<string>,
): readonly Moment[] {
  const all: Moment[] = [
    ...births.map((birth) => ({ kind: 'birth' as const, key: `birth ${birth.foal.id}`, birth })),
    ...starts.map((start) => ({ kind: 'start' as const, key: `start ${start.entryId}`, start })),
    ...classes.map((opened) => ({ kind: 'class' as const, key: `class ${opened.eventId}`, opened })),
    ...(level === null ? [] : [{ kind: 'level' as const, key: `level ${level}`, level }]),
  ];
  return all.filter(({ key }) => !told.has(key));
}

/** As `POST /api/moments/seen` takes it. */
export function seenBy(moment: Moment) {
  switch (moment.kind) {
    case 'birth':
      return { foalId: moment.birth.foal.id };
    case 'start':
      return { entryId: moment.start.entryId };
    case 'class':
      return { eventId: moment.opened.eventId };
    default:
      return { level: moment.level };
  }
}

/** Cards that come one after the other. */
export interface Row {
  readonly shown: number;
  /** Earlier moments without a card, as many as were ever read: seeing the first card takes them away. */
  readonly more: number;
}

export const NO_ROW: Row = { shown: 0, more: 0 };

export interface Card {
  readonly moment: Moment;
  readonly place: Place | null;
  /** On the last card of a row. */
  readonly more: string | null;
  /** With this card; the last one ends it. */
  readonly row: Row;
}

/** The first of those that wait; null if none does. */
export function nextCard(waiting: readonly Moment[], unlisted: number, row: Row): Card | null {
  const [moment, ...rest] = waiting;
  if (moment === undefined) return null;
  const shown = row.shown + 1;
  const more = Math.max(row.more, unlisted);
  const isLast = rest.length === 0;
  return {
    moment,
    place: placeOf(shown, rest.length),
    more: isLast ? moreWords(more) : null,
    row: isLast ? NO_ROW : { shown, more },
  };
}

/** Where a moment stands among those shown one after the other: "2 of 3"; null if it is alone. */
export interface Place {
  readonly nth: number;
  readonly of: number;
}

export function placeOf(shown: number, waiting: number): Place | null {
  const of = shown + waiting;
  return of > 1 ? { nth: shown, of } : null;
}

export function placeWords({ nth, of }: Place): string {
  return `${nth} of ${of}`;
}
