import { createHash, randomBytes } from 'node:crypto';

const PATH = '/api/profile-picture/uploads/';

/** A new address that nobody can guess. The token in it is kept nowhere: the database has its hash. */
export function newUploadAddress(): { path: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { path: PATH + token, tokenHash: hashOfToken(token) };
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The hash of the token in an address, be it whole or without its host; undefined if it is no such address. */
export function tokenHashIn(address: string): Buffer | undefined {
  const path = URL.canParse(address, 'http://here') ? new URL(address, 'http://here').pathname : '';
  const token = path.startsWith(PATH) ? path.slice(PATH.length) : '';
  return /^[\w-]{43}$/.test(token) ? hashOfToken(token) : undefined;
}
