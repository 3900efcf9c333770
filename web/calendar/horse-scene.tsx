import { lazy, Suspense, type ReactNode } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import type { Belly } from '../../art/paint/recipe/stance.ts';
import type { Backdrop } from '../../game/magic/backdrops.ts';
import { formatPicture, withoutTack } from '../../game/tack/worn-look.ts';
import type { Look } from '../portrait/coat-tint.ts';
import type { Setting } from '../paddock/setting.ts';
import { MEADOW } from '../paddock/settings/meadow.ts';
import { settingOf } from '../paddock/settings/setting-of.ts';
import { HorsePicture } from '../portrait/horse-picture.tsx';
import { OwnPaddock } from './own-paddock.tsx';
import { PlacedPicture } from './placed-picture.tsx';

const BackdropPaddock = lazy(() => import('../paddock/backdrops/backdrop-paddock.tsx'));

interface HorseSceneProps {
  readonly horse: { readonly look: Look; readonly backdrop: Backdrop | null; readonly description: string };
  readonly className: string;
  /** True on grass, wherever the horse lives. */
  readonly isOut?: boolean;
  /** Set for a mare in foal. */
  readonly belly?: Belly;
  /** Where it is in the stable. Default: its own, for life. */
  readonly home?: Setting;
  /** Horses placed by their styles, further back; not in a lantern's scene. */
  readonly behind?: ReactNode;
  /** Default: standing still. */
  readonly Picture?: typeof HorsePicture;
  /** The nameplate with its name. */
  readonly plate?: ReactNode;
  /** Fixes the pose, as for a picture of the past. Default: by whereabouts and hour. */
  readonly pose?: Pose;
  /** Replaces the horse's picture. */
  readonly children?: ReactNode;
}

/** A horse where it lives, lit by the hour or by its magic lantern. */
export function HorseScene({
  horse,
  className,
  isOut = false,
  belly = 'usual',
  home = settingOf(horse.look),
  behind,
  Picture = HorsePicture,
  plate,
  pose,
  children,
}: HorseSceneProps) {
  const { backdrop } = horse;
  // Horses on grass wear no tack; a lantern shows them elsewhere.
  const look = isOut && backdrop === null ? withoutTack(horse.look) : horse.look;
  const picture = formatPicture({ ...horse, look });
  const alt = belly === 'usual' ? picture : `${picture}, ${belly}`;
  const stance = { belly };
  const posed = children ?? <Picture look={look} alt={alt} pose={pose} stance={stance} />;
  if (backdrop !== null)
    return (
      <Suspense fallback={<div className={`scene ${className}`} />}>
        <BackdropPaddock className={className} backdrop={backdrop} plate={plate}>
          {posed}
        </BackdropPaddock>
      </Suspense>
    );
  const does = (
    <PlacedPicture key={look.seed} look={look} alt={alt} isOut={isOut} Picture={Picture} stance={stance} />
  );
  return (
    <OwnPaddock className={className} setting={isOut ? MEADOW : home} behind={behind} plate={plate}>
      {children === undefined && pose === undefined ? does : posed}
    </OwnPaddock>
  );
}
