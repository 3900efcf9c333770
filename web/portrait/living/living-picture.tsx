import { lazy, Suspense, useContext, useState } from 'react';
import type { Pose } from '../../../art/paint/layers/layers.ts';
import { mediaStore, useStore } from '../../ui/store.ts';
import { HorseLightContext } from '../horse-light.ts';
import { HorseShadow, named, PortraitState, type PosedPictureProps } from '../horse-picture.tsx';
import { poseOf } from '../pose-of.ts';
import { toScale } from '../true-size.ts';
import { useStance } from '../use-stance.ts';
import { usePortrait } from '../use-portrait.ts';

const LivingPortrait = lazy(() => import('./living-portrait.tsx'));

/** Moves once painted, if there is a graphics card and no wish for reduced motion. */
export function LivingPicture({ look, alt, pose = poseOf(look), stance: given }: PosedPictureProps) {
  const light = useContext(HorseLightContext);
  const stance = useStance(look, pose, given);
  const { canvas, shadow, painted, width } = usePortrait(look, { crop: 'whole', pose, stance, light });
  const [lives, setLives] = useState(false);
  const moves = !useStore(lessMotion) && LIVES_IN.includes(pose);
  return (
    <span
      className={lives ? 'horse-picture is-living' : 'horse-picture'}
      style={toScale(look)}
      {...named(alt)}
    >
      {light && <HorseShadow ref={shadow} />}
      <canvas ref={canvas} className={painted === 'shown' ? 'is-shown' : undefined} />
      {painted === 'shown' && moves && (
        <Suspense>
          <LivingPortrait look={look} pose={pose} stance={stance} width={width} onLife={setLives} />
        </Suspense>
      )}
      <PortraitState painted={painted} />
    </span>
  );
}

/** The motion suits only a raised head, and legs that bear the body. */
const LIVES_IN: readonly Pose[] = ['stand', 'walk', 'rest'];

const lessMotion = mediaStore('(prefers-reduced-motion: reduce)');
