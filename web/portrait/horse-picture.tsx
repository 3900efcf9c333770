import type { CSSProperties } from 'react';
import outline from '../assets/horse.svg?url';
import { coatTint } from './coat-tint.ts';
import type { Look } from './coat-tint.ts';

/** The room of every portrait. */
const VIEW = '0 0 1024 880';

interface HorseOutlineProps {
  readonly className: string;
  /** What it shows; empty where that stands beside the picture. */
  readonly words: string;
  /** Left out, the class brings the colours. */
  readonly style?: CSSProperties;
}

/** A horse in one colour for each part: `--coat`, `--points` and `--mane`. */
export function HorseOutline({ className, words, style }: HorseOutlineProps) {
  const named = words === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words };
  return (
    <svg className={className} viewBox={VIEW} style={style} {...named}>
      <use href={`${outline}#horse`} />
    </svg>
  );
}

interface HorsePictureProps {
  readonly look: Look;
  readonly words: string;
}

/** A horse, standing, in the room that its portrait will take. */
export function HorsePicture({ look, words }: HorsePictureProps) {
  const { coat, points, mane } = coatTint(look);
  const colours = { '--coat': coat, '--points': points, '--mane': mane } as CSSProperties;
  return <HorseOutline className="horse-picture" words={words} style={colours} />;
}

/** A horse before a lamp-lit wall, small: in a list or a choice. */
export function Stall({ look, words }: HorsePictureProps) {
  return (
    <span className="stall">
      <HorsePicture look={look} words={words} />
    </span>
  );
}

/** The same with nobody in it. */
export function EmptyStall() {
  return <span className="stall is-empty" />;
}

/** The stall of whatever has a look, where its coat stands beside it in words. */
export function stallOf({ look }: { readonly look: Look }) {
  return <Stall look={look} words="" />;
}
