import type { ReactNode } from 'react';
import type { MagicItem } from '../../game/magic/items.ts';

/* The shelf is dark wood in both themes, so these colours are fixed. */
const BRASS = 'oklch(0.76 0.11 82)';
const BRASS_DARK = 'oklch(0.55 0.09 72)';
const BRASS_LIGHT = 'oklch(0.9 0.08 88)';
const MADDER = 'oklch(0.58 0.17 25)';
const MADDER_DARK = 'oklch(0.42 0.14 24)';
const MADDER_LIGHT = 'oklch(0.72 0.14 28)';
const GLASS = 'oklch(0.93 0.03 220)';
const PAPER = 'oklch(0.91 0.045 86)';
const PAPER_DARK = 'oklch(0.78 0.065 78)';
const INK = 'oklch(0.36 0.05 50)';
const FLAME = 'oklch(0.88 0.15 78)';

const BOW_SIDE = (
  <>
    <path d="M77 88 54 140l13-5 8 11 14-52Z" fill={MADDER_DARK} />
    <path d="M77 88 60 136l8-3 5 8 12-49Z" fill={MADDER} />
    <path d="M79 80C62 44 24 34 19 56c-5 23 34 38 60 28Z" fill={MADDER} />
    <path d="M75 78C58 58 36 50 30 59c-3 11 22 20 45 21Z" fill={MADDER_DARK} />
    <path d="M30 47C42 44 60 54 70 69" stroke={MADDER_LIGHT} strokeWidth="3" fill="none" />
  </>
);

