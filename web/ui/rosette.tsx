import { LAST_ROSETTE } from '../../game/shows/ordinal.ts';
import './rosette.css';

const PLEATS = 32;

/** A pleated star around 17, 17. */
const EDGE = `M${Array.from({ length: PLEATS }, (_, pleat) => {
  const angle = (pleat / PLEATS) * Math.PI * 2;
  const radius = pleat % 2 === 1 ? 14.2 : 16.6;
  return `${(17 + Math.cos(angle) * radius).toFixed(1)} ${(17 + Math.sin(angle) * radius).toFixed(1)}`;
}).join('L')}Z`;

/** docs/rules/screens.md#places-and-qualities */
function colourOf(place: number): string | undefined {
  if (place <= 3) return ['gold', 'silver', 'bronze'][place - 1];
  return place <= LAST_ROSETTE ? 'good' : undefined;
}

interface RosetteProps {
  readonly place: number;
  /** Text in its middle; default: the place. */
  readonly figure?: string;
  readonly className?: string;
}

/** For the first ten; decorative. */
export function Rosette({ place, figure = String(place), className = 'rosette' }: RosetteProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 34 40"
      style={{ color: `var(--${colourOf(place) ?? 'muted'})` }}
      aria-hidden
    >
      <path className="rosette-tail" d="M11 24 7 39l5-2.500L16 40l2-14ZM23 24l4 15-5-2.500L18 40l-2-14Z" />
      <path className="rosette-edge" d={EDGE} />
      <circle className="rosette-disc" cx="17" cy="17" r="10.500" />
      <text x="17" y="22" textAnchor="middle">
        {figure}
      </text>
    </svg>
  );
}
