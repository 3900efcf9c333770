import { ArrowRight } from 'lucide-react';
import { useParams } from 'wouter';
import { GRADE_ROWS } from '../../../game/shows/grades.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { useToken } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import '../../calendar/place.css';
import { HorseScene } from '../../calendar/horse-scene.tsx';
import { nameClass } from '../../horses/horse-text.ts';
import { Invitation } from '../../public-pages/invitation.tsx';
import { Kin, KinTree } from '../../public-pages/kin.tsx';
import { ShareActs } from '../../public-pages/share-acts.tsx';
import { LivingPicture } from '../../portrait/living/living-picture.tsx';
import { usePublicHorse, type PublicHorse } from '../../public-pages/use-public.ts';
import { ScenePlate } from '../../portrait/nameplate.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlayerLink, PlayerName } from '../../ui/player-link.tsx';
import { capitalised, pronounsOf, sentence } from '../../ui/text.ts';
import { NotPublic } from './not-public.tsx';
import './public.css';

/** A horse as anyone with its link sees it. */
export default function PublicHorsePage() {
  const { id } = useParams<{ id: string }>();
  const signedIn = useToken() !== null;
  const horse = usePublicHorse(id, signedIn);
  const { error } = horse;
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <NotPublic what="horse" />;
  const skeleton = (
    <div className="wrap page">
      <Skeleton label="Loading horse..." rows={6} height="72px" />
    </div>
  );
  return (
    <Query query={horse} skeleton={skeleton}>
      {(found) => <Story horse={found} signedIn={signedIn} />}
    </Query>
  );
}

interface StoryProps {
  readonly horse: PublicHorse;
  readonly signedIn: boolean;
}

function Story({ horse, signedIn }: StoryProps) {
  const { id, name } = horse;
  return (
    <>
      <div className="horse-head place is-tall">
        <HorseScene
          className="horse-portrait place-scene"
          horse={horse}
          Picture={LivingPicture}
          plate={<ScenePlate name={name} nameplate={horse.nameplate} />}
        />
        <div className="wrap">
          <div className="sign horse-say">
            <p className="public-over">
              <Owner horse={horse} />
            </p>
            <PageHeading title={name} className={nameClass(name)} />
            <div className="horse-line">
              <span className="plate">Level {inDigits(horse.level)}</span>
              <span>
                {horse.breedName} {horse.gender}
              </span>
              <span className="text-muted">{horse.age}</span>
            </div>
            <p className="story">{sentence(horse.description)}</p>
            <p className="story">
              <Origin horse={horse} />
            </p>
            <div className="public-acts">
              <ShareActs horse={horse} variant="main" />
              {signedIn && (
                <Link className={buttonClass()} href={`/horses/${id}`}>
                  <ArrowRight className="icon" aria-hidden />
                  Full page
                </Link>
              )}
            </div>
          </div>
        </div>
      </div>
      <div className="wrap public-cols">
        <section aria-labelledby="pedigree">
          <h2 className="section" id="pedigree">
            Pedigree
          </h2>
          <KinTree horse={horse} />
        </section>
        <Record horse={horse} />
        {horse.foals.length > 0 && <Foals horse={horse} />}
        {!signedIn && <Invitation />}
      </div>
    </>
  );
}

function Owner({ horse: { owner } }: Pick<StoryProps, 'horse'>) {
  if (owner === null) return 'Waits for a home at the market';
  return (
    <>
      Owned by{' '}
      {owner.id === null ? (
        <PlayerName username={owner.username} />
      ) : (
        <PlayerLink id={owner.id} username={owner.username} />
      )}
    </>
  );
}

function Origin({ horse: { breeder, sire, dam, bornOn } }: Pick<StoryProps, 'horse'>) {
  return (
    <>
      {breeder === null ? (
        'From the store'
      ) : (
        <>
          Bred by <PlayerName username={breeder.username} />
        </>
      )}
      {sire !== null && dam !== null && ` from ${sire.name} and ${dam.name}`}
      {bornOn !== null && `, born on ${bornOn}`}.
    </>
  );
}

function Record({ horse }: Pick<StoryProps, 'horse'>) {
  const { record, discipline, gender } = horse;
  return (
    <section aria-labelledby="record">
      <h2 className="section" id="record">
        {pronounsOf(gender).Possessive} record
      </h2>
      <dl className="list">
        <div>
          <dt>Discipline</dt>
          <dd>{disciplineLabel(discipline)}</dd>
        </div>
        <div>
          <dt>Starts</dt>
          <dd>{inDigits(record.starts)}</dd>
        </div>
        <div>
          <dt>Wins</dt>
          <dd>{inDigits(record.wins)}</dd>
        </div>
        <div>
          <dt>Second and third places</dt>
          <dd>{inDigits(record.places)}</dd>
        </div>
        <div>
          <dt>Grade</dt>
          <dd>
            {GRADE_ROWS[record.grade].label} grade, class {record.classLevel}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Foals({ horse: { foals, foalCount, gender } }: Pick<StoryProps, 'horse'>) {
  const more = foalCount - foals.length;
  return (
    <section aria-labelledby="foals">
      <h2 className="section" id="foals">
        {pronounsOf(gender).Possessive} foals
      </h2>
      <ul className="kin-list">
        {foals.map((foal, index) => (
          <Kin key={foal.id ?? index} horse={foal}>
            {`${capitalised(foal.color)} ${foal.gender}, ${foal.age}`}
          </Kin>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">And {inDigits(more)} more.</p>}
    </section>
  );
}
