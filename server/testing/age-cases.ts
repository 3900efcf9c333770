import { TEST_START } from './app/test-app.ts';
import { sayBirthYear } from './builders/moderation.ts';
import type { Provoke, RefusalCases, RefusedRequest } from './refusal-case.ts';

const BORN_LATE = TEST_START.getUTCFullYear() - 12;

/** Null: the year of birth is not said. */
export const ofAge = (route: string, provoke: (born: number | null) => Provoke): RefusalCases => ({
  [`${route} 403 BIRTH_YEAR_NEEDED`]: provoke(null),
  [`${route} 403 TOO_YOUNG`]: provoke(BORN_LATE),
});

export const byNewcomer =
  (sent: RefusedRequest['sent']) =>
  (born: number | null): Provoke =>
  async ({ app }) => {
    const by = await app.newPlayer();
    if (born !== null) await sayBirthYear(by, born);
    return { by, sent };
  };
