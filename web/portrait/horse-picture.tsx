import { useContext } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import { outlineColours, type Look } from './coat-tint.ts';
import { HorseOutline } from './horse-outline.tsx';
import { HorseLightContext, type HorseLight } from './horse-light.ts';
import { poseOf } from './pose-of.ts';
import { usePortrait, type PaintState } from './use-portrait.ts';

interface HorsePictureProps {
  readonly look: Look;
  /** Alternative text; empty if the page says it. */
  readonly words: string;
}

export function HorsePicture({ look, words }: HorsePictureProps) {
  const light = useContext(HorseLightContext);
  const { canvas, painted } = usePortrait(look, { crop: 'whole', pose: poseOf(look), light });
  return (
    <span className="horse-picture" {...named(words)}>
      <canvas ref={canvas} className={painted === 'shown' ? 'is-shown' : undefined} />
      <PortraitState painted={painted} />
    </span>
  );
}

function named(words: string) {
  return words === '' ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': words } as const);
}

export function PortraitState({ painted }: { readonly painted: PaintState }) {
  if (painted === 'shown') return null;
  return (
    <span className="portrait-state">
      {painted === 'waiting' ? 'Loading horse...' : 'Failed to load horse image'}
    </span>
  );
}

export function HeadPortrait({ look, words }: HorsePictureProps) {
  const { canvas, painted } = usePortrait(look, { crop: 'head', pose: 'stand' });
  return (
    <span className="horse-picture head-portrait" {...named(words)}>
      <canvas ref={canvas} className={painted === 'shown' ? 'is-shown' : undefined} />
      <PortraitState painted={painted} />
    </span>
  );
}

/** Small, before a lamp-lit wall; an outline until painted. */
export function Stall({ look, words }: HorsePictureProps) {
  return (
    <span className="stall">
      <OutlinedPicture look={look} words={words} pose="stand" light={null} />
    </span>
  );
}

/** Decorative; an outline until painted. */
export function SceneHorse({ look }: Pick<HorsePictureProps, 'look'>) {
  const light = useContext(HorseLightContext);
  return <OutlinedPicture look={look} words="" pose="stand" light={light} />;
}

interface OutlinedPictureProps extends HorsePictureProps {
  readonly pose: Pose;
  readonly light: HorseLight | null;
}

function OutlinedPicture({ look, words, pose, light }: OutlinedPictureProps) {
  const { canvas, painted } = usePortrait(look, { crop: 'whole', pose, light });
  return (
    <span className="horse-picture" {...named(words)}>
      <canvas ref={canvas} className={painted === 'shown' ? 'is-shown' : undefined} />
      {painted !== 'shown' && (
        <HorseOutline className="portrait-outline" words="" style={outlineColours(look)} />
      )}
    </span>
  );
}

export function stallOf({ look }: { readonly look: Look }) {
  return <Stall look={look} words="" />;
}
