import { hash, verify } from '@node-rs/argon2';
import { ownPasswordProblem } from '../../game/accounts/own-password.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/** Argon2id with 19 MiB, two passes, one lane: first choice of OWASP's password storage cheat sheet. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Matches no password; unknown emails take as long as wrong passwords. */
const nobody = hashPassword('').then((hashed) => hashed.replace(/[^$]+$/, 'A'.repeat(43)));

/** The hash of an account that signs in elsewhere. */
export const noPassword = (): Promise<string> => nobody;

/** Takes the same time for undefined, which never matches. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? (await nobody), password).catch(() => false);
  return matches && hashed !== undefined;
}

const common: ReadonlySet<string> = new Set(commonPasswords.passwords.split(' '));

export function passwordProblem(registration: Parameters<typeof ownPasswordProblem>[0]) {
  const problem = ownPasswordProblem(registration);
  if (problem) return problem;
  return common.has(registration.password.trim().toLowerCase()) ? 'PASSWORD_COMMON' : undefined;
}
