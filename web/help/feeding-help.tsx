import { FEED_TYPES, FEEDS, HUNGRY_SOON_HOURS, isLongBag, LONG_BAG_DAYS } from '../../game/care/feed.ts';
import { pricePerDay } from '../../game/care/feeding-plan.ts';
import { GUILD_ROWS, GUILDS } from '../../game/guild-work/guilds.ts';
import { LONG_BAG_REST } from '../../game/horses/happiness.ts';
import { WEANED_FROM } from '../../game/horses/age.ts';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { HelpTable } from './help-section.tsx';

export function FeedingHelp() {
  return (
    <>
      <p>
        A fed horse rests: it regains happiness every day. A hungry one loses a point an hour, and neither
        trains nor shows. Feed adds up, so feed early if you like. You hear about it when less than{' '}
        {HUNGRY_SOON_HOURS} hours are left.
      </p>
      <HelpTable
        label="Bags of feed"
        head={['Feed', 'Days', 'Price', 'A day', 'Happiness']}
        rows={FEED_TYPES.map((feed) => [
          FEEDS[feed].label,
          String(FEEDS[feed].days),
          inDigits(FEEDS[feed].buy),
          inDigits(Math.round(pricePerDay(feed))),
          isLongBag(feed) ? `+${LONG_BAG_REST} a day` : '–',
        ])}
      />
      <p>
        Single days are the cheapest: {FEEDS.biennially.days} of them cost{' '}
        {inCoins(FEEDS.monthly.buy * FEEDS.biennially.days)}, one biennial bag{' '}
        {inDigits(FEEDS.biennially.buy)}. Bags of {LONG_BAG_DAYS} days or more rest a horse better: it regains{' '}
        {LONG_BAG_REST} happiness more a day, on top of what your guild gives ({restWords()}). Horses eat long
        bags first.
      </p>
      <p>
        Choose the days and the horses: your own bags are used first, and only what lacks is bought. A foal
        nurses until {WEANED_FROM} months; what you feed it before begins then.
      </p>
    </>
  );
}

/** "Rider 8, Trainer 12". */
function restWords(): string {
  return GUILDS.map((guild) => `${GUILD_ROWS[guild].label} ${GUILD_ROWS[guild].restPerDay}`).join(', ');
}
