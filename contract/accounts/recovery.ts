import { z } from 'zod';
import { call } from '../call.ts';
import { Email, Password, PASSWORD_REFUSALS } from './accounts.ts';
import { filled } from '../pieces.ts';

const Done = z.object({ message: z.string() });

export const INVALID_LINK = { INVALID_LINK: [400, 'This link is too old or was used already.'] } as const;

const EMAIL_TAKEN = { EMAIL_TAKEN: [409, 'This address belongs to another stable by now.'] } as const;

/** From a mailed link. */
export const LinkToken = filled('This link is not complete.').max(200);

const NO_RESET_LINK = 'Invalid reset link. Please request a new password reset.';

export const forgotUsername = call({
  method: 'POST',
  path: '/api/auth/forgot-username',
  access: 'visitor',
  summary: 'Mail the username to its owner; the reply is the same for every address',
  body: z.object({ email: Email }),
  reply: Done,
  refusals: {},
});

export const forgotPassword = call({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'visitor',
  summary: 'Mail a link that sets a new password; the reply is the same for every address',
  body: z.object({ email: Email }),
  reply: Done,
  refusals: {},
});

export const resetPassword = call({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'visitor',
  summary: 'Set a new password by a mailed link, once, within 30 minutes; ends all sessions',
  body: z.object({ token: z.string(NO_RESET_LINK).min(1, NO_RESET_LINK).max(200), newPassword: Password }),
  reply: Done,
  refusals: {
    INVALID_LINK: [400, NO_RESET_LINK],
    ...PASSWORD_REFUSALS,
  },
});

export const confirmEmail = call({
  method: 'POST',
  path: '/api/account/confirm-email',
  access: 'visitor',
  summary: 'Confirm an email address by a mailed link',
  body: z.object({ token: LinkToken }),
  reply: z.object({ message: z.string(), username: z.string(), email: z.string() }),
  refusals: {
    INVALID_LINK: [400, 'This link is too old or was used already. Ask for a new one on your Account page.'],
    ...EMAIL_TAKEN,
  },
});

export const undoEmailChange = call({
  method: 'POST',
  path: '/api/account/undo-email',
  access: 'visitor',
  summary: 'Undo a change of email by a link mailed to the old address; ends all sessions',
  body: z.object({ token: LinkToken }),
  reply: z.object({ message: z.string(), email: z.string() }),
  refusals: {
    ...INVALID_LINK,
    ...EMAIL_TAKEN,
  },
});
