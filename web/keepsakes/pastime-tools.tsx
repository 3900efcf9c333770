import type { Pastime } from '../../game/keepsakes/pastimes.ts';

interface PastimeToolProps {
  readonly pastime: Pastime;
  /** Presses made. */
  readonly done: number;
}

/** Brush, lunge, hand or viewfinder over the scene; decorative. A press moves it. */
export function PastimeTool({ pastime, done }: PastimeToolProps) {
  const Tool = TOOLS[pastime];
  return (
    <span className={`pastime-tool is-${pastime}`} data-done={done} aria-hidden>
      <Tool key={done} />
    </span>
  );
}

const TOOLS: Readonly<Record<Pastime, () => React.ReactNode>> = {
  groom: Brush,
  lunge: Lunge,
  hand_feed: Hand,
  photograph: Viewfinder,
};

function Brush() {
  return (
    <svg viewBox="0 0 120 76" className="tool-brush">
      <path d="M12 40c0-16 22-26 48-26s48 10 48 26z" fill="#7a4b26" />
      <path d="M20 36c4-9 20-15 40-15s36 6 40 15z" fill="#9a6636" />
      <path d="M26 22c10-10 58-10 68 0" fill="none" stroke="#3d2512" strokeWidth="7" strokeLinecap="round" />
      <path
        d={Array.from(
          { length: 17 },
          (_, bristle) => `M${16 + bristle * 5.5} 41l${bristle % 2 ? 1 : -1} 21`,
        ).join('')}
        stroke="#e6d2a8"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Lunge() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="tool-lunge">
      <path
        d="M12 100Q52 78 100 0"
        fill="none"
        stroke="#e9dcbd"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Hand() {
  return (
    <svg viewBox="0 0 200 90" className="tool-hand">
      <path d="M0 62c30-4 56-6 78-6 24 0 46 2 58 8 8 4 6 12-4 13-18 2-40 1-54-1L0 84z" fill="#d9a886" />
      <path d="M0 62c30-4 56-6 78-6v4c-22 0-50 2-78 6z" fill="#c48f6c" />
      <path d="M0 58l26-3v32l-26 3z" fill="#4c5b3a" />
      <path d="M84 56c18-10 52-16 82-15 6 0 6 8 0 9-28 5-56 9-78 12z" fill="#e07b2a" />
      <path d="M104 53l3 6M124 48l3 7M144 45l2 6" stroke="#b85e1a" strokeWidth="2" strokeLinecap="round" />
      <path d="M88 58c-10-8-22-12-32-10 8 2 12 6 16 10-8 0-14 2-18 6 12 2 24 0 34-2z" fill="#5f8a3c" />
    </svg>
  );
}

function Viewfinder() {
  return (
    <>
      <i className="tool-frame" />
      <i className="tool-flash" />
    </>
  );
}
