export const TALK_FROM_AGE = 13;

/** Someone born in this year may still be twelve in December (docs/rules/people.md#age). */
export function mayTalk(birthYear: number, now: Date): boolean {
  return now.getUTCFullYear() - birthYear > TALK_FROM_AGE;
}

/** False for years that can only be typing errors. */
export function isBirthYear(year: number, now: Date): boolean {
  const thisYear = now.getUTCFullYear();
  return year >= thisYear - 120 && year <= thisYear;
}
