import type { CSSProperties } from 'react';
import outline from '../assets/horse.svg?url';

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
