import { useContext } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import type { Look } from './coat-tint.ts';
import { HorseLightContext } from './horse-light.ts';
import { HorseShadow } from './horse-picture.tsx';
import { SceneThumbnail } from './scene-thumbnail.tsx';
import { toScale } from './true-size.ts';
import { useStance } from './use-stance.ts';
import { usePortrait } from './use-portrait.ts';

interface ScenePortraitProps {
  readonly look: Look;
  /** Alternative text. */
  readonly alt: string;
  readonly pose: Pose;
  /** CSS width of the thumbnail. */
  readonly width: string;
}

/** A horse shown large in a scene, with tack; shows its thumbnail until painted. */
export function ScenePortrait({ look, alt, pose, width }: ScenePortraitProps) {
  const light = useContext(HorseLightContext);
  const stance = useStance(look, pose);
  const { canvas, shadow, painted } = usePortrait(look, { crop: 'whole', pose, stance, light });
  return (
    <span className="scene-portrait" style={toScale(look)} role="img" aria-label={alt}>
      {painted !== 'shown' && <SceneThumbnail look={look} pose={pose} width={width} />}
      <span className="horse-picture">
        {light && <HorseShadow ref={shadow} />}
        <canvas ref={canvas} className={painted === 'shown' ? 'is-shown' : undefined} />
      </span>
    </span>
  );
}
