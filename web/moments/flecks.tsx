import { drawsFrom } from '../paddock/lines.ts';

const FLECKS = 46;
const WIDTH = 760;
const HEIGHT = 372;
const COLOURS = ['gold', 'accent', 'silver', 'good'] as const;
/** Latest start, as a share of the fall. */
const SPREAD = 0.35;

const DRAWN = drawAll();

function drawAll() {
  const draw = drawsFrom(5);
  return Array.from({ length: FLECKS }, (_, index) => {
    const x = Math.round(draw() * WIDTH);
    const y = Math.round(draw() * HEIGHT * 0.82);
    const lean = Math.round((draw() - 0.5) * 10);
    return {
      path: `M${x} ${y}l${lean} ${Math.round(4 + draw() * 9)}`,
      colour: `var(--${COLOURS[index % COLOURS.length]})`,
      wait: Math.round(draw() * SPREAD * 100) / 100,
    };
  });
}

/** They fall once and stay. */
export function Flecks() {
  return (
    <svg
      className="flecks"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {DRAWN.map(({ path, colour, wait }) => (
        <path key={path} d={path} stroke={colour} style={{ '--wait': wait } as React.CSSProperties} />
      ))}
    </svg>
  );
}
