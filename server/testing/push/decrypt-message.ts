import { createDecipheriv, createECDH, createHmac } from 'node:crypto';

/** What only the browser has. */
export interface BrowserKeys {
  /** The private key of its P-256 pair. */
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

export function publicKeyOf({ privateKey }: BrowserKeys): Buffer {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  return own.getPublicKey();
}

const hmac = (key: Buffer, ...parts: readonly Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

const expand = (secret: Buffer, info: Buffer, length: number) =>
  hmac(secret, info, Buffer.from([1])).subarray(0, length);

/** As a browser does it: RFC 8291 (Web Push) over RFC 8188 (aes128gcm), written from the documents. */
export function decryptMessage(body: Buffer, keys: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);

  const own = createECDH('prime256v1');
  own.setPrivateKey(keys.privateKey);
  const shared = hmac(keys.auth, own.computeSecret(senderKey));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
  const secret = hmac(salt, expand(shared, info, 32));
  const key = expand(secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expand(secret, Buffer.from('Content-Encoding: nonce\0'), 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
