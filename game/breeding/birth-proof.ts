import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { separateDraws, sharedDraws } from '../horses/birth-draws.ts';
import type { BirthDraws } from '../horses/birth-draws.ts';
import { rngFrom } from '../rng.ts';
import { lines } from '../shows/proof/proof.ts';
import type { FoalRules } from './foal.ts';

/**
 * Why a foal cannot have been chosen: a mare's next seed is fixed by one secret, the mare and the number of the
 * cover, and its hash stands on her page before any mating; the foal also depends on the stallion that the breeder
 * chooses and on 16 bytes that the breeder's browser adds.
 */

/** HMAC-SHA-256 under the world's secret of "birth", the mare's id and the number of the cover, a line each: 32 bytes. */
export function birthSeed(secret: Uint8Array, mareId: string, nth: number): Uint8Array {
  return hmac(sha256, secret, lines('birth', mareId, String(nth)));
}

/** What is mixed with a mare's seed. */
interface Mating {
  readonly stallionId: string;
  readonly mareId: string;
  /** 32 hex digits. */
  readonly entropy: string;
}

/**
 * What a foal is drawn from: HMAC-SHA-256 under the seed of "foal", stallion, mare and entropy, followed since
 * version 2 by the name of the part that is drawn.
 */
export function foalDraws(
  rules: FoalRules,
  seed: Uint8Array,
  { stallionId, mareId, entropy }: Mating,
): BirthDraws {
  const subject = ['foal', stallionId, mareId, entropy];
  if (rules === 1) return sharedDraws(rngFrom(hmac(sha256, seed, lines(...subject))));
  return separateDraws(seed, ...subject);
}
