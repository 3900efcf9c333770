import { Secret, TOTP } from 'otpauth';
import { Memory } from './memory.ts';

export interface Bot {
  readonly name: string;
  readonly isOperator: boolean;
  readonly memory: Memory;
  /** The last reply of each call. */
  readonly replies: Map<string, unknown>;
  username: string;
  email: string;
  password: string;
  /** Empty while signed out. */
  token: string;
  /** The browser's cookie, by which the server knows the device. */
  cookie: string;
  /** Mails before this one are read. */
  mailsRead: number;
  /** Calls to make first, in order. */
  readonly begins: string[];
  /** Asked for its account to be deleted, which takes its answers along. */
  isLeaving: boolean;
  /** Refusals one after the other that only a new account mends. */
  stuck: number;
}

export const PASSWORDS = ['bran mash 7 rosa', 'oat straw 9 iris'] as const;

const BEGINS = [
  'PUT /api/kindness/birth-year',
  'GET /api/auth/me',
  'POST /api/account/confirm-email',
  'GET /api/store/offers',
  'POST /api/store/purchase',
  'POST /api/inventory/buy-feed',
  'POST /api/store/purchase',
  'GET /api/horses',
  'POST /api/horses/:id/use-feed',
  'GET /api/shows',
  'POST /api/shows/:id/enter',
] as const;

let bots = 0;

export function newBot(isOperator = false, email?: string): Bot {
  const nth = ++bots;
  return {
    name: `bot ${nth}`,
    isOperator,
    memory: new Memory(),
    replies: new Map(),
    username: `Rider ${nth}`,
    email: email ?? `rider${nth}@example.org`,
    password: PASSWORDS[0],
    token: '',
    cookie: '',
    mailsRead: 0,
    begins: [...BEGINS],
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
