import { TEST_START } from './app/test-app.ts';
import { sayBirthYear } from './builders/moderation.ts';
import type { Called, RefusalCases, Scene, Sent } from './refusal-case.ts';

const BORN_LATE = TEST_START.getUTCFullYear() - 12;

/** For callers who have not said their year of birth, and for those who are too young. */
export const ofAge = <Known extends Called>(
  route: string,
  scene: Scene<Known>,
  input: Sent | ((known: Known) => Sent) = {},
): RefusalCases => ({
  [`${route} 403 BIRTH_YEAR_NEEDED`]: scene.sends(input),
  [`${route} 403 TOO_YOUNG`]: scene.after(({ by }) => sayBirthYear(by, BORN_LATE)).sends(input),
});
