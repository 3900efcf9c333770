import { useContext, type Ref } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import type { Stance } from '../../art/paint/recipe/stance.ts';
import { SHADOW_BOX } from '../../art/paint/shadow-box.ts';
import type { Look } from './coat-tint.ts';
import { HorseLightContext } from './horse-light.ts';
import { poseOf } from './pose-of.ts';
import { toScale } from './true-size.ts';
import { useStance } from './use-stance.ts';
import { usePortrait, type PaintState } from './use-portrait.ts';

export interface HorsePictureProps {
  readonly look: Look;
  /** Alternative text; empty if the page already says it. */
  readonly alt: string;
}

export interface PosedPictureProps extends HorsePictureProps {
  /** Undefined: the horse's own, fixed for life. */
  readonly pose?: Pose | undefined;
  /** What a scene decides of it. */
  readonly stance?: Partial<Stance> | undefined;
}

export function HorsePicture({ look, alt, pose = poseOf(look), stance: given }: PosedPictureProps) {
  const light = useContext(HorseLightContext);
  const stance = useStance(look, pose, given);
  const { canvas, shadow, painted } = usePortrait(look, { crop: 'whole', pose, stance, light });
  return (
    <span className="horse-picture" style={toScale(look)} {...named(alt)}>
      {light && <HorseShadow ref={shadow} />}
      <canvas ref={canvas} className={`is-${painted}`} />
      <PortraitState painted={painted} />
    </span>
  );
}

const percent = (share: number) => `${Math.round(100 * share)}%`;
const SHADOW_STYLE = {
  left: percent(SHADOW_BOX.left),
  top: percent(SHADOW_BOX.top),
  width: percent(SHADOW_BOX.width),
  height: percent(SHADOW_BOX.height),
};

/** On the ground, under a picture in a scene. */
export function HorseShadow({ ref }: { readonly ref: Ref<HTMLCanvasElement> }) {
  return <canvas ref={ref} className="horse-shadow" style={SHADOW_STYLE} />;
}

export function named(alt: string) {
  return alt === '' ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': alt } as const);
}

export function PortraitState({ painted }: { readonly painted: PaintState }) {
  if (painted === 'shown') return null;
  return (
    <span className={`portrait-state is-${painted}`}>
      {painted === 'waiting' ? 'Loading horse...' : 'Failed to load horse image'}
    </span>
  );
}
