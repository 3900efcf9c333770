import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { separateDraws, type BirthDraws } from '../horses/birth-draws.ts';
import { lines } from '../shows/proof/proof.ts';

/**
 * The server cannot choose a foal: it publishes the seed's hash before the breeder picks stallion and entropy
 * (docs/rules/breeding.md#proof-of-birth).
 */

/** 32 bytes: HMAC-SHA-256 under the world's secret of "birth", mare id, cover number, one per line. */
export function birthSeed(secret: Uint8Array, mareId: string, birthNumber: number): Uint8Array {
  return hmac(sha256, secret, lines('birth', mareId, String(birthNumber)));
}

export interface Mating {
  readonly stallionId: string;
  readonly mareId: string;
  /** 32 hex digits. */
  readonly entropy: string;
}

/** HMAC-SHA-256 under the mare's seed of "foal", stallion, mare, entropy. */
export function foalDraws(seed: Uint8Array, { stallionId, mareId, entropy }: Mating): BirthDraws {
  return separateDraws(seed, 'foal', stallionId, mareId, entropy);
}
