import { z } from 'zod';
import { call, type Sentence } from '../call.ts';
import { SHOWN_TEXT_REFUSALS } from '../moderation/moderation.ts';
import { Instant, Whole, filled } from '../pieces.ts';
import { Email, Password, PASSWORD_REFUSALS, Username, USERNAME_REFUSALS } from './accounts.ts';

/** For changes that a thief on a new device must not make. */
export const ON_KNOWN_DEVICES = {
  DEVICE_IS_NEW: [403, 'This device is new to your stable. Do this on a device that your stable knows.'],
} as const satisfies Record<string, Sentence>;

/** Also used when the account has no password (decision 82). */
export const WRONG_PASSWORD = {
  WRONG_PASSWORD: [403, 'Your current password is not right.'],
  SIGNS_IN_ELSEWHERE: [403, 'You sign in at {home}. Please do this there.'],
} as const satisfies Record<string, Sentence>;

export const CurrentPassword = filled('Please enter your current password.').max(200);

const Done = z.object({ message: z.string() });

export const showAccount = call({
  method: 'GET',
  path: '/api/account',
  access: 'player',
  summary: 'The settings of your account',
  reply: z.object({
    username: z.string(),
    usernameLastChanged: Instant.nullable(),
    /** Null if it may be changed now. */
    usernameUnlocksAt: Instant.nullable(),
    email: z.string(),
    emailConfirmed: z.boolean(),
    /** There are other realms (decision 82). */
    hasRealms: z.boolean(),
    /** The realm where you sign in; null if that is here. */
    home: z.object({ name: z.string(), address: z.string() }).nullable(),
    /** A new address that waits for its confirmation. */
    newEmail: z.string().nullable(),
    twoFactor: z.boolean(),
    recoveryCodesLeft: Whole,
    /** Visitors see no page of this stable. */
    isPrivate: z.boolean(),
    /** When the account is deleted; null if no deletion was requested. */
    deletesAt: Instant.nullable(),
  }),
  refusals: {},
});

export const changeUsername = call({
  method: 'PATCH',
  path: '/api/account/username',
  access: 'player',
  summary: 'Change your username, once in six months',
  body: z.object({ username: Username }),
  reply: Done.extend({ usernameUnlocksAt: Instant }),
  refusals: {
    ...USERNAME_REFUSALS,
    ...SHOWN_TEXT_REFUSALS,
    ...ON_KNOWN_DEVICES,
    USERNAME_LOCKED: [409, 'You can change your username again on {date}.'],
    USERNAME_SAME: [409, 'That is your username already.'],
  },
});

export const changePassword = call({
  method: 'PATCH',
  path: '/api/account/password',
  access: 'player',
  summary: 'Change your password; ends all other sessions',
  body: z.object({ currentPassword: CurrentPassword, newPassword: Password }),
  reply: Done,
  refusals: { ...WRONG_PASSWORD, ...ON_KNOWN_DEVICES, ...PASSWORD_REFUSALS },
});

export const changeEmail = call({
  method: 'PATCH',
  path: '/api/account/email',
  access: 'player',
  summary: 'Change your email: takes effect when the new address confirms it',
  body: z.object({ email: Email, currentPassword: CurrentPassword }),
  reply: Done,
  refusals: {
    ...WRONG_PASSWORD,
    ...ON_KNOWN_DEVICES,
    EMAIL_SAME: [409, 'That is your email already.'],
  },
});

export const cancelEmailChange = call({
  method: 'POST',
  path: '/api/account/email/cancel',
  access: 'player',
  summary: 'Cancel the change of your email',
  reply: Done,
  refusals: { NO_NEW_EMAIL: [409, 'No new email waits for its confirmation.'], ...ON_KNOWN_DEVICES },
});

export const resendConfirmation = call({
  method: 'POST',
  path: '/api/account/email/resend',
  access: 'player',
  summary: 'Mail another link that confirms your email',
  reply: Done,
  refusals: { EMAIL_CONFIRMED: [409, 'Your email is confirmed already.'] },
});
