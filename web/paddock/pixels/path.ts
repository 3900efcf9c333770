/** Points one after another: x, y, x, y. */
export interface Line {
  readonly points: number[];
  closed: boolean;
}

const known = new Map<string, readonly Line[]>();

/** The lines of an SVG path, its curves cut into short pieces. Arcs are half ellipses. */
export function linesOf(path: string): readonly Line[] {
  const before = known.get(path);
  if (before !== undefined) return before;
  const lines = cut(path);
  known.set(path, lines);
  return lines;
}

/** Numbers that each command takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  Q: 4,
  T: 2,
  C: 6,
  S: 4,
  A: 7,
  Z: 0,
};
const PIECE = 7;

function cut(path: string): Line[] {
  const lines: Line[] = [];
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  let line: Line = { points: [], closed: false };
  let command = 'M';
  for (let token = 0; token < tokens.length;) {
    if (/[a-z]/i.test(tokens[token] ?? '')) command = tokens[token++] ?? 'M';
    const kind = command.toUpperCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new TypeError(`A path: ${path.slice(0, 80)}`);
    const own = command !== kind;
    const values = tokens.slice(token, token + takes).map(Number);
    if (values.length < takes || values.some(Number.isNaN))
      throw new TypeError(`A path: ${path.slice(0, 80)}`);
    token += takes;
    const at = (index: number, from: number) => (values[index] ?? 0) + (own ? from : 0);
    const [fromX, fromY] = [x, y];
    if (kind === 'Z') {
      line.closed = true;
      [x, y] = [startX, startY];
      continue;
    }
    x = kind === 'V' ? x : at(kind === 'H' ? 0 : takes - 2, x);
    y = kind === 'H' ? y : at(kind === 'V' ? 0 : takes - 1, y);
    if (kind === 'M') {
      line = { points: [x, y], closed: false };
      lines.push(line);
      [startX, startY] = [x, y];
      command = own ? 'l' : 'L';
    } else if (kind === 'A') halfEllipse(line, [fromX, fromY, x, y], values);
    else if (takes > 2 || kind === 'T') {
      const smooth = kind === 'S' || kind === 'T';
      const one = smooth ? [2 * fromX - handleX, 2 * fromY - handleY] : [at(0, fromX), at(1, fromY)];
      const last = kind === 'C' ? 2 : 0;
      const other = kind === 'T' || kind === 'Q' ? one : [at(last, fromX), at(last + 1, fromY)];
      const [ax = 0, ay = 0] = one;
      const [bx = 0, by = 0] = other;
      const cubic = kind === 'C' || kind === 'S';
      const pieces = Math.ceil((Math.hypot(ax - fromX, ay - fromY) + Math.hypot(x - ax, y - ay)) / PIECE) + 1;
      for (let piece = 1; piece <= pieces; piece++) {
        const t = piece / pieces;
        const s = 1 - t;
        const weights = cubic ? [s * s * s, 3 * s * s * t, 3 * s * t * t] : [s * s, 2 * s * t, 0];
        const end = cubic ? t * t * t : t * t;
        const [first = 0, second = 0, third = 0] = weights;
        line.points.push(
          first * fromX + second * ax + third * bx + end * x,
          first * fromY + second * ay + third * by + end * y,
        );
      }
      [handleX, handleY] = [bx, by];
      continue;
    } else line.points.push(x, y);
    [handleX, handleY] = [x, y];
  }
  return lines;
}

function halfEllipse(
  { points }: Line,
  [fromX, fromY, x, y]: readonly [number, number, number, number],
  [acrossRadius = 0, upRadius = 0, , , sweep]: readonly number[],
): void {
  const [middleX, middleY] = [(fromX + x) / 2, (fromY + y) / 2];
  const side = sweep === 1 ? 1 : -1;
  const [alongX, alongY] = [fromX - middleX, fromY - middleY];
  const long = Math.hypot(alongX, alongY) || 1;
  const [overX, overY] = [(-alongY / long) * acrossRadius * side, (alongX / long) * upRadius * side];
  const pieces = Math.ceil((acrossRadius + upRadius) / 4) + 4;
  for (let piece = 1; piece <= pieces; piece++) {
    const angle = (Math.PI * piece) / pieces;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    points.push(middleX + alongX * cos + overX * sin, middleY + alongY * cos + overY * sin);
  }
}

/** The path scaled and then moved. */
export function moved(path: string, [x, y, size]: readonly [number, number, number]): string {
  return linesOf(path)
    .map(({ points, closed }) => {
      const at = (index: number) =>
        `${x + size * (points[index] ?? 0)} ${y + size * (points[index + 1] ?? 0)}`;
      const pairs = Array.from({ length: points.length / 2 }, (_, pair) => at(2 * pair));
      return `M${pairs.join('L')}${closed ? 'Z' : ''}`;
    })
    .join('');
}
