import { z } from 'zod';
import { CurrentPassword, WRONG_PASSWORD } from './accounts/settings.ts';
import { call } from './call.ts';
import { Instant } from './pieces.ts';

const OwnData = z.object({
  at: Instant,
  /** Rows by kind: "horses", "letters received". */
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export const exportOwnData = call({
  method: 'GET',
  path: '/api/account/export',
  access: 'player',
  summary: 'Everything that the game stores about you',
  reply: OwnData,
  refusals: {
    PASSWORD_NEEDED: [
      403,
      'This device is new to your stable. Please enter your password to download your data.',
    ],
  },
});

export const exportWithPassword = call({
  method: 'POST',
  path: '/api/account/export',
  access: 'player',
  summary: 'Everything that the game stores about you, on a device that is new to your account',
  body: z.object({ currentPassword: CurrentPassword }),
  reply: OwnData,
  secret: true,
  refusals: WRONG_PASSWORD,
});
