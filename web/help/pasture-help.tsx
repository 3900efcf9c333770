import { GUILD_ROWS, GUILDS } from '../../game/guild-work/guilds.ts';
import { GRASS_REST } from '../../game/horses/happiness.ts';
import { nextUtcDay } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { timeOf } from '../ui/when.ts';
import { HelpTable } from './help-section.tsx';

const HOUR_MS = 3_600_000;

export function PastureHelp() {
  const now = useWorldNow(HOUR_MS);
  return (
    <>
      <p>
        Turn horses out on pasture, from the stable or a horse’s page, whenever you take a break or run out of
        coins. Grass is free: they eat no feed, are never hungry, and get happier every day.
      </p>
      <HelpTable
        label="Happiness a day"
        head={['Guild', 'Fed in the stable', 'On pasture']}
        rows={GUILDS.map((guild) => {
          const { label, restPerDay } = GUILD_ROWS[guild];
          return [label, `+${restPerDay}%`, `+${restPerDay + GRASS_REST}%`];
        })}
      />
      <p>
        On pasture a horse cannot train or enter shows. Bring her in at any time: she trains and shows again
        from the next day. Days begin at {timeOf(nextUtcDay(now))} your time. Feed that was left is still
        there.
      </p>
      <p>
        A horse that trained or showed today goes out when the day ends; if she is entered in a show, after
        the day of that show. Breeding, treats and the vet go on. Foals and retired horses may go out too.
      </p>
      <p>
        <b>No coins for feed?</b> Turn your horses out, collect your salary and your First Steps, then bring
        them in with feed.
      </p>
    </>
  );
}
