import { WIDTH } from '../scene-size.ts';

/* Wide places show only the lower half, phones the middle. */

export const FLOOR = 612;
export const SKIRTING = `M0 ${FLOOR - 20}H${WIDTH}V${FLOOR}H0Z`;
export const BEAM = `M0 150H${WIDTH}V186H0Z`;

export const PANE = [150, 292, 210, 178] as const;
export const LAMP = [800, 258, 186] as const;

/** A board on brackets, with racks for saddles. */
export const SHELF = 'M440 486H1180V502H440Z';
export const SHELF_SHADE = 'M440 502H1180V511H440Z';
export const BRACKETS = 'M500 511v44M500 555L540 511M1120 511v44M1120 555L1080 511';
/** Hooks for bridles. */
export const HOOK_RAIL = 'M1206 318H1566V330H1206Z';

/** A saddle on its rack, drawn from 0, 0. */
export const SADDLE = {
  rack: 'M-6 92h132v12H-6Z',
  pad: 'M8 34c-2 30 4 58 26 64h44c26-6 34-36 30-66Z',
  piping: 'M14 40c0 24 6 46 24 52h36c20-6 28-28 26-52Z',
  flap: 'M2 16c20 10 36 12 54 8 20-4 36-14 50-24 12 2 18 12 16 24-6 14-20 22-38 24l-8 40c-8 8-28 8-36-2L34 46C16 44 2 34 2 16Z',
  seat: 'M4 18c20 10 36 12 54 8 20-4 36-14 48-22 6 2 8 4 10 8-20 22-76 38-112 6Z',
  leather: 'M58 84v36',
  iron: 'M48 120h20l-2 14H50Z',
} as const;
/** Where saddles sit, each on a pad of its own colour. */
export const SADDLES = [476, 640, 848, 1016] as const;

/** A bridle, drawn from its hook. */
export const BRIDLE = {
  straps:
    'M0-6C-30 10-34 60-22 104M0-6C30 10 34 60 22 104M-27 44C-8 52 8 52 27 44M-26 78C-8 88 8 88 26 78M-22 104c-24 50 18 90 10 130M22 104c30 50-22 96-14 138',
  rings: 'M-30 106c0 11 16 11 16 0c0-11-16-11-16 0M14 106c0 11 16 11 16 0c0-11-16-11-16 0',
} as const;
export const BRIDLES = [1244, 1340, 1436, 1526] as const;
export const BRIDLE_TOP = 336;

const shoe = (x: number, y: number) =>
  `M${x - 16} ${y + 26}C${x - 30} ${y - 6} ${x - 16} ${y - 28} ${x} ${y - 28}C${x + 16} ${y - 28} ${x + 30} ${y - 6} ${x + 16} ${y + 26}`;
export const HORSESHOES = shoe(410, 330) + shoe(74, 372) + shoe(1190, 420);

/** Rosettes on a cord above the saddles. */
export const CORD = 'M470 392Q800 436 1150 388';
export const ROSETTES = [
  [560, 406],
  [672, 416],
  [784, 418],
  [896, 416],
  [1008, 408],
] as const;

/** A trunk with its lid, and a folded rug on it. */
export const TRUNK = 'M40 500h290v112H40Z';
export const TRUNK_LINES = 'M40 534h290M90 500v112M280 500v112';
export const TRUNK_LOCK = 'M166 524h38v30h-38Z';
export const RUG = 'M64 474q4 -10 14 -10h206q12 0 14 12v24H64Z';
export const RUG_BANDS = 'M66 482h232M66 490h232';
/** A stool with a sponge and a tin. */
export const STOOL = 'M690 560h150v14H690ZM704 574l-10 56h10l12 -56ZM826 574l10 56h-10l-12 -56Z';
export const TIN = 'M720 538h34v22h-34Z';
export const SPONGE = 'M776 560q-4 -18 14 -18h22q16 0 12 18Z';
/** Feed bins at the right. */
export const BIN = 'M1300 548h210v64h-210ZM1292 536h226v14h-226Z';
