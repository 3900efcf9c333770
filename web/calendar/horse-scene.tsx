import { lazy, Suspense, type ReactNode } from 'react';
import type { Backdrop } from '../../game/magic/backdrops.ts';
import { pictureWords } from '../../game/tack/worn-look.ts';
import type { Look } from '../portrait/coat-tint.ts';
import { MEADOW } from '../paddock/settings/meadow.ts';
import { settingOf } from '../paddock/settings/setting-of.ts';
import { HorsePicture, LivingPicture } from '../portrait/horse-picture.tsx';
import { OwnPaddock } from './own-paddock.tsx';

const BackdropPaddock = lazy(() => import('../paddock/backdrops/backdrop-paddock.tsx'));

interface HorseSceneProps {
  readonly horse: { readonly look: Look; readonly backdrop: Backdrop | null; readonly description: string };
  readonly className: string;
  /** On grass, wherever it lives. */
  readonly isOut?: boolean;
  /** Moves a little. */
  readonly isAlive?: boolean;
  /** In place of the picture of the horse. */
  readonly children?: ReactNode;
}

/** A horse in its own place, by the light of the hour, or of its magic lantern. */
export function HorseScene({ horse, className, isOut = false, isAlive = false, children }: HorseSceneProps) {
  const { look, backdrop } = horse;
  const Picture = isAlive ? LivingPicture : HorsePicture;
  const picture = children ?? <Picture look={look} words={pictureWords(horse)} />;
  if (backdrop === null)
    return (
      <OwnPaddock className={className} setting={isOut ? MEADOW : settingOf(look)}>
        {picture}
      </OwnPaddock>
    );
  return (
    <Suspense fallback={<div className={`scene ${className}`} />}>
      <BackdropPaddock className={className} backdrop={backdrop}>
        {picture}
      </BackdropPaddock>
    </Suspense>
  );
}
