import type { CSSProperties } from 'react';
import outline from '../assets/horse.svg?url';

const VIEW = '0 0 1024 880';

interface HorseOutlineProps {
  readonly className: string;
  /** Alternative text; empty if the page already says it. */
  readonly alt: string;
  readonly style?: CSSProperties;
}

export function HorseOutline({ className, alt, style }: HorseOutlineProps) {
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg className={className} viewBox={VIEW} style={style} {...named}>
      <use href={`${outline}#horse`} />
    </svg>
  );
}
