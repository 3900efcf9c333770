import { useParams } from 'wouter';
import { captionOf } from '../../../game/keepsakes/pastimes.ts';
import { useToken } from '../../accounts/session.ts';
import { CallRefused } from '../../api/call-refused.ts';
import { PictureScene } from '../../keepsakes/picture-scene.tsx';
import { useSharedKeepsake, type SharedKeepsake } from '../../keepsakes/use-keepsakes.ts';
import { ScenePlate } from '../../portrait/nameplate.tsx';
import { Invitation } from '../../public-pages/invitation.tsx';
import { ShareButton } from '../../public-pages/share-button.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotPublic } from './not-public.tsx';
import './public.css';
import '../../keepsakes/pastimes.css';

/** A kept picture as anyone with its link sees it. */
export default function SharedKeepsakePage() {
  const { id } = useParams<{ id: string }>();
  const picture = useSharedKeepsake(id);
  const { error } = picture;
  if (error instanceof CallRefused && [400, 404].includes(error.status)) return <NotPublic what="picture" />;
  return (
    <div className="wrap page">
      <Query query={picture} skeleton={<Skeleton label="Loading the picture" rows={2} height="240px" />}>
        {(found) => <Shared picture={found} />}
      </Query>
    </div>
  );
}

function Shared({ picture }: { readonly picture: SharedKeepsake }) {
  const { id, horse, by, date, age } = picture;
  const isVisitor = useToken() === null;
  const caption = captionOf(picture.pastime, picture.place);
  return (
    <div className="shared-keepsake">
      <figure className="keepsake-large">
        <PictureScene
          picture={picture}
          className="keepsake-scene"
          plate={<ScenePlate name={horse.name} nameplate={horse.nameplate} />}
        />
        <figcaption className="keepsake-say">
          <div>
            <PageHeading title={`${horse.name}: ${caption}`} />
            <small>
              {horse.breedName} {horse.gender}, {age} old, on {date}. Kept by <PlayerLink {...by} />.
            </small>
          </div>
          <p className="keepsake-acts">
            <ShareButton path={`/k/${id}`} title={`${horse.name}: ${caption}`} variant="main" />
            {horse.id !== null && (
              <Link className={buttonClass()} href={`/h/${horse.id}`}>
                Visit {horse.name}
              </Link>
            )}
          </p>
        </figcaption>
      </figure>
      {isVisitor && <Invitation />}
    </div>
  );
}
