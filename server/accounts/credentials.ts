import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes and one lane: the first choice of OWASP's password storage cheat sheet. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** A hash that no password matches, so that an unknown email takes as long to refuse as a wrong password. */
const nobody = hashPassword('').then((hashed) => hashed.replace(/[^$]+$/, 'A'.repeat(43)));

/** False also for `undefined`, in the same time. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? (await nobody), password).catch(() => false);
  return matches && hashed !== undefined;
}
