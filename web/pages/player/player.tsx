import { useParams } from 'wouter';
import { MINUTE } from '../../../game/game-time.ts';
import { useUser } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { FirstHorse } from '../first-horse.tsx';
import { HouseStable } from './house-stable.tsx';
import { MissingPlayer } from './missing-player.tsx';
import { PlayerHead, PlayerSign } from './player-head.tsx';
import { BestHorses, formatBred, HorseCards } from './stable-horses.tsx';
import { StablePlace, StableSkeleton } from './stable-place.tsx';
import { usePlayer, type PlayerPage } from './use-player.ts';
import { WonLately } from './won-lately.tsx';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { counted, inDigits } from '../../ui/coins.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';

export default function Player() {
  const { id } = useParams<{ id: string }>();
  const player = usePlayer(id);
  const { error } = player;
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <MissingPlayer />;
  return (
    <Query query={player} skeleton={<StableSkeleton label="Loading the player" />}>
      {(found) =>
        found.houseStable === null ? (
          <Stable player={found} />
        ) : (
          <HouseStable player={found} isResting={found.houseStable.isResting} />
        )
      }
    </Query>
  );
}

function Stable({ player }: { readonly player: PlayerPage }) {
  const me = useUser();
  const now = useWorldNow(MINUTE);
  const { id, username, bestHorses, bred, wonLately, horseCount, isDeleted } = player;
  const own = id === me.id;
  return (
    <>
      <StablePlace horses={bestHorses}>
        <PlayerSign player={player} />
      </StablePlace>
      <div className="wrap page">
        {own && horseCount === 0 && <FirstHorse coins={me.coins} />}
        {!isDeleted && <PlayerHead player={player} own={own} />}
        {!isDeleted && (
          <section className="player-part timber" aria-labelledby="best">
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
              <Empty title="No horses yet" picture={<EmptyStall />}>
                <p>{own ? 'Your horses' : `${username}’s horses`} will stand here.</p>
              </Empty>
            ) : (
              <BestHorses horses={bestHorses} />
            )}
          </section>
        )}
        <div className="player-parts">
          <section className="player-part timber" aria-labelledby="bred">
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
          <section className="player-part timber" aria-labelledby="won">
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
      </div>
    </>
  );
}
