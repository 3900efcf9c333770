interface Week {
  readonly median: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface TrendLines {
  /** Coins at the top and bottom. */
  readonly high: number;
  readonly low: number;
  /** Paths. */
  readonly median: string;
  readonly band: string;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly offerAt: number | null;
}

/** Weeks without a sale are bridged. */
export function linesOf(
  weeks: readonly Week[],
  offer: number | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): TrendLines {
  const known = weeks.flatMap(({ median, low, high }, nth) =>
    median === null || low === null || high === null ? [] : [{ nth, median, low, high }],
  );
  const all = known.flatMap(({ low, high }) => [low, high]).concat(offer ?? []);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (nth: number) => Math.round((nth / Math.max(1, weeks.length - 1)) * width);
  const y = (coins: number) =>
    Math.round(high === low ? height / 2 : ((high - coins) / (high - low)) * (height - 8) + 4);
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py], nth) => `${nth === 0 ? 'M' : 'L'}${px} ${py}`).join('');
  const upper = known.map((week) => [x(week.nth), y(week.high)] as const);
  const lower = known.map((week) => [x(week.nth), y(week.low)] as const);
  return {
    high,
    low,
    median: path(known.map((week) => [x(week.nth), y(week.median)])),
    band: known.length === 0 ? '' : `${path([...upper, ...lower.toReversed()])}Z`,
    dots: known.map((week) => ({ x: x(week.nth), y: y(week.median) })),
    offerAt: offer === undefined ? null : y(offer),
  };
}
