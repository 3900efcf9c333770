import { z } from 'zod';
import { call } from '../call.ts';
import { CODE_SENTENCES } from './accounts.ts';
import { CurrentPassword, ON_KNOWN_DEVICES, WRONG_PASSWORD } from './settings.ts';

const ENTER_CODE = 'Please enter the code.';
const TOO_LONG = 'That is too long for a code.';
export const Code = z.string(ENTER_CODE).trim().min(1, ENTER_CODE).max(40, TOO_LONG);

const WRONG_CODE = { WRONG_CODE: [403, CODE_SENTENCES.WRONG_CODE] } as const;

/** From the authenticator app, or a recovery code: required if two-factor is on. */
export const CodeIfOn = z.string().trim().max(40, TOO_LONG).optional();

export const CODE_IF_ON = {
  CODE_NEEDED: [403, CODE_SENTENCES.CODE_NEEDED],
  ...WRONG_CODE,
} as const;

const IS_OFF = { TWO_FACTOR_OFF: [409, 'Two-factor is off.'] } as const;
const IS_ON = { TWO_FACTOR_ON: [409, 'Two-factor is on already.'] } as const;

/** Each works once. The server shows them this once. */
const RecoveryCodes = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) });

export const beginTwoFactor = call({
  method: 'POST',
  path: '/api/account/two-factor/begin',
  access: 'player',
  secret: true,
  summary: 'Make a secret for an authenticator app; nothing changes until a code turns two-factor on',
  body: z.object({ currentPassword: CurrentPassword }),
  reply: z.object({
    /** Groups of four letters, for typing. */
    setupKey: z.string(),
    /** `otpauth://…` */
    address: z.string(),
    /** An SVG picture of the address. */
    qr: z.string(),
  }),
  refusals: {
    ...WRONG_PASSWORD,
    ...ON_KNOWN_DEVICES,
    ...IS_ON,
    EMAIL_NOT_CONFIRMED: [403, 'Please confirm your email first. We have mailed you a link.'],
  },
});

export const turnTwoFactorOn = call({
  method: 'POST',
  path: '/api/account/two-factor/turn-on',
  access: 'player',
  secret: true,
  summary: 'Turn two-factor on with a code from the app; shows the recovery codes',
  body: z.object({ code: Code }),
  reply: RecoveryCodes,
  refusals: {
    ...WRONG_CODE,
    ...ON_KNOWN_DEVICES,
    ...IS_ON,
    NOT_BEGUN: [409, 'Please scan a new picture first.'],
  },
});

export const turnTwoFactorOff = call({
  method: 'POST',
  path: '/api/account/two-factor/turn-off',
  access: 'player',
  summary: 'Turn two-factor off with the password and a code',
  body: z.object({ currentPassword: CurrentPassword, code: Code }),
  reply: z.object({ message: z.string() }),
  refusals: { ...WRONG_PASSWORD, ...WRONG_CODE, ...ON_KNOWN_DEVICES, ...IS_OFF },
});

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  access: 'player',
  secret: true,
  summary: 'Make new recovery codes; the old ones stop working',
  body: z.object({ currentPassword: CurrentPassword, code: Code }),
  reply: RecoveryCodes,
  refusals: { ...WRONG_PASSWORD, ...WRONG_CODE, ...ON_KNOWN_DEVICES, ...IS_OFF },
});
