import type { StoredPicture } from './picture-store.ts';

/* The store's answers are flat lists of fields, read without a parser. */

export interface S3Listing {
  readonly pictures: readonly StoredPicture[];
  /** Undefined at the end. */
  readonly next: string | undefined;
}

/** An answer to ListObjectsV2. Keys are without the prefix. Throws on other answers, as of a console at that address. */
export function readListing(xml: string, prefix: string): S3Listing {
  if (!xml.includes('<ListBucketResult')) throw new Error('The answer lists no pictures: check S3_ENDPOINT');
  const pictures = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    key: (fieldIn(object, 'Key') ?? '').slice(prefix.length),
    bytes: Number(fieldIn(object, 'Size')),
    changedAt: Date.parse(fieldIn(object, 'LastModified') ?? ''),
  }));
  const isTruncated = fieldIn(xml, 'IsTruncated') === 'true';
  const next = isTruncated ? fieldIn(xml, 'NextContinuationToken') : undefined;
  if (isTruncated && next === undefined) throw new Error('The list of pictures breaks off');
  return { pictures, next };
}

/** Such as `SignatureDoesNotMatch`; undefined if the answer is no error of a store. */
export const errorCodeIn = (xml: string): string | undefined => fieldIn(xml, 'Code');

function fieldIn(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi, (_, ten, hex, name) =>
    name ? (NAMED[String(name)] ?? '') : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(ten)),
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
