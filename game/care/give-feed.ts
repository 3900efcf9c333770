import { settleMood, type Mood } from '../horses/happiness.ts';
import { daysOfFeed, feedUntil, isLongBag, type Bags } from './feed.ts';

/** Hungry time must not count as fed. Long bags are eaten before the feed that is left. */
export function giveFeed(mood: Mood, restPerDay: number, now: Date, bags: Bags): Mood {
  const longDays = daysOfFeed(bags, isLongBag);
  return {
    ...settleMood(mood, restPerDay, now),
    feedExpiresAt: feedUntil(mood.feedExpiresAt, now, daysOfFeed(bags)),
    longFeedUntil: longDays === 0 ? mood.longFeedUntil : feedUntil(mood.longFeedUntil, now, longDays),
  };
}

/** After `giveFeed` of the same bags. Like long bags, hay and oil are eaten before the feed that is left. */
export function giveHayAndOil(mood: Mood, now: Date, bags: Bags): Mood {
  if (mood.ration === null) return mood;
  return { ...mood, ration: { until: feedUntil(mood.ration.until, now, daysOfFeed(bags)) } };
}

/** A health test brings hay and oil for the feed that the horse has. */
export function learnRation(mood: Mood, now: Date): Mood {
  return mood.ration === null ? mood : { ...mood, ration: { until: mood.feedExpiresAt ?? now } };
}
