import type { ReactNode } from 'react';
import type { HouseSign as Sign } from '../../game/house-stables/house-names.ts';

const CREAM = '#efe3c8';
const BRASS = '#d8b56a';

interface Drawing {
  readonly board: string;
  readonly picture: ReactNode;
}

/** Lines of cream on a painted board. */
const lines = (d: string, width = 3) => (
  <path d={d} fill="none" stroke={CREAM} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);
const shape = (d: string, fill = CREAM) => <path d={d} fill={fill} />;

const LEAFLET = 'M0 0c4-6 10-7 14-5-2 5-8 8-14 5Z';
const OAK = 'M-7 0c-4-1-4-6-1-8 0-5 5-6 8-3 4-3 8 0 8 4 4 2 3 6-1 7Z';

const DRAWINGS: Readonly<Record<Sign, Drawing>> = {
  ash_leaf: {
    board: '#3c5a3a',
    picture: (
      <>
        {lines('M32 54V18', 2.4)}
        {[22, 32, 42].map((y) => (
          <g key={y}>
            <path d={LEAFLET} transform={`translate(33 ${y + 2})`} fill={CREAM} />
            <path d={LEAFLET} transform={`translate(31 ${y + 2}) scale(-1 1)`} fill={CREAM} />
          </g>
        ))}
        {shape('M32 8c4 4 4 9 0 13-4-4-4-9 0-13Z')}
      </>
    ),
  },
  kettle: {
    board: '#7d4a30',
    picture: (
      <>
        {lines('M20 27c0-13 24-13 24 0')}
        {shape('M17 34c0-5 6-8 15-8s15 3 15 8c3 0 5-3 7-6l3 2c-2 6-5 9-9 10-1 6-4 9-7 9H23c-4 0-6-6-6-15Z')}
        <circle cx="32" cy="24" r="2.6" fill={BRASS} />
      </>
    ),
  },
  grey_horse: {
    board: '#4b5463',
    picture: shape(
      'M38 12c1 3 1 5 1 7 6 5 9 13 9 33H27c0-9 5-12 7-19-4 4-8 4-11 5l-4 5c-3 0-6-2-6-5 3-7 6-13 12-18 3-3 8-5 13-8Z',
    ),
  },
  loch: {
    board: '#2f4a5c',
    picture: (
      <>
        {shape('M9 35 24 18l8 9 8-7 15 15Z')}
        {lines('M14 42c5-3 8 3 13 0s8 3 13 0 7 2 10 0M20 49c5-3 8 3 12 0s8 3 12 0', 2.6)}
      </>
    ),
  },
  four_oaks: {
    board: '#4d5a2c',
    picture: (
      <>
        {[
          [21, 26],
          [43, 26],
          [21, 46],
          [43, 46],
        ].map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path d={OAK} fill={CREAM} />
            <path d="M0-3v9" stroke={CREAM} strokeWidth="2.6" />
          </g>
        ))}
      </>
    ),
  },
  sundown: {
    board: '#8a3f2b',
    picture: (
      <>
        {shape('M18 40a14 14 0 0 1 28 0Z', BRASS)}
        {lines('M10 40h44M17 47h30M25 53h14M32 13v7M13 24l5 4M51 24l-5 4', 2.6)}
      </>
    ),
  },
  long_ship: {
    board: '#2b5058',
    picture: (
      <>
        {shape('M24 14h17c2 5 2 11 0 16H24c2-5 2-11 0-16Z', BRASS)}
        {lines('M32 10v28', 2.4)}
        {shape('M10 30c3 1 4 4 6 7h32c2-3 3-6 6-7-1 9-5 16-11 17H21c-6-1-10-8-11-17Z')}
        {lines('M16 53c5-3 8 3 13 0s8 3 13 0 5 1 7 0', 2.2)}
      </>
    ),
  },
  hourglass: {
    board: '#8a6936',
    picture: (
      <>
        {lines('M19 14h26M19 50h26')}
        {lines('M22 15c0 10 7 11 7 17s-7 7-7 17M42 15c0 10-7 11-7 17s7 7 7 17', 2.4)}
        {shape('M26 22h12c-2 4-4 5-6 8-2-3-4-4-6-8ZM25 47c1-5 5-5 7-9 2 4 6 4 7 9Z')}
      </>
    ),
  },
  black_water: {
    board: '#20252b',
    picture: (
      <>
        {shape('M38 12a10 10 0 1 0 6 15 9 9 0 0 1-6-15Z', BRASS)}
        {lines('M12 38c5-4 8 4 13 0s9 4 14 0 8 3 12 0M16 46c5-4 8 4 12 0s8 4 12 0 6 3 9 0', 2.8)}
      </>
    ),
  },
  cream_jug: {
    board: '#75604a',
    picture: (
      <>
        {shape('M20 15h23l-2 8c5 5 7 10 7 15 0 8-6 13-15 13s-15-5-15-13c0-5 2-10 6-15l-7-5Z')}
        {lines('M43 22c10-2 13 3 11 9s-5 8-8 9')}
      </>
    ),
  },
  silver_gate: {
    board: '#3b5570',
    picture: lines('M14 16v36M50 16v36M14 22h36M14 32h36M14 42h36M15 42 49 22', 3.2),
  },
  long_field: {
    board: '#5a6330',
    picture: (
      <>
        <circle cx="42" cy="20" r="6" fill={BRASS} />
        {lines('M9 31h46M30 31 16 50M32 31l-2 24M34 31l12 22M36 31l19 10M28 31 10 40', 2.6)}
      </>
    ),
  },
};

interface HouseSignProps {
  readonly sign: Sign;
  readonly className?: string;
}

/** The painted board over the gate of a house stable. Its name stands beside it. */
export function HouseSign({ sign, className = 'house-sign' }: HouseSignProps) {
  const { board, picture } = DRAWINGS[sign];
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden>
      <circle cx="32" cy="32" r="31" fill={board} />
      <circle cx="32" cy="32" r="28.5" fill="none" stroke={BRASS} strokeWidth="1.5" />
      {picture}
    </svg>
  );
}
