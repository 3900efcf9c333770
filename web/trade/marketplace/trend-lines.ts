interface Week {
  readonly median: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface TrendLines {
  /** Coins at the top and bottom. */
  readonly high: number;
  readonly low: number;
  /** SVG paths. */
  readonly median: string;
  readonly band: string;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly priceAt: number | null;
}

/** Omits a price further away, which would flatten the lines. */
const FARTHEST = 2;

/** Weeks without a sale are bridged. */
export function linesOf(
  weeks: readonly Week[],
  price: number | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): TrendLines {
  const known = weeks.flatMap(({ median, low, high }, index) =>
    median === null || low === null || high === null ? [] : [{ index, median, low, high }],
  );
  const [lowest, highest] = [
    Math.min(...known.map((week) => week.low)),
    Math.max(...known.map((week) => week.high)),
  ];
  const isNear = price !== undefined && price >= lowest / FARTHEST && price <= highest * FARTHEST;
  const [low, high] = isNear ? [Math.min(lowest, price), Math.max(highest, price)] : [lowest, highest];
  const x = (index: number) => Math.round((index / Math.max(1, weeks.length - 1)) * width);
  const y = (coins: number) =>
    Math.round(high === low ? height / 2 : ((high - coins) / (high - low)) * (height - 8) + 4);
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px} ${py}`).join('');
  const upper = known.map((week) => [x(week.index), y(week.high)] as const);
  const lower = known.map((week) => [x(week.index), y(week.low)] as const);
  return {
    high,
    low,
    median: path(known.map((week) => [x(week.index), y(week.median)])),
    band: known.length === 0 ? '' : `${path([...upper, ...lower.toReversed()])}Z`,
    dots: known.map((week) => ({ x: x(week.index), y: y(week.median) })),
    priceAt: isNear ? y(price) : null,
  };
}
