import { CircleX, Clock } from 'lucide-react';
import { feedLeftDisplay, FEEDS } from '../../game/care/feed.ts';
import type { Horse } from './use-horses.ts';

type Fed = Pick<Horse, 'feedExpiresAt'>;

/** Under so many hours it is time to think of feeding (docs/rules/screens.md#places-and-qualities). */
const SOON_HOURS = 24;
const HOUR_MS = 3_600_000;

export type Hunger = 'hungry' | 'soon' | 'fed';

export interface FeedLeft {
  readonly hunger: Hunger;
  /** "3 hours", or that there is none. */
  readonly words: string;
  /** Fractions included; 0 when hungry. */
  readonly hours: number;
}

/** What is left of a horse's feed at this moment: it runs down without the server saying so. */
export function feedLeft({ feedExpiresAt }: Fed, now: Date): FeedLeft {
  const until = feedExpiresAt === null ? null : new Date(feedExpiresAt);
  const hours = ((until?.getTime() ?? 0) - now.getTime()) / HOUR_MS;
  if (hours <= 0) return { hunger: 'hungry', words: 'Out of feed', hours: 0 };
  return { hunger: hours < SOON_HOURS ? 'soon' : 'fed', words: feedLeftDisplay(until, now), hours };
}

/** The longest single feed fills the bar. */
const FULL_HOURS = Math.max(...Object.values(FEEDS).map(({ days }) => days)) * 24;

/** In words and a sign, then as a bar; colour comes last. */
export function FeedLeftSign({ left }: { readonly left: FeedLeft }) {
  return (
    <span className={`feed feed-${left.hunger}`}>
      <b>
        {left.hunger === 'hungry' && <CircleX className="icon icon-small" aria-hidden />}
        {left.hunger === 'soon' && <Clock className="icon icon-small" aria-hidden />}
        {left.words}
      </b>
      <span className="bar" aria-hidden>
        <i style={{ width: `${Math.min(100, (left.hours / FULL_HOURS) * 100)}%` }} />
      </span>
    </span>
  );
}
