import { z } from 'zod';
import { MOST_VETTED_AT_ONCE } from '../../game/care/vet.ts';
import { VET_CHECKS, VET_SERVICES } from '../../game/care/vet-services.ts';
import { call } from '../call.ts';
import { Coins, Id, Instant, Limit, OWN_HORSE, OfId, idsOr } from '../pieces.ts';

const CHOOSE = 'Please select a vet service';
const ServiceName = z.enum(VET_SERVICES, CHOOSE);

/** Pending until `autoCompleteAt`, in world time. */
export const VetRequest = z.object({
  id: Id,
  horseId: Id,
  serviceType: ServiceName,
  status: z.enum(['pending', 'completed']),
  price: Coins,
  requestedAt: Instant,
  autoCompleteAt: Instant,
});

export const myVetRequests = call({
  method: 'GET',
  path: '/api/vet/my-requests',
  access: 'player',
  scope: 'horses',
  summary: 'Your requests to the vet, newest first: all, for one horse, or those not done yet',
  query: z.object({
    status: z.enum(['pending', 'completed']).optional(),
    horseId: Id.optional(),
    limit: Limit,
    before: Id.optional(),
  }),
  reply: z.array(VetRequest),
  paged: true,
  refusals: {},
});

export const requestVet = call({
  method: 'POST',
  path: '/api/horses/:id/request-vet',
  access: 'player',
  summary: 'Request a service of the vet for a horse; it is paid now and done in 30 seconds',
  params: OfId,
  body: z.object({ service_type: ServiceName }).transform(({ service_type }) => ({ service: service_type })),
  reply: z.object({ message: z.string(), request: VetRequest, cost: Coins, coins: Coins }),
  refusals: {
    ...OWN_HORSE,
    VET_PENDING: [409, 'The vet is with {name} already, and done in {left}.'],
    WRONG_SEX: [409, '{service} is not for {name}, who is a {sex}.'],
    HORSE_TOO_YOUNG: [409, '{name} is {age} months old; {service} starts at {needs} months.'],
    HORSE_RETIRED: [409, '{name} is retired: no {service} any more.'],
    STILL_VALID: [409, '{service}: what {name} had is valid still.'],
    NOT_ENOUGH_COINS: [409, '{service} for {name} costs {needs} coins; you have {coins}.'],
  },
});

/** An invalid id refuses the whole call. */
export const requestVetForMany = call({
  method: 'POST',
  path: '/api/horses/request-vet',
  access: 'player',
  summary: 'Request a check of several horses from the vet, in this order, until the coins run out',
  body: z.object({
    horseIds: idsOr('Please select the horses for the vet.')
      .max(MOST_VETTED_AT_ONCE, `At most ${MOST_VETTED_AT_ONCE} horses see the vet at once.`)
      .refine((ids) => new Set(ids).size === ids.length, 'Each horse sees the vet once: name it once.'),
    /** No gelding: it is irreversible. */
    service: z.enum(VET_CHECKS, CHOOSE),
  }),
  reply: z.object({
    requests: z.array(VetRequest),
    refusals: z.array(z.object({ horseId: Id, code: z.string(), message: z.string() })),
    cost: Coins,
    coins: Coins,
  }),
  refusals: {},
});
