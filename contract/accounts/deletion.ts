import { z } from 'zod';
import { call, type Sentence } from '../call.ts';
import { Instant } from '../pieces.ts';
import { CODE_IF_ON, CodeIfOn } from './second-factor.ts';
import { CurrentPassword, ON_KNOWN_DEVICES, WRONG_PASSWORD } from './settings.ts';

/** For calls that begin something that outlasts the account, such as a subscription. */
export const LEAVING_REFUSALS = {
  ACCOUNT_LEAVING: [
    409,
    'You are about to leave on {date}, so premium is not renewed. Please choose to stay first.',
  ],
} as const satisfies Record<string, Sentence>;

/** For calls to the directory of realms. */
export const DIRECTORY_REFUSALS = {
  DIRECTORY_AWAY: [503, 'The list of realms cannot be reached right now. Please try again in a moment.'],
} as const satisfies Record<string, Sentence>;

export const requestDeletion = call({
  method: 'POST',
  path: '/api/account/deletion',
  access: 'player',
  summary: 'Have your account deleted in 14 days; ends all other sessions',
  body: z.object({
    currentPassword: CurrentPassword,
    code: CodeIfOn,
  }),
  reply: z.object({ message: z.string(), deletesAt: Instant }),
  refusals: {
    ...WRONG_PASSWORD,
    ...ON_KNOWN_DEVICES,
    ...CODE_IF_ON,
    ...DIRECTORY_REFUSALS,
    DELETION_REQUESTED: [409, 'Your account will be deleted on {date} already.'],
    STABLES_ELSEWHERE: [
      409,
      'You have a stable in {realms}, which you could no longer get into. Please delete it there first.',
    ],
  },
});

export const cancelDeletion = call({
  method: 'POST',
  path: '/api/account/deletion/cancel',
  access: 'player',
  summary: 'Cancel the deletion of your account',
  reply: z.object({ message: z.string() }),
  refusals: { NO_DELETION: [409, 'Nobody has asked to delete your account.'] },
});
