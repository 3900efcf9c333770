import { Secret, TOTP } from 'otpauth';
import type { CallInput } from './requests.ts';
import { Memory } from './memory.ts';
import type { Rider } from './seeded-world.ts';

export interface Session {
  /** Empty while signed out. */
  readonly token: string;
  /** The browser's cookie, by which the server knows the device. */
  readonly cookie: string;
}

export interface Bot {
  readonly name: string;
  readonly isOperator: boolean;
  readonly memory: Memory;
  /** The last reply of each call. */
  readonly replies: Map<string, unknown>;
  /** The last input of each call. */
  readonly inputs: Map<string, CallInput>;
  username: string;
  email: string;
  password: string;
  session: Session;
  /** Session on its other device. */
  otherSession: Session;
  /** Old and new addresses, whose mails it reads. */
  readonly addresses: Set<string>;
  /** Earlier mails have been read. */
  mailsRead: number;
  hasAccount: boolean;
  /** It begins as a guest and keeps what it has when a call asks for it. */
  readonly comesByGate: boolean;
  /** Calls to make first, in order. */
  readonly begins: string[];
  /** How often it began each opening. */
  readonly opened: Map<readonly string[], number>;
  /** How often it repeated a call after a refusal, by code. */
  readonly retries: Map<string, number>;
  /** Its stable existed before the storm. */
  readonly isRider: boolean;
  /** It has requested the deletion of its account, which also deletes its answers. */
  isLeaving: boolean;
  /** Refusals in a row that only a new account resolves. */
  stuck: number;
}

export const NO_SESSION: Session = { token: '', cookie: '' };

export const PASSWORDS = ['bran mash 7 rosa', 'oat straw 9 iris'] as const;

const BEGINS = [
  'PUT /api/moderation/birth-year',
  'GET /api/auth/me',
  'POST /api/account/email/resend',
  'POST /api/account/confirm-email',
  'GET /api/gate',
  'POST /api/gate/take',
  'GET /api/store/offers',
  'POST /api/store/purchase',
  'POST /api/inventory/buy-feed',
  'POST /api/store/purchase',
  'GET /api/horses',
  'POST /api/horses/:id/use-feed',
  'GET /api/shows',
  'POST /api/shows/:id/enter',
] as const;

const BEGINS_OF_GUESTS = [
  'GET /api/auth/me',
  'GET /api/horses',
  'POST /api/inventory/buy-feed',
  'POST /api/horses/:id/use-feed',
  'GET /api/shows/next',
  'POST /api/shows/enter-each',
  'PUT /api/moderation/birth-year',
  'POST /api/account/email/resend',
  'POST /api/account/confirm-email',
  'POST /api/store/purchase',
] as const;

const BEGINS_OF_RIDERS = ['GET /api/auth/me', 'PUT /api/moderation/birth-year', 'GET /api/horses'] as const;

let bots = 0;

interface BotWishes {
  readonly isOperator?: boolean;
  readonly email?: string;
  /** Seeded player whose account the bot uses instead of registering. */
  readonly rider?: Rider | undefined;
}

export function newBot({ isOperator = false, email: wanted, rider }: BotWishes = {}): Bot {
  const number = ++bots;
  const comesByGate = !isOperator && !rider && number % 2 === 1;
  const email = rider?.email ?? wanted ?? `rider${number}@example.org`;
  return {
    name: `bot ${number}`,
    isOperator,
    memory: new Memory(),
    replies: new Map(),
    inputs: new Map(),
    username: `Rider ${number}`,
    email,
    password: rider?.password ?? PASSWORDS[0],
    session: NO_SESSION,
    otherSession: NO_SESSION,
    addresses: new Set([email]),
    mailsRead: 0,
    hasAccount: rider !== undefined,
    comesByGate,
    begins: rider ? [...BEGINS_OF_RIDERS] : comesByGate ? [...BEGINS_OF_GUESTS] : [...BEGINS],
    opened: new Map(),
    retries: new Map(),
    isRider: rider !== undefined,
    isLeaving: false,
    stuck: 0,
  };
}

/** Six digits of the bot's authenticator; undefined without one. */
export function codeOf({ memory }: Bot, now: number): string | undefined {
  const key = memory.all('setup key').at(-1)?.['value'];
  if (typeof key !== 'string') return undefined;
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: now });
}
