import type { CSSProperties } from 'react';
import outline from '../assets/horse.svg?url';

const VIEW = '0 0 1024 880';

interface HorseOutlineProps {
  readonly className: string;
  /** Alternative text; empty if the page already says it. */
  readonly words: string;
  readonly style?: CSSProperties;
}

export function HorseOutline({ className, words, style }: HorseOutlineProps) {
  const named = words === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words };
  return (
    <svg className={className} viewBox={VIEW} style={style} {...named}>
      <use href={`${outline}#horse`} />
    </svg>
  );
}
