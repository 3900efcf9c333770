import { useParams } from 'wouter';
import { signOf } from '../../../game/house-stables/house-names.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { Invitation } from '../../public-pages/invitation.tsx';
import { Kin } from '../../public-pages/kin.tsx';
import { ShareButton } from '../../public-pages/share-button.tsx';
import { usePublicStable, type PublicStable } from '../../public-pages/use-public.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { PlayerFace } from '../../portrait/player-face.tsx';
import { counted, inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { Query } from '../../ui/query.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { capitalised } from '../../ui/text.ts';
import { NotPublic } from './not-public.tsx';
import { PlayerMarks } from '../player/player-marks.tsx';
import { StablePlace, StableSkeleton } from '../player/stable-place.tsx';
import './public.css';

/** A stable as visitors see it; players have their own page at this address. */
export default function PublicStablePage() {
  const { id } = useParams<{ id: string }>();
  const stable = usePublicStable(id);
  const { error } = stable;
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <NotPublic what="stable" />;
  return (
    <Query query={stable} skeleton={<StableSkeleton label="Loading the stable" />}>
      {(found) => <Stable stable={found} />}
    </Query>
  );
}

interface StableProps {
  readonly stable: PublicStable;
}

function Stable({ stable }: StableProps) {
  const { username, horses, bred, horseCount, foalCount } = stable;
  return (
    <>
      <StablePlace horses={horses}>
        <Sign stable={stable} />
      </StablePlace>
      <div className="wrap page public-cols is-stable">
        <section className="timber" aria-labelledby="horses">
          <h2 className="section" id="horses">
            Horses
          </h2>
          {horses.length === 0 ? (
            <Empty title="No horses yet" picture={<EmptyStall />}>
              <p>{username}’s horses will stand here.</p>
            </Empty>
          ) : (
            <Horses horses={horses} formatDetail={formatOwned} />
          )}
          <More count={horseCount - horses.length} />
        </section>
        <section className="timber" aria-labelledby="bred">
          <h2 className="section" id="bred">
            Bred by {username}
          </h2>
          {bred.length === 0 ? (
            <p className="text-muted">No foals yet.</p>
          ) : (
            <Horses horses={bred} formatDetail={(horse) => formatBred(horse, username)} />
          )}
          <More count={foalCount - bred.length} />
        </section>
        <Won stable={stable} />
        <Invitation />
      </div>
    </>
  );
}

function Sign({ stable }: StableProps) {
  const { id, username, guild, level, description, totalShows, totalWins } = stable;
  return (
    <>
      <div className="public-stable-sign">
        <PlayerFace {...stable} />
        <PageHeading title={username} className={username.length > 16 ? 'title is-long' : 'title'} />
      </div>
      <p className="player-line">
        <PlayerMarks level={level} guild={guild} />
        <span className="text-muted">
          {counted(totalWins, 'win')} in {counted(totalShows, 'start')}
        </span>
      </p>
      {signOf(username) !== undefined && (
        <p>
          House stable. <b>The game runs this stable.</b>
        </p>
      )}
      {description !== '' && <p className="player-about">{description}</p>}
      <div className="public-acts">
        <ShareButton path={`/players/${id}`} title={`The stable of ${username}`} />
      </div>
    </>
  );
}

type Horse = PublicStable['horses'][number];

interface HorsesProps {
  readonly horses: readonly Horse[];
  readonly formatDetail: (horse: Horse) => string;
}

function Horses({ horses, formatDetail }: HorsesProps) {
  return (
    <ul className="kin-list">
      {horses.map((horse, index) => (
        <Kin key={horse.id ?? index} horse={horse} more={formatDetail(horse)}>
          {`${capitalised(horse.color)} ${horse.breedName} ${horse.gender}, ${horse.age}`}
        </Kin>
      ))}
    </ul>
  );
}

const formatOwned = ({ level, wins }: Horse) => `Level ${inDigits(level)}${formatWins(wins)}`;

function formatBred({ owner, wins }: Horse, breeder: string): string {
  const where = owner === null ? 'At the market' : owner === breeder ? 'At home' : `Now with ${owner}`;
  return `${where}${formatWins(wins)}`;
}

const formatWins = (wins: number) => (wins > 0 ? `, ${counted(wins, 'win')}` : '');

function More({ count }: { readonly count: number }) {
  return count > 0 ? <p className="text-muted">And {inDigits(count)} more.</p> : null;
}

const PLACES = ['Won', 'Second in', 'Third in'] as const;

function Won({ stable: { wonLately } }: StableProps) {
  return (
    <section className="timber" aria-labelledby="won">
      <h2 className="section" id="won">
        Won lately
      </h2>
      {wonLately.length === 0 ? (
        <p className="text-muted">No prizes of late.</p>
      ) : (
        <ul className="public-won">
          {wonLately.map(({ showId, horseName, discipline, level, place }) => (
            <li key={`${showId}${horseName}`}>
              <b>{horseName}</b>
              <Link className="link" href={`/shows/${showId}`}>
                {PLACES[place - 1] ?? 'Placed in'} {disciplineLabel(discipline)}, class {level}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
