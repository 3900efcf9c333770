import { z } from 'zod';
import { call } from './call.ts';
import { Id, Instant, OfId } from './pieces.ts';

const Devices = z.object({
  /** For `PushManager.subscribe` (VAPID). */
  publicKey: z.string(),
  /** On a new device, itself only. */
  devices: z.array(
    z.object({
      id: Id,
      /** "Firefox on Linux". */
      name: z.string(),
      since: Instant,
      /** SHA-256 of the endpoint, by which the browser recognises itself. */
      mark: z.string(),
    }),
  ),
});

export const listPushDevices = call({
  method: 'GET',
  path: '/api/push',
  access: 'player',
  summary: 'The devices that show notifications of yours',
  reply: Devices,
  refusals: {},
});

/** 65 and 16 bytes. */
const key = (letters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${letters}}=?=?$`), 'That is not a key of a push service.');

export const turnPushOn = call({
  method: 'PUT',
  path: '/api/push',
  access: 'player',
  summary: 'Show notifications on this device, until it logs out',
  body: z.object({
    endpoint: z.string().max(1_000, 'That is not the address of a push service.'),
    keys: z.object({ p256dh: key(87), auth: key(22) }),
  }),
  reply: Devices,
  refusals: {
    PUSH_SERVICE_UNKNOWN: [
      400,
      'Your browser sends notifications through a service that Fetlock does not know, so they stay off.',
    ],
    NOT_A_PUSH_KEY: [400, 'Your browser sent a key that does not fit. Please try again.'],
  },
});

export const turnPushOff = call({
  method: 'DELETE',
  path: '/api/push/:id',
  access: 'player',
  summary: 'Show no notifications on a device any more',
  params: OfId,
  reply: Devices,
  refusals: { NOT_SUBSCRIBED: [404, 'This device shows no notifications of yours.'] },
});
