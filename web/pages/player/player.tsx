import { useParams } from 'wouter';
import { MINUTE } from '../../../game/game-time.ts';
import { disciplineAt, formatShowLevel } from '../../../game/shows/venues.ts';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { FirstHorse } from '../first-horse.tsx';
import { MissingPlayer } from './missing-player.tsx';
import { PlayerHead } from './player-head.tsx';
import { BestHorses, formatBred, HorseCards } from './stable-horses.tsx';
import { usePlayer, type PlayerPage } from './use-player.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { Placing } from '../../shows/placing.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counted, inDigits } from '../../ui/coins.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { dayAndTime } from '../../ui/when.ts';

export default function Player() {
  const { id } = useParams<{ id: string }>();
  const player = usePlayer(id);
  const { error } = player;
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <MissingPlayer />;
  return (
    <div className="wrap page">
      <Query query={player} skeleton={<Skeleton label="Loading the player" rows={8} height="88px" />}>
        {(found) => <Stable player={found} />}
      </Query>
    </div>
  );
}

function Stable({ player }: { readonly player: PlayerPage }) {
  const me = useUser();
  const now = useWorldNow(MINUTE);
  const { id, username, bestHorses, bred, wonLately, horseCount, isDeleted } = player;
  const own = id === me.id;
  return (
    <>
      <PlayerHead player={player} own={own} />
      {!isDeleted && (
        <section className="player-part" aria-labelledby="best">
          <div className="player-part-head">
            <h2 className="section" id="best">
              Best horses
            </h2>
            {horseCount > 0 && (
              <Link className="link" href={`/players/${id}/horses`}>
                View Horses ({inDigits(horseCount)})
              </Link>
            )}
          </div>
          {bestHorses.length === 0 ? (
            own ? (
              <FirstHorse coins={me.coins} />
            ) : (
              <Empty title="No horses yet" picture={<EmptyStall />}>
                <p>{username}’s horses will stand here.</p>
              </Empty>
            )
          ) : (
            <BestHorses horses={bestHorses} />
          )}
        </section>
      )}
      <div className="player-parts">
        <section className="player-part" aria-labelledby="bred">
          <div className="player-part-head">
            <h2 className="section" id="bred">
              Bred by {own ? 'you' : username}
            </h2>
            <Link className="link" href={`/players/${id}/album`}>
              Coat album
            </Link>
            {bred.total > bred.horses.length && (
              <Link className="link" href={`/players/${id}/horses?of=bred`}>
                All {inDigits(bred.total)}
              </Link>
            )}
          </div>
          {bred.horses.length === 0 ? (
            <p className="player-none">No foals yet.</p>
          ) : (
            <>
              <HorseCards horses={bred.horses} formatDetail={(horse) => formatBred(horse, id, me.id)} />
              <p className="text-muted">
                {counted(bred.total, 'foal')}, average level {bred.averageLevel.toFixed(1)},{' '}
                {counted(bred.wins, 'win')} between them.
              </p>
            </>
          )}
        </section>
        <section className="player-part" aria-labelledby="won">
          <div className="player-part-head">
            <h2 className="section" id="won">
              Won lately
            </h2>
          </div>
          {wonLately.length === 0 ? (
            <p className="player-none">No rosettes of late.</p>
          ) : (
            <WonLately won={wonLately} now={now} />
          )}
        </section>
      </div>
    </>
  );
}

interface WonLatelyProps {
  readonly won: PlayerPage['wonLately'];
  readonly now: Date;
}

function WonLately({ won, now }: WonLatelyProps) {
  return (
    <ul className="won-lately">
      {won.map(({ showId, horseId, horseName, discipline, level, place, ranAt }) => (
        <li key={`${showId} ${horseId}`}>
          <Placing place={place} of={null} />
          <div>
            <Link className="stable-card-link" href={`/shows/${showId}`}>
              {horseName}
            </Link>
            <small>
              {disciplineAt(discipline, showId)}, {formatShowLevel(level, showId)}
            </small>
          </div>
          <small className="text-muted">{dayAndTime(new Date(ranAt), now)}</small>
        </li>
      ))}
    </ul>
  );
}
