import { call, change, type InputOf, type ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';
import { refreshAfter } from '../api/refresh.ts';

export type Moments = ReplyOf<'GET /api/moments'>;
export type BirthMoment = Moments['births'][number];
export type ClassMoment = Moments['classes'][number];
export type GrownMoment = Moments['grown'][number];
export type StartMoment = Moments['starts'][number];

export function useMoments(enabled: boolean): Moments | undefined {
  return useRead('GET /api/moments', {}, { enabled }).data;
}

/** Calls may overlap. Fails silently: the moment comes again on the next visit. */
export function seeMoment(body: InputOf<'POST /api/moments/seen'>['body']): void {
  change('POST /api/moments/seen', { body }).then(
    (changed) => refreshAfter(changed.change),
    () => undefined,
  );
}

/** Marks all waiting moments as seen. Fails silently: they come as cards. */
export function seeAll(): void {
  call('GET /api/moments').then(
    (moments) => seenByAll(moments).map((seen) => seeMoment(seen)),
    () => undefined,
  );
}

/** The latest of each kind includes the earlier ones. */
function seenByAll({ births, starts, classes, grown, level }: Moments) {
  const latest = {
    foalId: births.at(-1)?.foal.id,
    entryId: starts.at(-1)?.entryId,
    eventId: classes.at(-1)?.eventId,
    level: level ?? undefined,
  };
  return [latest, ...grown.slice(-1).map(({ eventId }) => ({ eventId }))];
}
