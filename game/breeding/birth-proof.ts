import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { rngFrom } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { lines } from '../shows/proof.ts';

/**
 * Why a foal cannot have been chosen: a mare's next seed is fixed by one secret, the mare and the number of the
 * cover, and its hash stands on her page before any mating; the foal also depends on the stallion that the breeder
 * chooses and on 16 bytes that the breeder's browser adds.
 */

/** HMAC-SHA-256 under the world's secret of "birth", the mare's id and the number of the cover, a line each: 32 bytes. */
export function birthSeed(secret: Uint8Array, mareId: string, nth: number): Uint8Array {
  return hmac(sha256, secret, lines('birth', mareId, String(nth)));
}

/** What a foal is drawn from: HMAC-SHA-256 under the seed of "foal", stallion, mare and entropy (32 hex digits). */
export function birthRng(
  seed: Uint8Array,
  { stallionId, mareId, entropy }: { stallionId: string; mareId: string; entropy: string },
): Rng {
  return rngFrom(hmac(sha256, seed, lines('foal', stallionId, mareId, entropy)));
}
