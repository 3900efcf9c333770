import { useEffect, useEffectEvent, useRef } from 'react';
import { checkedUntil, type VetPatient } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS, type VetService } from '../../game/care/vet-services.ts';
import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { liveState } from '../api/live/live-state.ts';
import { useStore } from '../ui/store.ts';
import { useRead } from '../api/read.ts';
import { refreshTopics } from '../api/refresh.ts';
import { worldNow } from '../api/world-clock.ts';
import { showToast } from '../ui/toasts.ts';
import { useGameDates } from '../calendar/use-game-date.ts';

export type VetRequest = ReplyOf<'GET /api/vet/my-requests'>[number];

export interface VetHorse {
  readonly id: string;
  readonly name: string;
  readonly gender: VetPatient['sex'];
  readonly ageInMonths: number;
  readonly vetCheckDate: string | null;
  readonly vetShotsDate: string | null;
  readonly breedingCheckDate: string | null;
}

const FAILURE = { title: 'Request Failed', text: 'Failed to request vet service' };

const SECOND_MS = 1_000;
/** Refetches this long after the visit should be done. */
const LATE_MS = 2_000;

/** Pending request; refetches the horse when done. */
export function useVetVisit(horse: VetHorse): VetRequest | undefined {
  const live = useStore(liveState);
  const { data } = useRead(
    'GET /api/vet/my-requests',
    { query: { horseId: horse.id, status: 'pending', limit: 1 } },
    {
      refetchOnMount: true,
      refetchInterval(requests) {
        const [visit] = requests ?? [];
        if (!visit) return false;
        if (live !== 'up') return SECOND_MS;
        return Math.max(SECOND_MS, Date.parse(visit.autoCompleteAt) - worldNow().getTime() + LATE_MS);
      },
    },
  );
  const visit = data?.[0];
  const before = useRef(visit);
  const dateOf = useGameDates();
  const notify = useEffectEvent((done: VetRequest) => showToast(formatDone(done, horse.name, dateOf)));
  useEffect(() => {
    const last = before.current;
    before.current = visit;
    if (!last || last.horseId !== horse.id || last.id === visit?.id) return;
    void refreshTopics(['horses']);
    notify(last);
  }, [visit, horse.id]);
  return visit;
}

function formatDone(
  { serviceType, autoCompleteAt }: VetRequest,
  name: string,
  dateOf: (instant: Date) => string,
) {
  if (serviceType === 'gelding') return { title: `${name} is a gelding now` };
  const until = checkedUntil(new Date(autoCompleteAt));
  return {
    title: `${VET_SERVICE_ROWS[serviceType].label} done`,
    description: `Valid for ${name} until ${dateOf(until)}.`,
  };
}

const ALL_PENDING = { query: { status: 'pending', limit: 100 } } as const;

/** Due times by horse id; undefined while loading. */
export function useAllVisits(): ReadonlyMap<string, Date> | undefined {
  const { data } = useRead('GET /api/vet/my-requests', ALL_PENDING, { refetchOnMount: true });
  return data && new Map(data.map(({ horseId, autoCompleteAt }) => [horseId, new Date(autoCompleteAt)]));
}

export function useRequestVet(horse: VetHorse, onDone: () => void) {
  const { run, busy } = useAct('POST /api/horses/:id/request-vet', {
    onDone({ message }) {
      showToast({ title: `The vet is with ${horse.name}`, description: `${message}.` });
      onDone();
    },
    failure: FAILURE,
  });
  return {
    request: (service: VetService) => run({ params: { id: horse.id }, body: { service_type: service } }),
    busy,
  };
}

export type VetManyReply = ReplyOf<'POST /api/horses/request-vet'>;

export function useRequestVetForMany(onDone: (called: VetManyReply) => void) {
  return useAct('POST /api/horses/request-vet', {
    onDone(reply) {
      // A refusal shows that the page is out of date.
      if (reply.refusals.length > 0) void refreshTopics(['horses', 'vet', 'user']);
      onDone(reply);
    },
    failure: FAILURE,
  });
}

export function patientOf(horse: VetHorse, pendingUntil: Date | null): VetPatient {
  const instant = (date: string | null) => (date === null ? null : new Date(date));
  return {
    sex: horse.gender,
    ageInMonths: horse.ageInMonths,
    vetCheckUntil: instant(horse.vetCheckDate),
    vetShotsUntil: instant(horse.vetShotsDate),
    breedingCheckUntil: instant(horse.breedingCheckDate),
    pendingUntil,
  };
}
