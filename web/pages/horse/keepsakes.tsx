import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { captionOf, MOST_KEEPSAKES } from '../../../game/keepsakes/pastimes.ts';
import { useUser } from '../../accounts/session.ts';
import Pastimes from '../../keepsakes/pastimes.tsx';
import { PictureScene, PictureThumbnail } from '../../keepsakes/picture-scene.tsx';
import { useDiscardPicture, useKeepsakes, type Keepsake } from '../../keepsakes/use-keepsakes.ts';
import { Stall } from '../../portrait/stall.tsx';
import { ShareButton } from '../../public-pages/share-button.tsx';
import type { HorseCard } from '../../records/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/coins.tsx';
import { Empty } from '../../ui/loading/empty.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HorseRecord } from './record.tsx';
import '../../keepsakes/pastimes.css';

export default function HorseKeepsakes() {
  return (
    <HorseRecord here="keepsakes" title={({ name }) => `Keepsakes of ${name}`}>
      {(horse) => <KeepsakesOf horse={horse} />}
    </HorseRecord>
  );
}

function KeepsakesOf({ horse }: { readonly horse: HorseCard }) {
  const pages = useKeepsakes(horse.id);
  const { id: own } = useUser();
  const isOwn = horse.owner?.id === own;
  return (
    <Query query={pages} skeleton={<Skeleton label="Loading the keepsakes" rows={2} height="240px" />}>
      {(pictures) => (
        <>
          {pictures.length === 0 ? (
            <Empty title="No pictures yet" picture={<Stall look={horse.look} alt={horse.description} />}>
              <p>
                {isOwn
                  ? `Groom, lunge, feed or photograph ${horse.name} below, and keep a picture of it.`
                  : `Pictures that the owners of ${horse.name} keep will hang here.`}
              </p>
            </Empty>
          ) : (
            <Pictures horse={horse} pictures={pictures} own={own}>
              <ShowMore pages={pages} label="Show older pictures" />
            </Pictures>
          )}
          {/* Comes with the pictures, which would push it down. */}
          {isOwn && <Pastimes horse={horse} Share={ShareButton} />}
        </>
      )}
    </Query>
  );
}

interface PicturesProps {
  readonly horse: HorseCard;
  readonly pictures: readonly Keepsake[];
  readonly own: string;
  readonly children: React.ReactNode;
}

function Pictures({ horse, pictures, own, children }: PicturesProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = pictures.find(({ id }) => id === chosen) ?? pictures[0];
  if (!shown) return null;
  const mine = pictures.filter(({ by }) => by.id === own).length;
  return (
    <div className="keepsakes">
      <LargePicture key={shown.id} horse={horse} picture={shown} isOwn={shown.by.id === own} />
      {pictures.length > 1 && (
        <ul className="keepsake-list" aria-label="All pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                className="keepsake-choice"
                aria-pressed={picture === shown}
                onClick={() => setChosen(picture.id)}
              >
                <PictureThumbnail picture={picture} />
                <span className="keepsake-choice-say">
                  {captionOf(picture.pastime, picture.place)}
                  <small>{picture.date}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {mine > 0 && (
        <p className="text-15 text-muted">
          You have {counted(mine, 'picture')} of {horse.name}. There is room for {MOST_KEEPSAKES}.
        </p>
      )}
      {children}
    </div>
  );
}

interface LargePictureProps {
  readonly horse: HorseCard;
  readonly picture: Keepsake;
  readonly isOwn: boolean;
}

function LargePicture({ horse, picture, isOwn }: LargePictureProps) {
  const discarding = useDiscardPicture(() => undefined);
  const caption = captionOf(picture.pastime, picture.place);
  return (
    <figure className="keepsake-large">
      <PictureScene picture={picture} className="keepsake-scene" />
      <figcaption className="keepsake-say">
        <div>
          <h2>{caption}</h2>
          <small>
            {picture.date}, {picture.age} old. Kept by <PlayerLink {...picture.by} />.
          </small>
        </div>
        {isOwn && (
          <p className="keepsake-acts">
            <ShareButton path={`/k/${picture.id}`} title={`${horse.name}: ${caption}`} variant="main" />
            <Button
              busy={discarding.busy}
              busyLabel="Taking it out…"
              onClick={() => discarding.run({ params: { id: picture.id } })}
            >
              <Trash2 className="icon" aria-hidden />
              Take it out
            </Button>
          </p>
        )}
      </figcaption>
    </figure>
  );
}
