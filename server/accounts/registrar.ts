import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from '../http/browser.ts';

const REGISTRAR = 'registrations';

/** Where accounts are opened: by registering, and by keeping what a guest has. */
const PATHS = ['/api/auth', '/api/guest'] as const;

/** Counts registrations of a browser, and names none of its accounts. */
export function registrar(browser: Browser): string {
  const known = browser.readCookie(REGISTRAR);
  const token =
    known !== undefined && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  for (const path of PATHS) browser.setCookie(REGISTRAR, token, path);
  return createHash('sha256').update(token).digest('hex');
}
