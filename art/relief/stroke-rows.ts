import type { Point } from '../curves.ts';

/** On the head, in head coordinates. */
export type StrokeRegion = 'body' | 'body and fore' | 'body and hind' | 'fore' | 'hind' | 'head';

/** A muscle, bone, groove or hollow. Height and radius in canonical units; negative heights are hollows. */
export interface Stroke {
  readonly name: string;
  readonly on: StrokeRegion;
  readonly height: number;
  readonly radius: number;
  /** Middle line, or a plate's outline. */
  readonly along: readonly Point[];
  readonly shape?: 'plate';
  /** Share of the length over which either end rises. */
  readonly taper?: number;
}

export const STROKES: readonly Stroke[] = [
  {
    name: 'jugular groove',
    on: 'body',
    height: -0.0095,
    radius: 0.02,
    along: [
      [-0.195, 1.17],
      [-0.135, 1.03],
      [-0.08, 0.92],
      [-0.02, 0.8],
    ],
  },
  {
    name: 'brachiocephalicus',
    on: 'body',
    height: 0.013,
    radius: 0.04,
    along: [
      [-0.165, 1.21],
      [-0.09, 1.07],
      [-0.02, 0.95],
      [0.06, 0.82],
    ],
  },
  {
    name: 'sternocephalicus',
    on: 'body',
    height: 0.0065,
    radius: 0.022,
    along: [
      [-0.2, 1.12],
      [-0.152, 1],
      [-0.1, 0.885],
      [-0.05, 0.78],
    ],
  },
  {
    name: 'hollow below the crest',
    on: 'body',
    height: -0.0075,
    radius: 0.028,
    along: [
      [-0.15, 1.3],
      [-0.04, 1.2],
      [0.05, 1.1],
      [0.13, 1.01],
      [0.2, 0.93],
    ],
  },
  {
    name: 'splenius',
    on: 'body',
    height: 0.009,
    radius: 0.042,
    along: [
      [-0.1, 1.21],
      [0.03, 1.05],
      [0.12, 0.94],
    ],
  },
  {
    name: 'groove before the shoulder',
    on: 'body',
    height: -0.0058,
    radius: 0.028,
    along: [
      [0.235, 0.985],
      [0.155, 0.905],
      [0.085, 0.835],
      [0.01, 0.745],
    ],
  },
  {
    name: 'spine of the shoulder blade',
    on: 'body and fore',
    height: 0.0028,
    radius: 0.03,
    along: [
      [0.25, 0.965],
      [0.165, 0.855],
      [0.1, 0.775],
      [0.04, 0.71],
    ],
  },
  {
    name: 'supraspinatus',
    on: 'body and fore',
    height: 0.0065,
    radius: 0.042,
    along: [
      [0.205, 0.93],
      [0.12, 0.83],
      [0.03, 0.73],
    ],
  },
  {
    name: 'infraspinatus',
    on: 'body and fore',
    height: 0.0055,
    radius: 0.044,
    along: [
      [0.285, 0.93],
      [0.2, 0.81],
      [0.11, 0.71],
    ],
  },
  {
    name: 'triceps',
    on: 'body and fore',
    height: 0.0155,
    radius: 0.055,
    along: [
      [0.285, 0.845],
      [0.235, 0.755],
      [0.2, 0.685],
      [0.195, 0.62],
    ],
    taper: 0.6,
  },
  {
    name: 'long head of the triceps',
    on: 'body and fore',
    height: 0.008,
    radius: 0.026,
    along: [
      [0.285, 0.8],
      [0.262, 0.71],
      [0.238, 0.62],
    ],
  },
  {
    name: 'groove in the triceps',
    on: 'body and fore',
    height: -0.0026,
    radius: 0.02,
    along: [
      [0.24, 0.81],
      [0.2, 0.735],
      [0.165, 0.67],
    ],
  },
  {
    name: 'groove behind the triceps',
    on: 'body',
    height: -0.006,
    radius: 0.028,
    along: [
      [0.33, 0.89],
      [0.318, 0.78],
      [0.3, 0.69],
      [0.268, 0.6],
    ],
  },
  {
    name: 'point of the shoulder',
    on: 'body and fore',
    height: 0.008,
    radius: 0.048,
    along: [[0.01, 0.705]],
  },
  {
    name: 'pectoral groove',
    on: 'body and fore',
    height: -0.0075,
    radius: 0.022,
    along: [
      [0.035, 0.675],
      [0.068, 0.615],
      [0.088, 0.555],
    ],
  },
  {
    name: 'hollow below the upper arm',
    on: 'body and fore',
    height: -0.005,
    radius: 0.024,
    along: [
      [0.05, 0.695],
      [0.1, 0.662],
      [0.155, 0.635],
    ],
  },
  { name: 'elbow', on: 'body and fore', height: 0.005, radius: 0.024, along: [[0.236, 0.597]] },
  {
    name: 'hollow of the girth',
    on: 'body',
    height: -0.01,
    radius: 0.036,
    along: [
      [0.285, 0.6],
      [0.31, 0.56],
    ],
  },
  {
    name: 'extensor of the forearm',
    on: 'fore',
    height: 0.009,
    radius: 0.028,
    along: [
      [0.122, 0.585],
      [0.134, 0.5],
      [0.143, 0.41],
    ],
  },
  {
    name: 'flexor of the forearm',
    on: 'fore',
    height: 0.006,
    radius: 0.022,
    along: [
      [0.214, 0.585],
      [0.203, 0.5],
      [0.19, 0.4],
    ],
  },
  {
    name: 'groove of the forearm',
    on: 'fore',
    height: -0.0045,
    radius: 0.011,
    along: [
      [0.18, 0.585],
      [0.173, 0.49],
      [0.166, 0.385],
    ],
  },
  { name: 'knee', on: 'fore', height: 0.004, radius: 0.026, along: [[0.155, 0.315]] },
  { name: 'pisiform of the knee', on: 'fore', height: 0.004, radius: 0.01, along: [[0.186, 0.322]] },
  {
    name: 'groove behind the knee',
    on: 'fore',
    height: -0.0025,
    radius: 0.009,
    along: [
      [0.173, 0.35],
      [0.171, 0.3],
    ],
  },
  {
    name: 'lower row of the knee',
    on: 'fore',
    height: -0.0018,
    radius: 0.006,
    along: [
      [0.124, 0.297],
      [0.15, 0.296],
      [0.172, 0.297],
    ],
  },
  { name: 'head of the fore cannon', on: 'fore', height: 0.003, radius: 0.018, along: [[0.15, 0.28]] },
  {
    name: 'groove of the fore tendons',
    on: 'fore',
    height: -0.0035,
    radius: 0.0075,
    along: [
      [0.166, 0.275],
      [0.1635, 0.2],
      [0.166, 0.13],
    ],
  },
  {
    name: 'fore tendons',
    on: 'fore',
    height: 0.002,
    radius: 0.007,
    along: [
      [0.177, 0.262],
      [0.1755, 0.19],
      [0.178, 0.135],
    ],
  },
  { name: 'fore fetlock', on: 'fore', height: 0.004, radius: 0.022, along: [[0.158, 0.108]] },
  { name: 'fore sesamoids', on: 'fore', height: 0.003, radius: 0.011, along: [[0.181, 0.107]] },
  {
    name: 'groove above the fore sesamoids',
    on: 'fore',
    height: -0.002,
    radius: 0.008,
    along: [
      [0.17, 0.132],
      [0.168, 0.095],
    ],
  },
  {
    name: 'fore pastern',
    on: 'fore',
    height: -0.0025,
    radius: 0.009,
    along: [
      [0.153, 0.083],
      [0.14, 0.062],
    ],
  },
  {
    name: 'fore coronet',
    on: 'fore',
    height: 0.0022,
    radius: 0.0045,
    along: [
      [0.099, 0.0525],
      [0.125, 0.045],
      [0.152, 0.036],
    ],
    taper: 0.3,
  },
  {
    name: 'line of the ribs and belly',
    on: 'body',
    height: -0.007,
    radius: 0.03,
    along: [
      [0.35, 0.56],
      [0.47, 0.575],
      [0.57, 0.62],
      [0.645, 0.675],
      [0.69, 0.74],
    ],
  },
  { name: 'hollow of the flank', on: 'body', height: -0.014, radius: 0.06, along: [[0.69, 0.79]] },
  { name: 'point of the hip', on: 'body', height: 0.01, radius: 0.036, along: [[0.735, 0.885]] },
  {
    name: 'longissimus',
    on: 'body',
    height: 0.006,
    radius: 0.026,
    along: [
      [0.42, 0.935],
      [0.52, 0.92],
      [0.62, 0.927],
      [0.7, 0.945],
    ],
  },
  {
    name: 'hollow below the loin',
    on: 'body',
    height: -0.005,
    radius: 0.03,
    along: [
      [0.34, 0.9],
      [0.44, 0.865],
      [0.55, 0.865],
      [0.65, 0.885],
    ],
  },
  { name: 'hollow behind the withers', on: 'body', height: -0.006, radius: 0.04, along: [[0.325, 0.915]] },
  {
    name: 'fold of the flank',
    on: 'body and hind',
    height: 0.007,
    radius: 0.026,
    along: [
      [0.69, 0.675],
      [0.745, 0.6],
    ],
  },
  {
    name: 'gluteals',
    on: 'body and hind',
    height: 0.014,
    radius: 0.06,
    along: [
      [0.76, 0.925],
      [0.82, 0.89],
      [0.9, 0.85],
    ],
  },
  {
    name: 'biceps femoris',
    on: 'body and hind',
    height: 0.014,
    radius: 0.062,
    along: [
      [0.87, 0.86],
      [0.9, 0.75],
      [0.885, 0.64],
      [0.84, 0.58],
    ],
  },
  {
    name: 'groove of the tensor',
    on: 'body and hind',
    height: -0.006,
    radius: 0.02,
    along: [
      [0.745, 0.875],
      [0.788, 0.79],
      [0.805, 0.7],
      [0.79, 0.6],
    ],
  },
  {
    name: 'quadriceps',
    on: 'body and hind',
    height: 0.01,
    radius: 0.036,
    along: [
      [0.748, 0.83],
      [0.752, 0.72],
      [0.762, 0.62],
    ],
  },
  {
    name: 'poverty line',
    on: 'body and hind',
    height: -0.0065,
    radius: 0.016,
    along: [
      [0.935, 0.9],
      [0.957, 0.81],
      [0.96, 0.71],
      [0.943, 0.6],
      [0.92, 0.52],
    ],
  },
  {
    name: 'semitendinosus',
    on: 'body and hind',
    height: 0.008,
    radius: 0.026,
    along: [
      [0.992, 0.84],
      [1, 0.73],
      [0.98, 0.61],
      [0.965, 0.53],
    ],
  },
  { name: 'kneecap', on: 'hind', height: 0.008, radius: 0.028, along: [[0.772, 0.59]] },
  { name: 'hollow behind the kneecap', on: 'hind', height: -0.006, radius: 0.02, along: [[0.8, 0.6]] },
  {
    name: 'muscles of the shin',
    on: 'hind',
    height: 0.009,
    radius: 0.028,
    along: [
      [0.8, 0.565],
      [0.85, 0.49],
      [0.905, 0.4],
    ],
  },
  {
    name: 'groove of the gaskin',
    on: 'hind',
    height: -0.006,
    radius: 0.014,
    along: [
      [0.835, 0.6],
      [0.89, 0.505],
      [0.94, 0.42],
    ],
  },
  {
    name: 'gastrocnemius',
    on: 'hind',
    height: 0.009,
    radius: 0.026,
    along: [
      [0.91, 0.6],
      [0.952, 0.51],
      [0.982, 0.45],
    ],
  },
  {
    name: 'hollow before the Achilles tendon',
    on: 'hind',
    height: -0.009,
    radius: 0.015,
    along: [
      [0.935, 0.5],
      [0.958, 0.445],
      [0.985, 0.4],
      [1, 0.375],
    ],
    taper: 0.3,
  },
  {
    name: 'Achilles tendon',
    on: 'hind',
    height: 0.004,
    radius: 0.01,
    along: [
      [1, 0.465],
      [1.012, 0.42],
      [1.024, 0.385],
    ],
  },
  { name: 'hock', on: 'hind', height: 0.005, radius: 0.028, along: [[0.965, 0.358]] },
  { name: 'point of the hock', on: 'hind', height: 0.003, radius: 0.014, along: [[1.014, 0.372]] },
  {
    name: 'groove of the hock',
    on: 'hind',
    height: -0.003,
    radius: 0.01,
    along: [
      [0.997, 0.365],
      [0.993, 0.325],
    ],
  },
  { name: 'chestnut side of the hock', on: 'hind', height: 0.003, radius: 0.018, along: [[0.962, 0.312]] },
  { name: 'lower hock', on: 'hind', height: -0.002, radius: 0.012, along: [[0.985, 0.31]] },
  {
    name: 'groove of the hind tendons',
    on: 'hind',
    height: -0.0035,
    radius: 0.0075,
    along: [
      [0.991, 0.285],
      [0.988, 0.21],
      [0.991, 0.135],
    ],
  },
  {
    name: 'hind tendons',
    on: 'hind',
    height: 0.002,
    radius: 0.007,
    along: [
      [1.003, 0.275],
      [1.001, 0.2],
      [1.004, 0.135],
    ],
  },
  { name: 'hind fetlock', on: 'hind', height: 0.004, radius: 0.022, along: [[0.981, 0.11]] },
  { name: 'hind sesamoids', on: 'hind', height: 0.003, radius: 0.011, along: [[1.006, 0.108]] },
  {
    name: 'groove above the hind sesamoids',
    on: 'hind',
    height: -0.002,
    radius: 0.008,
    along: [
      [0.994, 0.132],
      [0.992, 0.098],
    ],
  },
  {
    name: 'hind pastern',
    on: 'hind',
    height: -0.0025,
    radius: 0.009,
    along: [
      [0.977, 0.083],
      [0.963, 0.062],
    ],
  },
  {
    name: 'hind coronet',
    on: 'hind',
    height: 0.0022,
    radius: 0.0045,
    along: [
      [0.922, 0.0525],
      [0.948, 0.045],
      [0.976, 0.036],
    ],
    taper: 0.3,
  },
  {
    name: 'cheek',
    on: 'head',
    shape: 'plate',
    height: 0.0135,
    radius: 0.04,
    along: [
      [0.055, -0.07],
      [0.1, -0.072],
      [0.15, -0.08],
      [0.195, -0.105],
      [0.212, -0.135],
      [0.185, -0.168],
      [0.15, -0.187],
      [0.115, -0.187],
      [0.085, -0.162],
      [0.06, -0.115],
    ],
  },
  {
    name: 'hollow before the cheek',
    on: 'head',
    height: -0.002,
    radius: 0.018,
    along: [
      [0.15, -0.078],
      [0.205, -0.1],
      [0.228, -0.13],
    ],
  },
  {
    name: 'facial crest',
    on: 'head',
    height: 0.0056,
    radius: 0.013,
    along: [
      [0.13, -0.064],
      [0.19, -0.068],
      [0.275, -0.069],
    ],
  },
  {
    name: 'hollow below the facial crest',
    on: 'head',
    height: -0.0034,
    radius: 0.017,
    along: [
      [0.2, -0.088],
      [0.26, -0.088],
      [0.32, -0.08],
    ],
  },
  {
    name: 'rim of the orbit',
    on: 'head',
    height: 0.0085,
    radius: 0.013,
    along: [
      [0.085, -0.045],
      [0.11, -0.015],
      [0.145, -0.03],
    ],
  },
  { name: 'salt cellar', on: 'head', height: -0.006, radius: 0.015, along: [[0.082, -0.02]] },
  {
    name: 'side of the nasal bone',
    on: 'head',
    height: 0.0062,
    radius: 0.015,
    along: [
      [0.14, -0.012],
      [0.21, -0.02],
      [0.3, -0.03],
    ],
  },
  {
    name: 'hollow before the eye',
    on: 'head',
    height: -0.0038,
    radius: 0.017,
    along: [
      [0.15, -0.046],
      [0.24, -0.05],
      [0.345, -0.058],
    ],
  },
  { name: 'nostril', on: 'head', height: 0.008, radius: 0.022, along: [[0.355, -0.045]] },
  { name: 'upper lip', on: 'head', height: 0.004, radius: 0.016, along: [[0.372, -0.08]] },
  { name: 'chin', on: 'head', height: 0.004, radius: 0.012, along: [[0.362, -0.112]] },
  {
    name: 'corner of the mouth',
    on: 'head',
    height: -0.004,
    radius: 0.016,
    along: [
      [0.29, -0.085],
      [0.33, -0.088],
    ],
  },
  {
    name: 'joint of the jaw',
    on: 'head',
    height: 0.0055,
    radius: 0.018,
    along: [
      [0.055, -0.045],
      [0.075, -0.07],
      [0.075, -0.1],
    ],
  },
  // Veins under thin skin.
  {
    name: 'facial vein',
    on: 'head',
    height: 0.0015,
    radius: 0.0042,
    along: [
      [0.235, -0.135],
      [0.245, -0.105],
      [0.262, -0.082],
      [0.29, -0.066],
      [0.32, -0.058],
    ],
  },
  {
    name: 'branch of the facial vein',
    on: 'head',
    height: 0.0012,
    radius: 0.0036,
    along: [
      [0.258, -0.086],
      [0.235, -0.062],
      [0.205, -0.044],
      [0.165, -0.04],
    ],
  },
  {
    name: 'cephalic vein',
    on: 'fore',
    height: 0.0014,
    radius: 0.0045,
    along: [
      [0.09, 0.6],
      [0.125, 0.545],
      [0.15, 0.48],
      [0.158, 0.4],
    ],
  },
  {
    name: 'vein of the breast',
    on: 'body and fore',
    height: 0.0008,
    radius: 0.0055,
    along: [
      [0.285, 0.595],
      [0.35, 0.6],
      [0.43, 0.608],
      [0.5, 0.628],
      [0.55, 0.655],
    ],
  },
  {
    name: 'saphenous vein',
    on: 'hind',
    height: 0.0015,
    radius: 0.005,
    along: [
      [0.825, 0.57],
      [0.87, 0.52],
      [0.9, 0.455],
      [0.935, 0.395],
    ],
  },
  // Muscle edges of the quarters.
  {
    name: 'groove below the gluteals',
    on: 'body and hind',
    height: -0.005,
    radius: 0.02,
    along: [
      [0.775, 0.865],
      [0.83, 0.845],
      [0.89, 0.815],
      [0.93, 0.77],
    ],
  },
  {
    name: 'groove of the biceps',
    on: 'body and hind',
    height: -0.004,
    radius: 0.018,
    along: [
      [0.86, 0.74],
      [0.85, 0.66],
      [0.825, 0.6],
    ],
  },
  {
    name: 'serratus',
    on: 'body',
    height: -0.003,
    radius: 0.014,
    along: [
      [0.335, 0.62],
      [0.36, 0.66],
      [0.375, 0.7],
    ],
  },
  {
    name: 'trapezius',
    on: 'body',
    height: 0.004,
    radius: 0.04,
    along: [
      [0.2, 0.965],
      [0.27, 0.955],
      [0.33, 0.94],
    ],
  },
];

/** Barely visible ribs: offset from even spacing, and strength. */
export const RIB_STROKES: readonly Stroke[] = (
  [
    [0, 0.4],
    [0.004, 0.7],
    [-0.003, 1],
    [0.002, 0.8],
    [0.005, 1.1],
    [-0.002, 0.7],
    [0.003, 0.9],
    [0, 0.5],
  ] as const
).map(([aside, clear], i) => {
  const x = 0.4 + i * 0.036 + aside;
  return {
    name: 'rib',
    on: 'body',
    height: 0.0009 * clear,
    radius: 0.0125,
    along: [
      [x - 0.012, 0.85],
      [x + 0.008, 0.75],
      [x + 0.012, 0.66],
      [x - 0.005, 0.58],
    ],
  };
});
