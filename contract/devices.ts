import { z } from 'zod';
import { LinkToken, INVALID_LINK } from './accounts/recovery.ts';
import { ON_KNOWN_DEVICES } from './accounts/settings.ts';
import { call } from './call.ts';
import { Id, Instant, Limit, OfId, Whole } from './pieces.ts';
import { Code } from './accounts/second-factor.ts';

const NO_DEVICE = { DEVICE_NOT_FOUND: [404, 'There is no such device.'] } as const;

const Paged = { limit: Limit, before: Id.optional() };

export const listDevices = call({
  method: 'GET',
  path: '/api/devices',
  access: 'player',
  summary: 'Devices that signed in to your account, the newest first; on a new device, itself only',
  query: z.object(Paged),
  reply: z.array(
    z.object({
      id: Id,
      /** "Firefox on Linux". */
      name: z.string(),
      isThis: z.boolean(),
      isNew: z.boolean(),
      /** Lies ahead for a new device. */
      knownAt: Instant,
      firstSeenAt: Instant,
      /** Last sign-in. */
      lastSeenAt: Instant,
      waiting: Whole,
      isSignedIn: z.boolean(),
    }),
  ),
  paged: true,
  refusals: {},
});

export const listWaiting = call({
  method: 'GET',
  path: '/api/waiting-calls',
  access: 'player',
  summary: 'What waits from devices that are new to your account, or has ended in the last 30 days',
  query: z.object({ status: z.enum(['waiting', 'ended']).default('waiting'), ...Paged }),
  reply: z.array(
    z.object({
      id: Id,
      /** "Sell Juniper to the market". */
      sentence: z.string(),
      deviceName: z.string(),
      isFromThis: z.boolean(),
      requestedAt: Instant,
      runsAt: Instant,
      status: z.enum(['waiting', 'done', 'refused', 'cancelled']),
      endedAt: Instant.nullable(),
      /** Why it was refused. */
      reason: z.string().nullable(),
    }),
  ),
  paged: true,
  refusals: {},
});

const CALL_ENDED = {
  CALL_ENDED: [409, 'Too late: this is done, refused or cancelled already.'],
} as const;

export const cancelWaiting = call({
  method: 'POST',
  path: '/api/waiting-calls/:id/cancel',
  access: 'player',
  summary: 'Cancel what waits; a new device cancels only its own',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: {
    CALL_NOT_FOUND: [404, 'Nothing like that waits.'],
    ...CALL_ENDED,
  },
});

export const signDeviceOut = call({
  method: 'POST',
  path: '/api/devices/:id/sign-out',
  access: 'player',
  summary: 'Sign a device out; from a new one, also cancel all that waits',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: {
    ...ON_KNOWN_DEVICES,
    ...NO_DEVICE,
    DEVICE_IS_THIS: [409, 'You are on this device. Log out instead.'],
  },
});

export const signOthersOut = call({
  method: 'POST',
  path: '/api/devices/sign-out-others',
  access: 'player',
  summary: 'Sign out every device but this one; from new ones, also cancel all that waits',
  reply: z.object({ message: z.string() }),
  refusals: ON_KNOWN_DEVICES,
});

export const cancelByLink = call({
  method: 'POST',
  path: '/api/waiting-calls/cancel-by-link',
  access: 'visitor',
  summary: 'Cancel what waits by a mailed link, once; or everything from its device, which is signed out',
  body: z.object({ token: LinkToken, everything: z.boolean().default(false) }),
  reply: z.object({ message: z.string() }),
  refusals: {
    ...INVALID_LINK,
    ...CALL_ENDED,
  },
});

export const noticeDevice = call({
  method: 'POST',
  path: '/api/devices/:id/notice',
  access: 'player',
  summary: 'Say that you know of a new device; what waits from it goes on waiting',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: { ...ON_KNOWN_DEVICES, ...NO_DEVICE },
});

export const showDeviceCode = call({
  method: 'POST',
  path: '/api/devices/code',
  access: 'player',
  secret: true,
  summary: 'Show a code that makes a new device known, once, within ten minutes',
  reply: z.object({ code: z.string(), expiresAt: Instant }),
  refusals: ON_KNOWN_DEVICES,
});

export const enterDeviceCode = call({
  method: 'POST',
  path: '/api/devices/enter-code',
  access: 'player',
  summary: 'Make this device known by a code from a known one; what waits from it runs at once',
  body: z.object({
    code: Code,
  }),
  reply: z.object({ message: z.string() }),
  refusals: {
    DEVICE_IS_KNOWN: [409, 'Your stable knows this device already.'],
    WRONG_CODE: [409, 'That is not the code, or it is too old. Show a new one on your other device.'],
  },
});
