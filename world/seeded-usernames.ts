import type { Tx } from '../server/db/connection.ts';
import { usernameKey } from '../server/players/username-key.ts';
import { GIVEN_NAMES, SURNAMES } from '../server/founding/played/seeded-names.ts';

export function seededEmail(number: number): string {
  return `player${number}${SEEDED_DOMAIN}`;
}

export const SEEDED_DOMAIN = '@seed.fetlock.test';

/** Prime, so all names are used before one repeats. */
const STRIDE = 7919;
const USERNAMES_PER_QUERY = 5000;

/** "Hazel Marsh", then "Hazel Marsh 2". At most 20 characters. */
export function seededUsername(number: number): string {
  const names = GIVEN_NAMES.length * SURNAMES.length;
  const index = ((number - 1) * STRIDE) % names;
  const round = 1 + Math.floor((number - 1) / names);
  const name = `${GIVEN_NAMES[index % GIVEN_NAMES.length]} ${SURNAMES[Math.floor(index / GIVEN_NAMES.length)]}`;
  return round === 1 ? name : `${name} ${round}`;
}

export async function chooseUsernames(tx: Tx, first: number, count: number): Promise<string[]> {
  const chosen: string[] = [];
  while (chosen.length < count) {
    const length = Math.min(USERNAMES_PER_QUERY, count - chosen.length);
    const from = first + chosen.length;
    const some = Array.from({ length }, (_, index) => from + index);
    const taken = await tx
      .selectFrom('players')
      .select('usernameKey')
      .where(
        'usernameKey',
        'in',
        some.map((number) => usernameKey(seededUsername(number))),
      )
      .execute();
    const keys = new Set(taken.map((row) => row.usernameKey));
    for (const number of some) {
      const name = seededUsername(number);
      chosen.push(keys.has(usernameKey(name)) ? `Stable ${number}` : name);
    }
  }
  return chosen;
}