const DRAWINGS: Readonly<Record<MagicItem, ReactNode>> = {
  ribbon: (
    <>
      {BOW_SIDE}
      <g transform="matrix(-1 0 0 1 160 0)">{BOW_SIDE}</g>
      <rect x="69" y="67" width="22" height="27" rx="8" fill={MADDER} />
      <path d="M75 71c-2 6-2 13 0 19M83 70c2 7 2 14 0 21" stroke={MADDER_DARK} strokeWidth="2" fill="none" />
      <path d="M73 72c2-3 6-3 9-3" stroke={MADDER_LIGHT} strokeWidth="2.5" fill="none" />
    </>
  ),
  hourglass: (
    <>
      <path d="M52 32v98M108 32v98" stroke={BRASS_DARK} strokeWidth="6" />
      <path d="M51 34v94M107 34v94" stroke={BRASS} strokeWidth="3" />
      <path
        d="M60 32h40c0 25-14 35-17 49 3 14 17 24 17 49H60c0-25 14-35 17-49-3-14-17-24-17-49Z"
        fill={GLASS}
        fillOpacity="0.2"
        stroke={GLASS}
        strokeOpacity="0.75"
        strokeWidth="2"
      />
      <path d="M64 52c8 3 24 3 32 0-3 12-12 18-14 26h-4c-2-8-11-14-14-26Z" fill={BRASS} />
      <path d="M64 52c8 3 24 3 32 0" stroke={BRASS_LIGHT} strokeWidth="2" fill="none" />
      <path d="M80 78v38" stroke={BRASS_LIGHT} strokeWidth="2" strokeDasharray="3 2" />
      <path d="M62 129c2-12 12-15 18-19 6 4 16 7 18 19Z" fill={BRASS} />
      <path d="M68 38c1 12 5 20 9 27M68 124c0-8 3-14 6-19" stroke={GLASS} strokeWidth="2.5" fill="none" />
      <rect x="43" y="21" width="74" height="12" rx="5" fill={BRASS} />
      <rect x="43" y="129" width="74" height="12" rx="5" fill={BRASS_DARK} />
      <path d="M49 24h58M49 132h58" stroke={BRASS_LIGHT} strokeWidth="2.5" />
      <circle cx="80" cy="18" r="5" fill={BRASS} />
    </>
  ),
  whistle: (
    <>
      <path d="M126 96c26 12 17 42-13 46s-62 2-70-22" stroke={MADDER} strokeWidth="5" fill="none" />
      <path
        d="M43 120c-3 9-8 14-13 18M43 120c2 9 1 15-2 22"
        stroke={MADDER_LIGHT}
        strokeWidth="3"
        fill="none"
      />
      <circle cx="124" cy="90" r="8" stroke={BRASS_DARK} strokeWidth="4" fill="none" />
      <path d="M90 56H31c-4 0-7 3-7 7v13c0 4 3 7 7 7h28Z" fill={BRASS} />
      <circle cx="90" cy="86" r="31" fill={BRASS_DARK} />
      <circle cx="89" cy="84" r="29" fill={BRASS} />
      <path d="M30 61h44" stroke={BRASS_LIGHT} strokeWidth="4" />
      <path d="M68 56h17l-9 15H64Z" fill={INK} />
      <circle cx="92" cy="88" r="14" fill={INK} />
      <circle cx="94" cy="91" r="8.500" fill={PAPER_DARK} />
      <path d="M67 79c3-10 12-17 24-17" stroke={BRASS_LIGHT} strokeWidth="4" fill="none" />
      <path
        d="M20 40 10 34M30 34l-5-11M44 33l1-12"
        stroke={BRASS_LIGHT}
        strokeWidth="3"
        fill="none"
        opacity="0.8"
      />
    </>
  ),
  mane_scroll: (
    <>
      <path d="M42 44h76v74H42Z" fill={PAPER} />
      <path d="M42 44h9v74h-9Z" fill={PAPER_DARK} opacity="0.6" />
      <path
        d="M60 112c0-25 5-40 20-47l3-8 5 7c9 4 16 12 19 21-1 5-6 6-10 4l-10-3c-4 8 0 17 4 26Z"
        fill={INK}
      />
      <circle cx="91" cy="75" r="1.800" fill={PAPER} />
      <path
        d="M80 65c-12 0-15 6-26 5M74 70c-9 3-13 9-21 9M69 78c-7 4-10 9-17 11M65 88c-5 4-7 8-13 11M62 99c-3 3-5 6-9 8"
        stroke={MADDER}
        strokeWidth="4"
        fill="none"
      />
      <rect x="34" y="33" width="92" height="17" rx="8.500" fill={PAPER_DARK} />
      <path d="M40 38h80" stroke={PAPER} strokeWidth="4" />
      <rect x="34" y="113" width="92" height="17" rx="8.500" fill={PAPER_DARK} />
      <path d="M40 118h80" stroke={PAPER} strokeWidth="4" />
      <g fill={BRASS}>
        <circle cx="31" cy="41.500" r="7" />
        <circle cx="129" cy="41.500" r="7" />
        <circle cx="31" cy="121.500" r="7" />
        <circle cx="129" cy="121.500" r="7" />
      </g>
    </>
  ),
  lantern: (
    <>
      <circle cx="80" cy="92" r="62" fill={FLAME} opacity="0.1" />
      <circle cx="80" cy="92" r="44" fill={FLAME} opacity="0.16" />
      <path d="M58 44c0-32 44-32 44 0" stroke={BRASS_DARK} strokeWidth="5" fill="none" />
      <path d="M60 41c2-25 38-25 40 0" stroke={BRASS} strokeWidth="2" fill="none" />
      <path d="M54 60h52l6 66H48Z" fill={FLAME} fillOpacity="0.28" />
      <path
        d="M80 70c17 18 15 27 13 33-2 7-7 11-13 11s-11-4-13-11c-2-7 1-14 5-19 1 4 3 6 5 6 3-4 4-11 3-20Z"
        fill={FLAME}
      />
      <path d="M81 92c7 8 5 18-1 19-7 0-8-9-4-13 1 2 2 3 3 3 2-2 3-5 2-9Z" fill="oklch(0.97 0.06 95)" />
      <path d="M54 60 48 126M106 60l6 66M80 60v8" stroke={BRASS_DARK} strokeWidth="5" />
      <path d="M64 60l-3 66M96 60l3 66" stroke={BRASS} strokeWidth="2" opacity="0.7" />
      <path d="M64 42h32l16 18H48Z" fill={BRASS} />
      <path d="M67 45h26" stroke={BRASS_LIGHT} strokeWidth="3" />
      <path d="M48 60h64" stroke={BRASS_DARK} strokeWidth="4" />
      <rect x="42" y="124" width="76" height="14" rx="5" fill={BRASS} />
      <path d="M48 128h64" stroke={BRASS_LIGHT} strokeWidth="3" />
    </>
  ),
};

export function ItemDrawing({ item }: { readonly item: MagicItem }) {
  return (
    <svg
      className="item-drawing"
      viewBox="0 0 160 160"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <ellipse cx="80" cy="146" rx="46" ry="6" fill="oklch(0.1 0.01 70)" opacity="0.5" />
      {DRAWINGS[item]}
    </svg>
  );
}
