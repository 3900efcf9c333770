import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { rngFrom } from '../rng.ts';
import type { Rng } from '../rng.ts';

/** Separate random generators, so that what everybody sees of a horse tells nothing about its alleles. */
export interface BirthDraws {
  /** Genotype and flaxen. */
  readonly genes: Rng;
  /** All other traits, and the age of a founder. */
  readonly traits: Rng;
  readonly aptitude: Rng;
  /** Sex, and the seed of the picture. */
  readonly look: Rng;
}

/** Each seed is HMAC-SHA-256 of the subject and the name of the part. One generator reveals nothing about another. */
export function separateDraws(key: Uint8Array, ...subject: readonly string[]): BirthDraws {
  const draw = (part: keyof BirthDraws): Rng =>
    rngFrom(hmac(sha256, key, utf8ToBytes([...subject, part].join('\n'))));
  return { genes: draw('genes'), traits: draw('traits'), aptitude: draw('aptitude'), look: draw('look') };
}

/** For births by rules of version 1, and horses whose genes are no secret. */
export function sharedDraws(rng: Rng): BirthDraws {
  return { genes: rng, traits: rng, aptitude: rng, look: rng };
}

/** Takes four draws, which make a key of 16 bytes. */
export function founderDraws(rng: Rng): BirthDraws {
  const key = new Uint8Array(16);
  const view = new DataView(key.buffer);
  for (let at = 0; at < key.length; at += 4) view.setUint32(at, rng.next() * 2 ** 32);
  return separateDraws(key, 'founder');
}
