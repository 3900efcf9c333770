import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { rngFrom } from '../../rng.ts';
import type { Rng } from '../../rng.ts';
import { LUCK_MAX } from '../running/scoring.ts';

/**
 * Why a result cannot have been chosen: the seed of a show is fixed by one secret and the show's id, and
 * its hash is public before anyone enters; luck also depends on all entries, to which every entrant may
 * add 16 random bytes. Messages are lines of text, so that anybody can recompute them with any HMAC.
 */

/** An entry as it counts for the draw. */
export interface ProofEntry {
  readonly horseId: string;
  /** 32 hex digits. */
  readonly entropy: string;
}

/** HMAC-SHA-256 under the world's secret of "show", newline, the show's id: 32 bytes. */
export function showSeed(secret: Uint8Array, showId: string): Uint8Array {
  return hmac(sha256, secret, lines('show', showId));
}

/** SHA-256 of the seed as 64 hex digits: stands with the show from the start. */
export function seedHash(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

/**
 * SHA-256, 64 hex digits, of the closed entry list: a line "horse entropy" for each, sorted by code unit, so that the
 * order in which they are handed in does not matter. A horse starts once in a show. Ids of entries are not in it: the
 * server makes them when it has the bytes, and could choose by them.
 */
export function entriesHash(entries: readonly ProofEntry[]): string {
  const rows = entries.map(({ horseId, entropy }) => `${horseId} ${entropy}`);
  return bytesToHex(sha256(lines(...rows.toSorted(byCodeUnit))));
}

/** Everything a show draws, each draw under its own label. */
export interface ShowDraws {
  /** Millionths, -40,000 to 40,000, each as likely as any other. */
  luckOf(horseId: string): number;
  /** What the house horses of a heat are drawn from, heat 1 being the strongest. */
  houseRng(heat: number): Rng;
}

/** The draws of a show: HMAC-SHA-256 under its seed of a label, what is drawn for, and the entries' hash. */
export function showDraws(seed: Uint8Array, hashOfEntries: string): ShowDraws {
  // The key is absorbed once and copied for each draw: half the work of a new HMAC.
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

/** Luck from the first 48 bits of a digest: 2^48 is not a multiple of 80,001, a bias below one in 10^9. */
function luckFrom(digest: Uint8Array): number {
  const view = new DataView(digest.buffer, digest.byteOffset);
  const uniform = (view.getUint32(0) * 0x10000 + view.getUint16(4)) / 0x1000000000000;
  return luckAt(uniform);
}

/** Luck for a uniform draw in [0, 1). */
export function luckAt(uniform: number): number {
  return Math.floor(uniform * (2 * LUCK_MAX + 1)) - LUCK_MAX;
}

/** A message of proofs: its parts on a line each. */
export function lines(...parts: readonly string[]): Uint8Array {
  return utf8ToBytes(parts.join('\n'));
}

/** Not by locale, which differs between machines. */
export function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
