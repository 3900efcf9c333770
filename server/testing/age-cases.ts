import { TEST_START } from './app/test-app.ts';
import { sayBirthYear } from './builders/kindness.ts';
import type { RefusalCases, RefusedRequest } from './refusal-case.ts';

type Provoke = RefusalCases[string][1];

const BORN_LATE = TEST_START.getUTCFullYear() - 12;

const NEEDED = 'Before you chat or write letters, please tell us the year you were born.';
const YOUNG =
  'Chat and letters are for players of 13 and over, so they are off for you. Everything else in Fetlock is yours.';

/** Null: the year of birth is not said. */
export const ofAge = (route: string, provoke: (born: number | null) => Provoke): RefusalCases => ({
  [`${route} 403 BIRTH_YEAR_NEEDED`]: [NEEDED, provoke(null)],
  [`${route} 403 TOO_YOUNG`]: [YOUNG, provoke(BORN_LATE)],
});

export const byNewcomer =
  (sent: RefusedRequest['sent']) =>
  (born: number | null): Provoke =>
  async ({ app }) => {
    const by = await app.newPlayer();
    if (born !== null) await sayBirthYear(by, born);
    return { by, sent };
  };
