import { mayTalk } from '../moderation/age.ts';

/** `house`: only our own; `network`: also the host's network, if there is one. */
export const ADVERTISEMENTS = ['none', 'house', 'network'] as const;
export type Advertisements = (typeof ADVERTISEMENTS)[number];

interface Reader {
  readonly isPremium: boolean;
  /** Null until the player answered. */
  readonly birthYear: number | null;
}

/** docs/rules/people.md#advertisements */
export function advertisementsFor({ isPremium, birthYear }: Reader, now: Date): Advertisements {
  if (isPremium) return 'none';
  if (birthYear === null) return 'house';
  return mayTalk(birthYear, now) ? 'network' : 'none';
}
