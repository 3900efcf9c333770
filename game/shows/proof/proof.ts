import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { rngFrom, type Rng } from '../../rng.ts';
import { finish } from '../../steps.ts';
import { luckAt } from '../running/scoring.ts';

/**
 * The seed follows from a secret and the show's id; its hash is public before entries open; each entrant adds 16
 * random bytes. Messages are lines, for any HMAC tool.
 */

export interface ProofEntry {
  readonly horseId: string;
  /** 32 hex digits. */
  readonly entropy: string;
}

/** 32 bytes: HMAC-SHA-256 under the world's secret of "show", newline, show id. */
export function showSeed(secret: Uint8Array, showId: string): Uint8Array {
  return hmac(sha256, secret, lines('show', showId));
}

/** 64 hex digits. */
export function seedHash(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

/**
 * SHA-256, 64 hex digits, of sorted lines "horse entropy". Not entry ids: the server creates them knowing the entropy
 * and could choose.
 */
export function entriesHash(entries: readonly ProofEntry[]): string {
  return finish(entriesHashInSteps(entries));
}

const LINES_AT_ONCE = 500;

/** `entriesHash` for very many entries: may be paused after each step. */
export function* entriesHashInSteps(entries: readonly ProofEntry[]): Generator<void, string> {
  const rows = entries.map(({ horseId, entropy }) => `${horseId} ${entropy}`).toSorted(byCodeUnit);
  yield;
  const hash = sha256.create();
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    if (from > 0) hash.update(utf8ToBytes('\n'));
    hash.update(lines(...rows.slice(from, from + LINES_AT_ONCE)));
    yield;
  }
  return bytesToHex(hash.digest());
}

/** Each draw has its own label. */
export interface ShowDraws {
  /** Uniform millionths, -40,000 to 40,000. */
  luckOf(horseId: string): number;
  /** Heat 1 is the strongest. */
  houseRng(heat: number): Rng;
}

/** HMAC-SHA-256 under the seed of label, subject, entries' hash. */
export function showDraws(seed: Uint8Array, hashOfEntries: string): ShowDraws {
  // Reusing the key halves the work.
  const keyed = hmac.create(sha256, seed);
  const draw = (label: string, subject: string): Uint8Array =>
    keyed
      .clone()
      .update(lines(label, subject, hashOfEntries))
      .digest();
  return {
    luckOf: (horseId) => luckFrom(draw('luck', horseId)),
    houseRng: (heat) => rngFrom(draw('house', String(heat))),
  };
}

/** Modulo bias below one in 10^9. */
function luckFrom(digest: Uint8Array): number {
  const view = new DataView(digest.buffer, digest.byteOffset);
  const uniform = (view.getUint32(0) * 0x10000 + view.getUint16(4)) / 0x1000000000000;
  return luckAt(uniform);
}

export function lines(...parts: readonly string[]): Uint8Array {
  return utf8ToBytes(parts.join('\n'));
}

/** Locale order differs between machines. */
export function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
