import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { rngFrom } from '../rng.ts';
import type { Rng } from '../rng.ts';

/**
 * The generators that a horse is drawn from. Everybody sees its sex, its markings and the seed of its picture, and none
 * of them may tell about its alleles, so there is one generator for each part.
 */
export interface BirthDraws {
  /** Alleles at all loci, and flaxen. */
  readonly genes: Rng;
  /** All other traits, and a founder's age. */
  readonly traits: Rng;
  readonly aptitude: Rng;
  /** Sex, and the seed of the picture. */
  readonly look: Rng;
}

/**
 * Generators seeded with HMAC-SHA-256 under the key, one for each part: the message is the subject and the name of the
 * part, a line each. Even the whole state of one gives away neither the key nor the others.
 */
export function separateDraws(key: Uint8Array, ...subject: readonly string[]): BirthDraws {
  const draw = (part: keyof BirthDraws): Rng =>
    rngFrom(hmac(sha256, key, utf8ToBytes([...subject, part].join('\n'))));
  return { genes: draw('genes'), traits: draw('traits'), aptitude: draw('aptitude'), look: draw('look') };
}

/** One generator for everything: births by rules of version 1, and horses whose genes are no secret. */
export function sharedDraws(rng: Rng): BirthDraws {
  return { genes: rng, traits: rng, aptitude: rng, look: rng };
}

/** Separate generators for a founder, under a key of 16 bytes that the next four draws make. */
export function founderDraws(rng: Rng): BirthDraws {
  const key = new Uint8Array(16);
  const view = new DataView(key.buffer);
  for (let at = 0; at < key.length; at += 4) view.setUint32(at, rng.next() * 2 ** 32);
  return separateDraws(key, 'founder');
}
