import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { isAppCode, readCode } from '../../../game/accounts/second-factor.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import { mailOwner } from '../owner-mail.ts';
import { renewCodes, spendRecoveryCode } from './recovery-codes.ts';
import { codeUsedMail, newCodesMail, twoFactorOffMail, twoFactorOnMail } from './second-factor-mails.ts';
import {
  countCodes,
  deleteSecondFactor,
  findSecondFactor,
  turnOn,
  upsertSecret,
  useStep,
  type SecondFactorRow,
} from './second-factor-queries.ts';

const SECRET_BYTES = 20;
const SALT_BYTES = 16;

/** How many thirty-second steps a phone's clock may be off. */
const WINDOW = 1;

export type WrongCode = Refusal<'WRONG_CODE'>;

/** By the machine's clock, as phones have it. */
const totpOf = (secret: Buffer, label = '') =>
  new TOTP({ issuer: 'Fetlock', label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

const isOn = (factor: SecondFactorRow | undefined): factor is SecondFactorRow =>
  factor !== undefined && factor.onSince !== null;

/** A code works once; afterwards earlier codes no longer work. */
async function spendAppCode(
  tx: Tx,
  accountId: string,
  { secret }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  // The library compares bytes, and throws if there are more than it expects.
  if (!isAppCode(code)) return false;
  const timestamp = Date.now();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  return (await useStep.run(tx, { accountId, step: totp.counter({ timestamp }) + delta })) > 0;
}

async function spendCode(
  tx: Tx,
  now: Date,
  accountId: string,
  factor: SecondFactorRow,
  typed: string,
): Promise<WrongCode | undefined> {
  const code = readCode(typed);
  if (isAppCode(code))
    return (await spendAppCode(tx, accountId, factor, code)) ? undefined : refuse('WRONG_CODE');
  if (!(await spendRecoveryCode(tx, accountId, factor, code))) return refuse('WRONG_CODE');
  const left = (await countCodes.first(tx, { accountId }))?.left ?? 0;
  await mailOwner(tx, now, accountId, codeUsedMail(left));
  return undefined;
}

/** The second step of signing in. The account must be locked. */
export async function passSecondFactor(
  tx: Tx,
  now: Date,
  accountId: string,
  typed: string | undefined,
): Promise<WrongCode | Refusal<'CODE_NEEDED'> | undefined> {
  const factor = await findSecondFactor.first(tx, { accountId });
  if (!isOn(factor)) return undefined;
  return typed === undefined || typed === ''
    ? refuse('CODE_NEEDED')
    : spendCode(tx, now, accountId, factor, typed);
}

interface Begun {
  readonly setupKey: string;
  readonly address: string;
  readonly qr: string;
}

/** Replaces a secret that no code has confirmed. The account must be locked. */
export async function beginTwoFactor(
  tx: Tx,
  accountId: string,
  username: string,
): Promise<Begun | Refusal<'TWO_FACTOR_ON'>> {
  if (isOn(await findSecondFactor.first(tx, { accountId }))) return refuse('TWO_FACTOR_ON');
  const secret = randomBytes(SECRET_BYTES);
  await upsertSecret.run(tx, { accountId, secret, salt: randomBytes(SALT_BYTES) });
  const totp = totpOf(secret, username);
  const address = totp.toString();
  return {
    setupKey: totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 '),
    address,
    qr: renderSVG(address, { border: 2 }),
  };
}

/** The account must be locked. */
export async function turnTwoFactorOn(
  tx: Tx,
  now: Date,
  accountId: string,
  typed: string,
): Promise<readonly string[] | WrongCode | Refusal<'TWO_FACTOR_ON' | 'NOT_BEGUN'>> {
  const factor = await findSecondFactor.first(tx, { accountId });
  if (!factor) return refuse('NOT_BEGUN');
  if (isOn(factor)) return refuse('TWO_FACTOR_ON');
  if (!(await spendAppCode(tx, accountId, factor, readCode(typed)))) return refuse('WRONG_CODE');
  await turnOn.run(tx, { accountId, now });
  const codes = await renewCodes(tx, accountId, factor);
  await mailOwner(tx, now, accountId, twoFactorOnMail);
  publish(tx, accountId, { topics: ['user'] });
  return codes;
}

/** The account must be locked. */
async function findWithCode(
  tx: Tx,
  now: Date,
  accountId: string,
  typed: string,
): Promise<SecondFactorRow | WrongCode | Refusal<'TWO_FACTOR_OFF'>> {
  const factor = await findSecondFactor.first(tx, { accountId });
  if (!isOn(factor)) return refuse('TWO_FACTOR_OFF');
  return (await spendCode(tx, now, accountId, factor, typed)) ?? factor;
}

export async function turnTwoFactorOff(
  tx: Tx,
  now: Date,
  accountId: string,
  typed: string,
): Promise<WrongCode | Refusal<'TWO_FACTOR_OFF'> | undefined> {
  const factor = await findWithCode(tx, now, accountId, typed);
  if (isRefusal(factor)) return factor;
  await deleteSecondFactor.run(tx, { accountId });
  await mailOwner(tx, now, accountId, twoFactorOffMail);
  publish(tx, accountId, { topics: ['user'] });
  return undefined;
}

export async function renewRecoveryCodes(
  tx: Tx,
  now: Date,
  accountId: string,
  typed: string,
): Promise<readonly string[] | WrongCode | Refusal<'TWO_FACTOR_OFF'>> {
  const factor = await findWithCode(tx, now, accountId, typed);
  if (isRefusal(factor)) return factor;
  const codes = await renewCodes(tx, accountId, factor);
  await mailOwner(tx, now, accountId, newCodesMail);
  publish(tx, accountId, { topics: ['user'] });
  return codes;
}

interface TwoFactor {
  readonly isOn: boolean;
  readonly codesLeft: number;
}

export async function readTwoFactor(db: Db, accountId: string): Promise<TwoFactor> {
  const factor = await findSecondFactor.first(db, { accountId });
  if (!isOn(factor)) return { isOn: false, codesLeft: 0 };
  return { isOn: true, codesLeft: (await countCodes.first(db, { accountId }))?.left ?? 0 };
}
