import { lazy, Suspense, useContext, useState } from 'react';
import type { Pose } from '../../../art/paint/layers/layers.ts';
import { mediaStore, useStore } from '../../ui/store.ts';
import { HorseLightContext } from '../horse-light.ts';
import { named, PortraitState, type PosedPictureProps } from '../horse-picture.tsx';
import { poseOf } from '../pose-of.ts';
import { toScale } from '../true-size.ts';
import { usePortrait } from '../use-portrait.ts';

const LivingPortrait = lazy(() => import('./living-portrait.tsx'));

/** Moves once painted, if there is a graphics card and no wish for reduced motion. */
export function LivingPicture({ look, alt, pose = poseOf(look) }: PosedPictureProps) {
  const light = useContext(HorseLightContext);
  const { canvas, painted, width } = usePortrait(look, { crop: 'whole', pose, light });
  const [lives, setLives] = useState(false);
  const moves = !useStore(lessMotion) && livesIn(pose);
  return (
    <span
      className={lives ? 'horse-picture is-living' : 'horse-picture'}
      style={toScale(look)}
      {...named(alt)}
    >
      <canvas ref={canvas} className={painted === 'shown' ? 'is-shown' : undefined} />
      {painted === 'shown' && moves && (
        <Suspense>
          <LivingPortrait look={look} pose={pose} width={width} onLife={setLives} />
        </Suspense>
      )}
      <PortraitState painted={painted} />
    </span>
  );
}

/** The motion suits only a raised head and straight legs. */
const livesIn = (pose: Pose) => pose === 'stand' || pose === 'walk';

const lessMotion = mediaStore('(prefers-reduced-motion: reduce)');
