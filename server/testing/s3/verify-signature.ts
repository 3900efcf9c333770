import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { MINUTE } from '../../../game/game-time.ts';

interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Stores refuse older signatures. */
const MOST_SKEW_MS = 15 * MINUTE;

/** Signs the request again, by the library of Amazon, and compares. */
export async function isSignedBy(
  credentials: Keys,
  region: string,
  { method = 'GET', headers }: IncomingMessage,
  url: URL,
): Promise<boolean> {
  const { authorization = '' } = headers;
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const date = dateIn(String(headers['x-amz-date']));
  if (Math.abs(date.getTime() - Date.now()) > MOST_SKEW_MS || !names.includes('host')) return false;
  const signer = new SignatureV4({
    credentials,
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const signed = await signer.sign(
    {
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      port: Number(url.port),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])])),
    },
    { signingDate: date },
  );
  return signed.headers['authorization'] === authorization;
}

/** Such as `20300501T080000Z`. */
function dateIn(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const key = typeof secret === 'string' || secret === undefined ? secret : bytesOf(secret);
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', key);
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(typeof data === 'string' ? data : bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('Not needed');
  }
}

const bytesOf = (data: ArrayBuffer | ArrayBufferView) =>
  ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
