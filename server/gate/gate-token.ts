import { createHmac, timingSafeEqual } from 'node:crypto';
import { stringify } from 'uuid';
import { HOUR, REAL_MS_PER_DAY } from '../../game/game-time.ts';

/* A gate is not stored: its token has all that draws it, and cannot be forged (decision 138). */

export interface Gate {
  /** 16 random bytes. */
  readonly bytes: Buffer;
  /** Of the calendar, UTC, from 1970. */
  readonly day: number;
  /** The house stallion to whom the third horse is in foal, if she is. */
  readonly sireId: string | null;
}

const BYTES = 16;
const DAY_BYTES = 4;
const SIRE_BYTES = 16;
const SEAL_BYTES = 16;

export const gateDay = (now: Date): number => Math.floor(now.getTime() / REAL_MS_PER_DAY);

function partsOf({ bytes, day, sireId }: Gate): Buffer {
  const parts = Buffer.alloc(BYTES + DAY_BYTES);
  parts.set(bytes);
  parts.writeUInt32BE(day, BYTES);
  return sireId === null ? parts : Buffer.concat([parts, Buffer.from(sireId.replaceAll('-', ''), 'hex')]);
}

const sign = (secret: Uint8Array, what: string, parts: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(what).update(parts).digest();

const sealOf = (secret: Uint8Array, parts: Uint8Array) =>
  sign(secret, 'gate seal', parts).subarray(0, SEAL_BYTES);

/** For `drawGate`: who has the token cannot compute it, or the alleles would be known. */
export const gateSeed = (secret: Uint8Array, gate: Gate): Uint8Array =>
  sign(secret, 'gate horses', partsOf(gate));

/**
 * What a network sees that drew too many gates: the same for an hour. Its token is given to nobody, so nobody can take
 * a horse from it.
 */
export const gateOfNetwork = (secret: Uint8Array, now: Date, network: string): Gate => ({
  bytes: sign(
    secret,
    'gate of a network',
    Buffer.from(`${Math.floor(now.getTime() / HOUR)} ${network}`),
  ).subarray(0, BYTES),
  day: gateDay(now),
  sireId: null,
});

export function gateToken(secret: Uint8Array, gate: Gate): string {
  const parts = partsOf(gate);
  return Buffer.concat([parts, sealOf(secret, parts)]).toString('base64url');
}

/** Undefined if the token was not made here. */
export function readGateToken(secret: Uint8Array, token: string): Gate | undefined {
  const all = Buffer.from(token, 'base64url');
  const length = all.length - SEAL_BYTES;
  if (length !== BYTES + DAY_BYTES && length !== BYTES + DAY_BYTES + SIRE_BYTES) return undefined;
  const parts = all.subarray(0, length);
  if (!timingSafeEqual(all.subarray(length), sealOf(secret, parts))) return undefined;
  const sire = parts.subarray(BYTES + DAY_BYTES);
  return {
    bytes: parts.subarray(0, BYTES),
    day: parts.readUInt32BE(BYTES),
    sireId: sire.length === 0 ? null : stringify(sire),
  };
}
