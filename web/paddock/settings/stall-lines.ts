/** Where wall and floor meet. */
export const FLOOR = 452;

/** Left, top, width, height. */
export const PANE = [552, 128, 176, 158] as const;

export const LAMP = [1010, 150] as const;

export const NET =
  'M1180 96C1140 150 1122 200 1130 262C1140 316 1220 316 1230 262C1238 200 1220 150 1180 96Z';
export const NET_ROPE =
  'M1180 56V96M1150 160L1222 300M1210 160L1138 300M1136 216L1196 308M1224 216L1164 308M1166 122L1230 240M1194 122L1130 240';
