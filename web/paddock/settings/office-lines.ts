import { drawsFrom } from '../lines.ts';
import { short } from '../pixels/path.ts';
import { WIDTH } from '../scene-size.ts';

/* A wide room seen from its middle, in the 1600 by 720 view. Wide windows show only its lower half. */

/** Where the boards of the wall begin, and where they meet the floor. */
export const RAIL = 398;
export const FLOOR = 500;

export const BEAM = `M0 0H${WIDTH}V42H0Z`;
export const CHAIR_RAIL = `M0 ${RAIL - 7}H${WIDTH}v13H0Z`;
export const SKIRTING = `M0 ${FLOOR - 16}H${WIDTH}V${FLOOR}H0Z`;

/** From the edge inwards. */
export const RUG = [
  ellipse(1110, 640, 372, 62),
  ellipse(1110, 640, 344, 55),
  ellipse(1110, 640, 250, 38),
] as const;

function ellipse(x: number, y: number, across: number, up: number): string {
  const [wide, high] = [2 * across, (up * 4) / 3];
  return `M${x - across} ${y}c0 ${high} ${wide} ${high} ${wide} 0c0 ${-high} ${-wide} ${-high} ${-wide} 0Z`;
}

const SHELVES = [
  { left: 90, top: 372, books: [[112, 384]] },
  {
    left: 90,
    top: 226,
    books: [
      [118, 250],
      [330, 400],
    ],
  },
] as const;
const LONG = 340;
export const SHELF_BOARDS = SHELVES.map(({ left, top }) => `M${left} ${top}h${LONG}v12h${-LONG}Z`).join('');
export const BRACKETS = SHELVES.map(
  ({ left, top }) => `M${left + 26} ${top + 12}v20l20 -20M${left + LONG - 46} ${top + 12}v20l20 -20`,
).join('');

/** Four colours in turn, and their gilt lines. */
export const BOOKS = books();

function books(): { readonly backs: readonly string[]; readonly gilt: string } {
  const draw = drawsFrom(117);
  const backs = ['', '', '', ''];
  let [gilt, index] = ['', 0];
  for (const { top, books: rows } of SHELVES)
    for (const [from, to] of rows)
      for (let x: number = from; x < to - 18; index++) {
        const wide = 18 + Math.round(13 * draw());
        const high = 74 + Math.round(36 * draw());
        backs[Math.floor(draw() * 4)] += `M${x} ${top}v${-high}h${wide}v${high}Z`;
        gilt += `M${x + 4} ${top - high + 14}h${wide - 8}M${x + 4} ${top - 14}h${wide - 8}`;
        x += wide + 2;
      }
  return { backs, gilt };
}

/** A family tree under glass. */
export const FRAME = 'M596 176h226v168h-226Z';
export const PICTURE = 'M609 189h200v142h-200Z';
export const TREE =
  'M634 260h34M668 226v68M668 226h38M668 294h38M706 208v36M706 208h44M706 244h44M706 276v36M706 276h44M706 312h44';
export const NAMES = 'M756 208h36M756 244h28M756 276h38M756 312h30';
export const TITLE = 'M634 208h22';

/** Left, top, width, height. */
export const PANE = [936, 122, 300, 240] as const;
const [LEFT, TOP, ACROSS, UP] = PANE;
export const WINDOW = `M${LEFT - 15} ${TOP - 15}h${ACROSS + 30}v${UP + 30}h${-ACROSS - 30}Z`;
export const SASH = `M${LEFT + ACROSS / 2} ${TOP}v${UP}M${LEFT} ${TOP + UP * 0.46}h${ACROSS}`;
export const SILL = `M${LEFT - 30} ${TOP + UP + 10}h${ACROSS + 60}v15h${-ACROSS - 60}Z`;

export const POT = `M${LEFT + 246} ${TOP + UP + 10}l6 -34h-38l6 34Z`;
export const LEAVES = (() => {
  const draw = drawsFrom(118);
  return Array.from(
    { length: 18 },
    () =>
      `M${LEFT + 233} ${TOP + UP - 24}q${short((draw() - 0.5) * 40)} ${short(-20 - 20 * draw())} ${short((draw() - 0.5) * 84)} ${short(-14 - 52 * draw())}`,
  ).join('');
})();

/** Rosettes on a string: middle of each. */
const ROSETTES = [
  [1316, 200],
  [1374, 214],
  [1434, 216],
  [1494, 206],
  [1546, 190],
] as const;
export const STRING = 'M1270 176Q1420 240 1590 164';
/** By colour: first, second, third. */
export const RIBBONS = [0, 1, 2].map((colour) =>
  ROSETTES.filter((_, index) => index % 3 === colour)
    .map(
      ([x, y]) =>
        `M${x - 9} ${y + 12}l-6 62 11 -8 8 12 6 -66ZM${x - 24} ${y}c0 32 48 32 48 0c0 -32 -48 -32 -48 0Z`,
    )
    .join(''),
);
export const BUTTONS = ROSETTES.map(([x, y]) => `M${x} ${y}h.01`).join('');
export const HORSESHOE = 'M1392 366c-34 -36 -24 -72 8 -74c32 -2 44 38 8 74';

export const LAMP = [500, 196] as const;
export const LAMP_CHAIN = 'M500 42V140';
export const LAMP_IRON = 'M468 140h64l14 26h-92ZM466 246h68v10h-68ZM472 166v80M528 166v80M500 166v80';
export const LAMP_GLASS = 'M474 166h52v80h-52Z';

/** The desk at the left, with a letter, an inkwell and its pen. */
export const DESK_TOP = 'M-10 470H392l22 16H-10Z';
export const DESK = 'M-10 486H398V600H372V520H-10Z';
export const DRAWERS = 'M40 498h120v16H40ZM206 498h120v16H206Z';
export const KNOBS = 'M100 506h.01M266 506h.01';
export const LETTER = 'M196 468h86l14 8h-94Z';
export const INKWELL = 'M328 470v-15h22v15Z';
export const QUILL = 'M340 456Q352 424 376 404Q372 434 344 456';
