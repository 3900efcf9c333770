import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { rngFrom, type Rng } from '../rng.ts';

/** Separate generators: visible traits reveal nothing about alleles. */
export interface BirthDraws {
  /** Genotype and flaxen. */
  readonly genes: Rng;
  /** Other traits, and a founder's age. */
  readonly traits: Rng;
  readonly form: Rng;
  readonly talent: Rng;
  /** Sex and picture seed. */
  readonly look: Rng;
}

/** Seeds are HMAC-SHA-256 of subject and part name: one generator reveals nothing about another. */
export function separateDraws(key: Uint8Array, ...subject: readonly string[]): BirthDraws {
  const draw = (part: keyof BirthDraws): Rng =>
    rngFrom(hmac(sha256, key, utf8ToBytes([...subject, part].join('\n'))));
  return {
    genes: draw('genes'),
    traits: draw('traits'),
    form: draw('form'),
    talent: draw('talent'),
    look: draw('look'),
  };
}

/** For horses whose genes are not secret. */
export function sharedDraws(rng: Rng): BirthDraws {
  return { genes: rng, traits: rng, form: rng, talent: rng, look: rng };
}

/** Takes four draws, a 16-byte key. */
export function founderDraws(rng: Rng): BirthDraws {
  const key = new Uint8Array(16);
  const view = new DataView(key.buffer);
  for (let at = 0; at < key.length; at += 4) view.setUint32(at, rng.next() * 2 ** 32);
  return separateDraws(key, 'founder');
}
