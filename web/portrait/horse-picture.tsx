import { useContext } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import type { Look } from './coat-tint.ts';
import { HorseLightContext } from './horse-light.ts';
import { poseOf } from './pose-of.ts';
import { toScale } from './true-size.ts';
import { usePortrait, type PaintState } from './use-portrait.ts';

export interface HorsePictureProps {
  readonly look: Look;
  /** Alternative text; empty if the page already says it. */
  readonly alt: string;
}

export interface PosedPictureProps extends HorsePictureProps {
  /** Undefined: the horse's own, fixed for life. */
  readonly pose?: Pose | undefined;
}

export function HorsePicture({ look, alt, pose = poseOf(look) }: PosedPictureProps) {
  const light = useContext(HorseLightContext);
  const { canvas, painted } = usePortrait(look, { crop: 'whole', pose, light });
  return (
    <span className="horse-picture" style={toScale(look)} {...named(alt)}>
      <canvas ref={canvas} className={`is-${painted}`} />
      <PortraitState painted={painted} />
    </span>
  );
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
