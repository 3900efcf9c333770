import type { ReactNode } from 'react';
import { bodyAge } from '../../art/paint/layers/body-age.ts';
import type { Pose } from '../../art/paint/layers/layers.ts';
import type { Season } from '../../game/game-time.ts';
import { captionOf, type Pastime, type PhotoPlace } from '../../game/keepsakes/pastimes.ts';
import { poseAt } from '../calendar/pose-at.ts';
import { horseLightIn } from '../paddock/horse-lights.ts';
import { partOfDay } from '../paddock/hours.ts';
import { Paddock } from '../paddock/paddock.tsx';
import type { Setting } from '../paddock/setting.ts';
import { MEADOW } from '../paddock/settings/meadow.ts';
import { PADDOCK } from '../paddock/settings/paddock.ts';
import { YARD } from '../paddock/settings/yard.ts';
import type { Look } from '../portrait/coat-tint.ts';
import { HorseLightContext } from '../portrait/horse-light.ts';
import { ScenePortrait } from '../portrait/scene-portrait.tsx';
import { SceneThumbnail } from '../portrait/scene-thumbnail.tsx';
import { toScale } from '../portrait/true-size.ts';
import './keepsakes.css';

export const PLACES: Readonly<Record<PhotoPlace, Setting>> = { yard: YARD, paddock: PADDOCK, meadow: MEADOW };

/** What a picture is painted from. */
export interface Picture {
  readonly pastime: Pastime;
  readonly place: PhotoPlace;
  readonly look: Look;
  readonly description: string;
  /** 0 to 23. */
  readonly hour: number;
  readonly season: Season;
}

export function poseOfPicture({ pastime, place, look, hour }: Omit<Picture, 'description' | 'season'>): Pose {
  switch (pastime) {
    case 'lunge':
      return bodyAge(look.ageInMonths) === 'adult' ? 'trot' : 'walk';
    case 'photograph':
      return poseAt(look, place === 'meadow' ? 'pasture' : 'stable', hour);
    default:
      return 'stand';
  }
}

interface PictureSceneProps {
  readonly picture: Picture;
  readonly className: string;
  readonly plate?: ReactNode;
}

/** A kept picture, painted again in its hour and season. */
export function PictureScene({ picture, className, plate }: PictureSceneProps) {
  const { pastime, place, look, description, hour, season } = picture;
  const { light } = partOfDay(hour);
  return (
    <HorseLightContext value={horseLightIn(PLACES[place].name, light, season)}>
      <Paddock light={light} season={season} className={className} setting={PLACES[place]} plate={plate}>
        <ScenePortrait
          look={look}
          alt={`${captionOf(pastime, place)}: ${description}`}
          pose={poseOfPicture(picture)}
          width="700px"
        />
      </Paddock>
    </HorseLightContext>
  );
}

/** The same small, before a gradient; decorative. */
export function PictureThumbnail({ picture }: { readonly picture: Picture }) {
  const { place, look, hour, season } = picture;
  const { light } = partOfDay(hour);
  return (
    <span className="book-picture" style={{ background: PLACES[place].rough(light, season) }} aria-hidden>
      <HorseLightContext value={horseLightIn(PLACES[place].name, light, season)}>
        <span className="book-horse" style={toScale(look)}>
          <SceneThumbnail look={look} pose={poseOfPicture(picture)} width="220px" />
        </span>
      </HorseLightContext>
    </span>
  );
}
