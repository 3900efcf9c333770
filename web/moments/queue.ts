import { formatMore } from './card-text.ts';
import type { BirthMoment, ClassMoment, GrownMoment, Moments, StartMoment } from './use-moments.ts';

export type Moment =
  | { readonly kind: 'birth'; readonly key: string; readonly birth: BirthMoment }
  | { readonly kind: 'start'; readonly key: string; readonly start: StartMoment }
  | { readonly kind: 'class'; readonly key: string; readonly opened: ClassMoment }
  | { readonly kind: 'grown'; readonly key: string; readonly grown: GrownMoment }
  | { readonly kind: 'level'; readonly key: string; readonly level: number };

/**
 * Births first, then grown foals, starts and classes, each oldest first; the player's own level comes last. Omits moments already
 * shown on this page.
 */
export function queueOf(
  { births, grown, starts, classes, level }: Omit<Moments, 'more'>,
  seen: ReadonlySet<string>,
): readonly Moment[] {
  const all: Moment[] = [
    ...births.map((birth) => ({ kind: 'birth' as const, key: `birth ${birth.foal.id}`, birth })),
    ...grown.map((one) => ({ kind: 'grown' as const, key: `grown ${one.eventId}`, grown: one })),
    ...starts.map((start) => ({ kind: 'start' as const, key: `start ${start.entryId}`, start })),
    ...classes.map((opened) => ({ kind: 'class' as const, key: `class ${opened.eventId}`, opened })),
    ...(level === null ? [] : [{ kind: 'level' as const, key: `level ${level}`, level }]),
  ];
  return all.filter(({ key }) => !seen.has(key));
}

/** In the form that `POST /api/moments/seen` accepts. */
export function seenBy(moment: Moment) {
  switch (moment.kind) {
    case 'birth':
      return { foalId: moment.birth.foal.id };
    case 'start':
      return { entryId: moment.start.entryId };
    case 'class':
      return { eventId: moment.opened.eventId };
    case 'grown':
      return { eventId: moment.grown.eventId };
    default:
      return { level: moment.level };
  }
}

/** Cards shown in a row. */
export interface Row {
  readonly shown: number;
  /** The highest number of earlier moments without a card; seeing the first card clears the server's count. */
  readonly more: number;
}

export const NO_ROW: Row = { shown: 0, more: 0 };

export interface Card {
  readonly moment: Moment;
  readonly position: CardPosition | null;
  /** Set on the last card of a row. */
  readonly more: string | null;
  /** The row including this card; the last card ends it. */
  readonly row: Row;
}

/** The first waiting card; null if none waits. */
export function nextCard(waiting: readonly Moment[], unlisted: number, row: Row): Card | null {
  const [moment, ...rest] = waiting;
  if (moment === undefined) return null;
  const shown = row.shown + 1;
  const more = Math.max(row.more, unlisted);
  const isLast = rest.length === 0;
  return {
    moment,
    position: positionOf(shown, rest.length),
    more: isLast ? formatMore(more) : null,
    row: isLast ? NO_ROW : { shown, more },
  };
}

/** Position in a row of cards, "2 of 3"; null for a single card. */
export interface CardPosition {
  readonly number: number;
  readonly of: number;
}

export function positionOf(shown: number, waiting: number): CardPosition | null {
  const of = shown + waiting;
  return of > 1 ? { number: shown, of } : null;
}

export function formatPosition({ number, of }: CardPosition): string {
  return `${number} of ${of}`;
}
