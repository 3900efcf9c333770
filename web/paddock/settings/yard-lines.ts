/* Seen from the front, about eight metres behind the horse: 95 units per metre, in the 1600 by 720 view. */
export const EAVES = 238;
export const RIDGE = 122;
export const FOOT = 522;
/** Right end of the boxes. */
export const END = 1112;

export const RIDGE_TILES = `M-10 ${RIDGE}H${END - 84}L${END + 26} ${EAVES + 4}`;
export const GUTTER = `M-10 ${EAVES + 6}H${END + 26}`;

const TURRET = 872;
export const TURRET_BOX = `M${TURRET - 30} ${RIDGE + 8}V64H${TURRET + 30}V${RIDGE + 8}Z`;
export const TURRET_ROOF = `M${TURRET - 42} 66L${TURRET} 22L${TURRET + 42} 66Z`;
export const LOUVRES = [76, 84, 92, 100, 108].map((y) => `M${TURRET - 22} ${y}h44`).join('');
export const VANE = `M${TURRET} 24V2M${TURRET - 20} 10h38l-7 -5m7 5l-7 5M${TURRET - 20} 5v10`;

/** Middle of each door. */
export const DOORS = [72, 302, 532, 762, 992] as const;
/** Doorway: half width, top, and top of the closed lower door. */
export const HALF = 50;
export const TOP = 296;
export const SHUT = 404;

const each = (draw: (x: number) => string) => DOORS.map(draw).join('');
export const FRAMES = each((x) => `M${x - HALF - 7} ${FOOT}V${TOP - 8}H${x + HALF + 7}V${FOOT}Z`);
export const LOWER_DOORS = each((x) => `M${x - HALF} ${FOOT - 3}V${SHUT}H${x + HALF}V${FOOT - 3}Z`);
/** Open, flat against the wall. */
export const UPPER_DOORS = each((x) => `M${x + HALF + 8} ${SHUT - 6}V${TOP}h52V${SHUT - 6}Z`);
export const BOARDS = each(
  (x) =>
    [-30, -10, 10, 30].map((at) => `M${x + at} ${SHUT + 6}V${FOOT - 6}`).join('') +
    [17, 34].map((at) => `M${x + HALF + 8 + at} ${TOP + 3}V${SHUT - 9}`).join(''),
);
export const BRACES = each(
  (x) =>
    `M${x - HALF + 4} ${SHUT + 12}h92M${x - HALF + 4} ${FOOT - 16}h92M${x - HALF + 6} ${FOOT - 18}L${x + HALF - 6} ${SHUT + 14}`,
);
export const IRON = each(
  (x) =>
    `M${x - HALF} ${SHUT}h100M${x - HALF + 2} ${SHUT + 30}h16M${x + HALF - 26} ${SHUT + 12}h26M${x + HALF - 26} ${FOOT - 16}h26`,
);

/** Middle of each window. */
export const WINDOWS = [214, 444, 674, 904] as const;
const everyWindow = (draw: (x: number) => string) => WINDOWS.map(draw).join('');
export const SASHES = everyWindow((x) => `M${x - 26} 308h52v62h-52Z`);
export const PANES = everyWindow((x) =>
  [-21, 2].map((at) => `M${x + at} 313h19v24h-19ZM${x + at} 341h19v24h-19Z`).join(''),
);
export const SILLS = everyWindow((x) => `M${x - 30} 374h60`);
export const WINDOW_BOXES = everyWindow((x) => `M${x - 28} 376h56l-4 16h-48Z`);

export const LANTERNS = DOORS.map((x) => [x, 268] as const);
export const LANTERN_IRON = LANTERNS.map(
  ([x, y]) => `M${x} ${y - 24}v14M${x - 8} ${y - 10}h16l-3 -5h-10ZM${x - 6} ${y + 10}h12`,
).join('');
export const LANTERN_GLASS = LANTERNS.map(([x, y]) => `M${x - 7} ${y - 9}h14l-3 18h-8Z`).join('');
