import { useMemo } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { usePages, useRead } from '../../api/read.ts';
import type { ReplyOf } from '../../api/call.ts';
import type { WhyTarget } from '../show-address.ts';
import { worldNow } from '../../api/world-clock.ts';
import { useNextBegin } from '../show-time.tsx';

export type ShownShow = ReplyOf<'GET /api/shows/:id'>;
export type RunShow = ShownShow & { readonly run: NonNullable<ShownShow['run']> };
export type PlacedHorse = ReplyOf<'GET /api/shows/:id/results'>[number];
export type ShowEntry = ReplyOf<'GET /api/shows/:id/entries'>[number];

/** Polling intervals: while due, and before. */
const RUNNING_MS = 2_000;
const WAITING_MS = MINUTE;

export function useShow(id: string) {
  const show = useRead(
    'GET /api/shows/:id',
    { params: { id } },
    { refetchOnMount: true, refetchInterval: untilRun },
  );
  // Updates also when the world clock is moved.
  useNextBegin(show.data?.status === 'open' ? [show.data.scheduledDate] : []);
  return show;
}

function untilRun(show: ShownShow | undefined): number | false {
  if (show === undefined || show.status === 'completed') return false;
  const left = Date.parse(show.scheduledDate) - worldNow().getTime();
  return left <= 0 ? RUNNING_MS : Math.min(left + RUNNING_MS / 4, WAITING_MS);
}

/** Without `heat`: the first heat with a horse of `owner`. */
export function useHeat(
  id: string,
  heat: number | undefined,
  owner: string | undefined,
  { enabled }: { readonly enabled: boolean },
) {
  const input = { params: { id }, query: { heat, owner } };
  const pages = usePages('GET /api/shows/:id/results', input, { enabled });
  return { ...pages, data: useOwnNames(pages.data, owner) };
}

/** A result has the name of the gate for a guest's horse (decision 141): its guest reads the own one. */
function useOwnNames(rows: PlacedHorse[] | undefined, guest: string | undefined) {
  const own = rows?.find(({ owner }) => owner?.id === guest && GUEST.test(owner?.username ?? ''));
  const { data: horses } = usePages('GET /api/horses', {}, { enabled: own !== undefined });
  const name = own && horses?.find(({ id }) => id === own.horseId)?.name;
  return useMemo(
    () => (name === undefined ? rows : rows?.map((row) => (row === own ? { ...row, name } : row))),
    [rows, own, name],
  );
}

/** No player can have such a name. */
const GUEST = /^Guest \d+$/;

/** The horse as it is today; it may have been sold or retired since. */
export function useHorseNow(id: string) {
  return useRead('GET /api/horses/:id/card', { params: { id } }, { refetchOnMount: true }).data;
}

/** The place and the one before it. */
export function useTargetPlace(id: string, { heat, place }: WhyTarget) {
  const after = Math.max(0, place - 2);
  return useRead('GET /api/shows/:id/results', { params: { id }, query: { heat, after, limit: 12 } });
}

/** Enabled until the show runs. */
export function useEntered({ id, status }: Pick<ShownShow, 'id' | 'status'>) {
  const input = { params: { id }, query: { limit: 100 } };
  const enabled = status === 'open';
  return usePages('GET /api/shows/:id/entries', input, {
    refetchOnMount: true,
    refetchInterval: WAITING_MS,
    enabled,
  });
}
