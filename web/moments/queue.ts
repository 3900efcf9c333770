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
