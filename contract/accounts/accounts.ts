import { z } from 'zod';
import { asciiEmail } from '../../game/accounts/email.ts';
import { OWN_PASSWORD_PROBLEMS } from '../../game/accounts/own-password.ts';
import { DEFAULT_GUILD } from '../../game/guild-work/guilds.ts';
import { call, COMMON_REFUSALS, type Sentence } from '../call.ts';
import { WORD_REFUSALS } from '../moderation/moderation.ts';
import { GuildName, refineName, upTo, filled } from '../pieces.ts';
import { User } from '../players.ts';

export const SignInReply = z.object({ token: z.string(), user: User });

const LETTERS_ONLY = 'A username has letters, digits, spaces, - and _ only.';

export const Username = z
  .string('Please choose a username.')
  .normalize('NFC')
  .trim()
  .min(3, 'A username has at least 3 characters.')
  .refine(upTo(20), 'A username has at most 20 characters.')
  // Joiners of some scripts (docs/rules/people.md#characters) are letters' parts.
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200b-\u200d _-]*[\p{L}\p{M}\p{N}\u200c\u200d])?$/u, LETTERS_ONLY)
  .superRefine(
    refineName({
      invisible: LETTERS_ONLY,
      stacked: 'A username has at most two marks on a letter.',
      mixed: 'Each word of a username is in one alphabet: do not mix Latin letters with others.',
    }),
  );

const ENTER_EMAIL = 'Please enter your email.';
const NO_EMAIL = 'Please enter a valid email address.';
export const Email = z
  .string(NO_EMAIL)
  .trim()
  .overwrite(asciiEmail)
  .max(254, NO_EMAIL)
  .pipe(z.email(NO_EMAIL));

export const Password = z
  .string('Please choose a password.')
  .min(6, 'Password must be at least 6 characters.')
  .max(200, 'Password must be at most 200 characters.');

export const USERNAME_REFUSALS = {
  USERNAME_TAKEN: [409, 'The username {username} is taken. Please choose another.'],
  USERNAME_TOO_SIMILAR: [
    409,
    'The username {username} looks too much like one that is taken. Please choose another.',
  ],
  USERNAME_RESERVED: [
    409,
    'The username {username} could be mistaken for Fetlock or the people who run it. Please choose another.',
  ],
  ...WORD_REFUSALS,
} as const satisfies Record<string, Sentence>;

export const PASSWORD_REFUSALS = {
  PASSWORD_BLANK: [400, OWN_PASSWORD_PROBLEMS.PASSWORD_BLANK],
  PASSWORD_IS_USERNAME: [400, OWN_PASSWORD_PROBLEMS.PASSWORD_IS_USERNAME],
  PASSWORD_IS_EMAIL: [400, OWN_PASSWORD_PROBLEMS.PASSWORD_IS_EMAIL],
  PASSWORD_COMMON: [400, 'That is one of the 10,000 most common passwords. Please choose another.'],
} as const satisfies Record<string, Sentence>;

export const register = call({
  method: 'POST',
  path: '/api/auth/register',
  access: 'visitor',
  summary: 'Open an account and sign in',
  body: z.object({
    username: Username,
    email: Email,
    password: Password,
    guild: GuildName.default(DEFAULT_GUILD),
  }),
  reply: SignInReply,
  refusals: { ...USERNAME_REFUSALS, ...PASSWORD_REFUSALS },
});

/** When signing in, and when changing an account. */
export const CODE_SENTENCES = {
  CODE_NEEDED: 'Please enter the code from your authenticator app.',
  WRONG_CODE: 'That code is wrong, too old or used already. Please enter a new one.',
} as const;

export const logIn = call({
  method: 'POST',
  path: '/api/auth/login',
  access: 'visitor',
  summary: 'Sign in',
  body: z.object({
    email: z.string(ENTER_EMAIL).trim().min(1, ENTER_EMAIL).max(254),
    password: filled('Please enter your password.').max(200),
    /** From the authenticator app, or a recovery code. */
    code: z.string().trim().max(40).optional(),
  }),
  reply: SignInReply,
  refusals: {
    WRONG_CREDENTIALS: [401, 'Email or password is wrong.'],
    CODE_NEEDED: [401, CODE_SENTENCES.CODE_NEEDED],
    WRONG_CODE: [401, CODE_SENTENCES.WRONG_CODE],
    SUSPENDED: COMMON_REFUSALS.SUSPENDED,
  },
});

export const logOut = call({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'player',
  summary: 'Sign out: the token stops working at once',
  reply: z.object({ message: z.string() }),
  refusals: {},
});

export const keepGuest = call({
  method: 'POST',
  path: '/api/guest/keep',
  access: 'player',
  summary: 'A guest chooses name, email and password, and keeps horse, results and coins',
  body: z.object({ username: Username, email: Email, password: Password }),
  /** In place of the guest's token, which ends. */
  reply: SignInReply,
  secret: true,
  refusals: {
    ...USERNAME_REFUSALS,
    ...PASSWORD_REFUSALS,
    KEPT_BEFORE: [409, 'This stable has a name and a password already.'],
  },
});
