import { useContext } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import { outlineColours } from './coat-tint.ts';
import type { Look } from './coat-tint.ts';
import { HorseOutline } from './horse-outline.tsx';
import { HorseLightContext } from './horse-light.ts';
import type { HorseLight } from './horse-light.ts';
import { poseOf } from './pose-of.ts';
import { usePortrait } from './use-portrait.ts';
import type { PaintState } from './use-portrait.ts';

interface HorsePictureProps {
  readonly look: Look;
  /** What it shows; empty where that stands beside the picture. */
  readonly words: string;
}

/** A horse as it looks, standing or walking, in the light of where it stands. */
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

/** Over a picture that is not there: that it is coming, or will not come. */
export function PortraitState({ painted }: { readonly painted: PaintState }) {
  if (painted === 'shown') return null;
  return (
    <span className="portrait-state">
      {painted === 'waiting' ? 'Loading horse...' : 'Failed to load horse image'}
    </span>
  );
}

/** Its head alone, in a square. */
export function HeadPortrait({ look, words }: HorsePictureProps) {
  const { canvas, painted } = usePortrait(look, { crop: 'head', pose: 'stand' });
  return (
    <span className="horse-picture head-portrait" {...named(words)}>
      <canvas ref={canvas} className={painted === 'shown' ? 'is-shown' : undefined} />
      <PortraitState painted={painted} />
    </span>
  );
}

/** A horse before a lamp-lit wall, small: in a list or a choice. Until it is painted, its outline in its colours. */
export function Stall({ look, words }: HorsePictureProps) {
  return (
    <span className="stall">
      <OutlinedPicture look={look} words={words} pose="stand" light={null} />
    </span>
  );
}

/** A horse that only decorates a scene: no words stand over it. Until it is painted, its outline. */
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

/** The stall of whatever has a look, where its coat stands beside it in words. */
export function stallOf({ look }: { readonly look: Look }) {
  return <Stall look={look} words="" />;
}
