import { Ban } from 'lucide-react';
import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button } from '../ui/button.tsx';
import { Need } from '../ui/need.tsx';
import { PlayerLink } from '../ui/player-link.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import { useUnblock, type useBlocked } from './use-moderation.ts';
import { HelpLink } from '../ui/help-link.tsx';

type Blocked = NonNullable<ReturnType<typeof useBlocked>['data']>[number];

export function BlockedPlayers({ pages }: { readonly pages: ReturnType<typeof useBlocked> }) {
  const { data: players = [] } = pages;
  return (
    <section className="safety-part" aria-labelledby="blocked">
      <h2 className="section" id="blocked">
        Players you have blocked
      </h2>
      <HelpLink to="reporting" about="reporting and blocking" />
      {players.length === 0 ? (
        <p className="text-muted">
          Nobody. You can block a player on their page: you then get no letters, chat or stud requests from
          them.
        </p>
      ) : (
        <ul>
          {players.map((player) => (
            <BlockedRow key={player.id} player={player} />
          ))}
        </ul>
      )}
      <ShowMore pages={pages} label="Show more players" />
    </section>
  );
}

function BlockedRow({ player }: { readonly player: Blocked }) {
  const now = useWorldNow(MINUTE);
  const unblocking = useUnblock();
  const { id, username, at } = player;
  return (
    <Need
      icon={<Ban className="icon text-muted" aria-hidden />}
      title={<PlayerLink id={id} username={username} />}
      why={`Blocked ${dayAndTimeWithin(new Date(at), now)}.`}
    >
      <div className="need-acts">
        <Button
          busy={unblocking.busy}
          busyLabel="Unblocking…"
          aria-description={username}
          onClick={() => unblocking.run({ params: { id } })}
        >
          Unblock
        </Button>
      </div>
    </Need>
  );
}
