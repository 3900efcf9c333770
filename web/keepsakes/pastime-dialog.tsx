import { Camera, RotateCcw } from 'lucide-react';
import { useState, type ComponentType, type PointerEvent } from 'react';
import {
  captionOf,
  PASTIME_PRESSES,
  PASTIME_ROWS,
  PHOTO_PLACES,
  stepsOf,
  type Pastime,
  type PhotoPlace,
} from '../../game/keepsakes/pastimes.ts';
import type { Sex } from '../../game/horses/age.ts';
import { withoutTack } from '../../game/tack/worn-look.ts';
import { useHourBegun } from '../calendar/use-hour-begun.ts';
import { OwnPaddock } from '../calendar/own-paddock.tsx';
import type { Look } from '../portrait/coat-tint.ts';
import { ScenePortrait } from '../portrait/scene-portrait.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segments } from '../ui/forms/segments.tsx';
import { Link } from '../ui/link.tsx';
import { PastimeTool } from './pastime-tools.tsx';
import { PLACES, poseOfPicture } from './picture-scene.tsx';
import { useKeepPicture, type Keepsake } from './use-keepsakes.ts';
import './pastimes.css';

export interface PastimeHorse {
  readonly id: string;
  readonly name: string;
  readonly gender: Sex;
  readonly look: Look;
  readonly description: string;
}

export interface PastimeDialogProps {
  readonly pastime: Pastime;
  readonly horse: PastimeHorse;
  /** Shares an address under a title. */
  readonly Share: ComponentType<{ readonly path: string; readonly title: string }>;
  readonly onClose: () => void;
}

const PLACE_LABELS: Readonly<Record<PhotoPlace, string>> = {
  yard: 'Yard',
  paddock: 'Paddock',
  meadow: 'Meadow',
};

/** A scene of three presses, and a picture to keep. It changes nothing about the horse. */
export default function PastimeDialog({ pastime, horse, Share, onClose }: PastimeDialogProps) {
  const { label, place: usual } = PASTIME_ROWS[pastime];
  const [done, setDone] = useState(0);
  const [place, setPlace] = useState(usual);
  const [kept, setKept] = useState<Keepsake | null>(null);
  const keeping = useKeepPicture(setKept);
  const steps = stepsOf(pastime, { name: horse.name, sex: horse.gender });
  const isOver = done >= PASTIME_PRESSES;
  const press = () => setDone((before) => Math.min(PASTIME_PRESSES, before + 1));
  const again = () => {
    setDone(0);
    setKept(null);
  };
  const keep = () => keeping.run({ params: { id: horse.id }, body: { pastime, place } });
  const said = done === 0 ? `${horse.name} waits for you.` : steps[done - 1]?.told;
  return (
    <Dialog
      wide
      title={`${label} ${horse.name}`}
      lead="For its own sake: nothing is gained, nothing is lost."
      onClose={onClose}
      top={<PastimeScene pastime={pastime} place={place} horse={horse} done={done} onPress={press} />}
      foot={
        isOver ? (
          <>
            <Button onClick={again}>
              <RotateCcw className="icon" aria-hidden />
              Once more
            </Button>
            {kept === null ? (
              <Button variant="main" busy={keeping.busy} busyLabel="Keeping…" onClick={keep}>
                <Camera className="icon" aria-hidden />
                Keep a picture
              </Button>
            ) : (
              <>
                <Share path={`/k/${kept.id}`} title={`${horse.name}: ${captionOf(pastime, place)}`} />
                <Link className={buttonClass('main')} href={`/horses/${horse.id}/keepsakes`}>
                  See the keepsakes
                </Link>
              </>
            )}
          </>
        ) : (
          <Button variant="main" onClick={press}>
            {steps[done]?.press}
          </Button>
        )
      }
    >
      <p className="pastime-said" role="status">
        {kept === null ? said : 'The picture is kept.'}
      </p>
      {pastime === 'photograph' && done < PASTIME_PRESSES && (
        <div className="pastime-place">
          <Segments
            label="Where"
            options={PHOTO_PLACES.map((value) => ({ value, label: PLACE_LABELS[value] }))}
            value={place}
            onChange={setPlace}
          />
        </div>
      )}
      <p className="pastime-steps" aria-hidden>
        {steps.map(({ press: step }, index) => (
          <i key={step} className={index < done ? 'is-done' : undefined} />
        ))}
      </p>
    </Dialog>
  );
}

interface PastimeSceneProps extends Pick<PastimeDialogProps, 'pastime' | 'horse'> {
  readonly place: PhotoPlace;
  readonly done: number;
  readonly onPress: () => void;
}

/** A press on the scene does what the button does; the tool follows the pointer. */
function PastimeScene({ pastime, place, horse, done, onPress }: PastimeSceneProps) {
  const hour = useHourBegun() ?? 12;
  const look = withoutTack(horse.look);
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const scene = currentTarget.parentElement;
    scene?.style.setProperty('--x', `${(100 * (clientX - left)) / width}%`);
    scene?.style.setProperty('--y', `${(100 * (clientY - top)) / height}%`);
  };
  return (
    <div className={`pastime-scene is-${pastime}`} data-done={done}>
      <OwnPaddock className="pastime-paddock" setting={PLACES[place]}>
        <ScenePortrait
          look={look}
          alt={horse.description}
          pose={poseOfPicture({ pastime, place, look, hour })}
          width="500px"
        />
      </OwnPaddock>
      <PastimeTool pastime={pastime} done={done} />
      <button
        type="button"
        className="pastime-press"
        tabIndex={-1}
        aria-hidden
        onClick={onPress}
        onPointerMove={follow}
      />
    </div>
  );
}
