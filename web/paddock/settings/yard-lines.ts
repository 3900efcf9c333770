import { each } from '../pixels/path.ts';

/* Seen from the front, about eight metres behind the horse: 95 units per metre, in the 1600 by 720 view. */
export const EAVES = 238;
export const RIDGE = 122;
export const FOOT = 522;
/** Right end of the boxes. */
export const END = 1112;

export const RIDGE_TILES = 'M-10 122H1028L1138 242';
export const GUTTER = 'M-10 244H1138';

export const TURRET_BOX = 'M842 130V64H902V130Z';
export const TURRET_ROOF = 'M830 66L872 22L914 66Z';

/** Middle of each door. */
export const DOORS = [72, 302, 532, 762, 992] as const;
/** Doorway: half width, top, and top of the closed lower door. */
export const HALF = 50;
export const TOP = 296;
export const SHUT = 404;

export const LOWER_DOORS = each(DOORS, 'M-50 519V404H50V519Z');
/** Open, flat against the wall. */
export const UPPER_DOORS = each(DOORS, 'M58 398V296h52V398Z');
export const BOARDS = each(DOORS, 'M-30 410V516M-10 410V516M10 410V516M30 410V516M75 299V395M92 299V395');
export const BRACES = each(DOORS, 'M-46 416h92M-46 506h92M-44 504L44 418');
/** Fittings of the doors, and the turret’s louvres. */
export const IRON = `${each(DOORS, 'M-50 404h100M-48 434h16M24 416h26M24 506h26')}M850 76h44M850 84h44M850 92h44M850 100h44M850 108h44`;

/** Middle of each window. */
export const WINDOWS = [214, 444, 674, 904] as const;
/** Frames of the doors, and of the windows with their sills. */
export const FRAMES =
  each(DOORS, 'M-57 522V288H57V522Z') + each(WINDOWS, 'M-26 308h52v62h-52ZM-30 370h60v7h-60Z');
export const PANES = each(
  WINDOWS,
  'M-21 313h19v24h-19ZM-21 341h19v24h-19ZM2 313h19v24h-19ZM2 341h19v24h-19Z',
);
export const WINDOW_BOXES = each(WINDOWS, 'M-28 376h56l-4 16h-48Z');

/** Over each door. */
export const LANTERN = 268;
/** With the vane on the turret. */
export const LANTERN_IRON = `${each(DOORS, 'M0 244v14M-8 258h16l-3 -5h-10ZM-6 278h12')}M872 24V2M852 10h38l-7 -5m7 5l-7 5M852 5v10`;
export const LANTERN_GLASS = each(DOORS, 'M-7 259h14l-3 18h-8Z');
