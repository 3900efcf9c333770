import { z } from 'zod';
import { DEFAULT_GUILD } from '../game/guild-work/guilds.ts';
import { SignInReply, Username, USERNAME_REFUSALS } from './accounts/accounts.ts';
import { DIRECTORY_REFUSALS } from './accounts/deletion.ts';
import { ON_KNOWN_DEVICES } from './accounts/settings.ts';
import { call, COMMON_REFUSALS } from './call.ts';
import { GuildName, Instant } from './pieces.ts';

/* Served only with a directory of realms (decision 82). */

const Slug = z
  .string('Please name a realm.')
  .regex(/^[a-z0-9-]{1,30}$/, 'A realm is named by small letters, digits and hyphens.');

const Token = z.string('The token is missing.').regex(/^[\w-]{43}$/, 'That token is not complete.');

export const listRealms = call({
  method: 'GET',
  path: '/api/realms',
  access: 'player',
  summary: 'The realms, and your stables in them',
  reply: z.object({
    realms: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        address: z.string(),
        isHere: z.boolean(),
        /** Where you sign in. */
        isHome: z.boolean(),
        /** Accepts new stables. */
        isOpen: z.boolean(),
        /** Your username there; null if you have no stable there. */
        stable: z.string().nullable(),
      }),
    ),
  }),
  refusals: DIRECTORY_REFUSALS,
});

export const realmsForVisitors = call({
  method: 'GET',
  path: '/api/public/realms',
  access: 'visitor',
  summary: 'The realms, for visitors who do not know which is theirs',
  reply: z.object({
    realms: z.array(z.object({ name: z.string(), address: z.string(), isHere: z.boolean() })),
  }),
  refusals: DIRECTORY_REFUSALS,
});

export const goToRealm = call({
  method: 'POST',
  path: '/api/realms/:slug/go',
  access: 'player',
  summary: 'An address that signs you in to another realm, once, for a minute',
  params: z.object({ slug: Slug }),
  secret: true,
  reply: z.object({ address: z.string() }),
  refusals: {
    ...DIRECTORY_REFUSALS,
    ...ON_KNOWN_DEVICES,
    REALM_NOT_FOUND: [404, 'There is no such realm.'],
    REALM_HERE: [409, 'You are there already.'],
    REALM_CLOSED: [409, '{realm} takes no new stables right now.'],
    SIGNS_IN_ELSEWHERE: [403, 'You sign in at {home}. Please go on from there.'],
    EMAIL_NOT_CONFIRMED: [403, 'Please confirm your email first: it goes with you.'],
  },
});

export const arriveInRealm = call({
  method: 'POST',
  path: '/api/auth/arrive',
  access: 'visitor',
  summary: 'Sign in to this realm with what another realm gave you',
  body: z.object({
    token: Token,
    /** Name of the new stable; required from a player who has none here. */
    username: Username.optional(),
    guild: GuildName.default(DEFAULT_GUILD),
  }),
  secret: true,
  reply: z.object({
    signedIn: SignInReply.nullable(),
    /** You have no stable here: send this with a username within 15 minutes. */
    starting: z.object({ token: z.string(), realm: z.string() }).nullable(),
  }),
  refusals: {
    ...DIRECTORY_REFUSALS,
    ...USERNAME_REFUSALS,
    HANDOVER_OVER: [409, 'This way in was used already, or is too old. Please go back and come again.'],
    REALM_CLOSED: [409, '{realm} takes no new stables right now.'],
    SUSPENDED: COMMON_REFUSALS.SUSPENDED,
  },
});

export const leaveRealm = call({
  method: 'POST',
  path: '/api/realms/leave',
  access: 'player',
  summary: 'Have your stable in this realm deleted in 14 days; your others stay',
  body: z.object({ username: z.string('Please type your username.').trim().max(100) }),
  reply: z.object({ message: z.string(), deletesAt: Instant }),
  refusals: {
    ...ON_KNOWN_DEVICES,
    SIGNS_IN_HERE: [409, 'You sign in here. Please delete your account on the account page.'],
    NOT_YOUR_USERNAME: [409, 'That is not your username here.'],
    DELETION_REQUESTED: [409, 'Your stable will be deleted on {date} already.'],
  },
});
