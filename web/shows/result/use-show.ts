import { usePages, useRead } from '../../api/read.ts';
import type { ReplyOf } from '../../api/call.ts';
import type { WhyAsked } from '../show-address.ts';
import { worldNow } from '../../api/world-clock.ts';
import { useNextBegin } from '../show-time.tsx';

export type ShownShow = ReplyOf<'GET /api/shows/:id'>;
export type RunShow = ShownShow & { readonly run: NonNullable<ShownShow['run']> };
export type PlacedHorse = ReplyOf<'GET /api/shows/:id/results'>[number];
export type Entered = ReplyOf<'GET /api/shows/:id/entries'>[number];

/** While it should be running; and how often the number of entrants is looked at before. */
const RUNNING_MS = 2_000;
const WAITING_MS = 60_000;

/** A show; one that has still to run is read again at its time, so that whoever watches sees it run. */
export function useShow(id: string) {
  const show = useRead('GET /api/shows/:id', { params: { id } }, { everyVisit: true, again: untilRun });
  // When its time comes the wait is reckoned anew, also if the world's clock was moved there.
  useNextBegin(show.data?.status === 'open' ? [show.data.scheduledDate] : []);
  return show;
}

function untilRun(show: ShownShow | undefined): number | false {
  if (show === undefined || show.status === 'completed') return false;
  const left = Date.parse(show.scheduledDate) - worldNow().getTime();
  return left <= 0 ? RUNNING_MS : Math.min(left + RUNNING_MS / 4, WAITING_MS);
}

/** A heat by place: this one, or the first in which the player had a horse. */
export function useHeat(id: string, heat: number | undefined, owner: string | undefined) {
  return usePages('GET /api/shows/:id/results', { params: { id }, query: { heat, owner } });
}

/** A place of a heat and the one before it, among others. */
export function useAskedPlace(id: string, { heat, place }: WhyAsked) {
  const after = Math.max(0, place - 2);
  return useRead('GET /api/shows/:id/results', { params: { id }, query: { heat, after, limit: 12 } });
}

/** Who is entered in a show that has still to run. */
export function useEntered(id: string) {
  const input = { params: { id }, query: { limit: 100 } };
  return usePages('GET /api/shows/:id/entries', input, { everyVisit: true, again: WAITING_MS });
}
