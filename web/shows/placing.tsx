import { ordinal } from '../../game/shows/ordinal.ts';

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
  return place <= 10 ? 'good' : undefined;
}

/** A rosette for the first ten; always in words too. */
export function Placing({ place, of }: { readonly place: number; readonly of: number | null }) {
  const colour = colourOf(place);
  return (
    <span className="placing">
      {colour !== undefined && (
        <svg className="rosette" viewBox="0 0 34 40" style={{ color: `var(--${colour})` }} aria-hidden>
          <path
            className="rosette-tail"
            d="M11 24 7 39l5-2.500L16 40l2-14ZM23 24l4 15-5-2.500L18 40l-2-14Z"
          />
          <path className="rosette-edge" d={EDGE} />
          <circle className="rosette-disc" cx="17" cy="17" r="10.500" />
          <text x="17" y="22" textAnchor="middle">
            {place}
          </text>
        </svg>
      )}
      <span className="placing-words">
        <b>{ordinal(place)}</b>
        {of !== null && <small>of {of}</small>}
      </span>
    </span>
  );
}
