/** Points one after another: x, y, x, y. */
export interface Line {
  readonly points: number[];
  closed: boolean;
}

const known = new Map<string, readonly Line[]>();

/** The lines of an SVG path, its curves cut into short pieces. Knows neither arcs nor smooth curves. */
export function linesOf(path: string): readonly Line[] {
  const before = known.get(path);
  if (before !== undefined) return before;
  const lines = cut(path);
  known.set(path, lines);
  return lines;
}

/** Numbers that each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };
const PIECE = 7;

function cut(path: string): Line[] {
  const lines: Line[] = [];
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let line: Line = { points: [], closed: false };
  let command = 'M';
  for (let token = 0; token < tokens.length;) {
    if (/[a-z]/i.test(tokens[token] ?? '')) command = tokens[token++] ?? 'M';
    const kind = command.toUpperCase();
    const takes = TAKES[kind] ?? Number.NaN;
    const values = tokens.slice(token, token + takes).map(Number);
    if (values.length !== takes || values.some(Number.isNaN))
      throw new TypeError(`A path: ${path.slice(0, 80)}`);
    token += takes;
    if (kind === 'Z') {
      line.closed = true;
      [x, y] = [startX, startY];
      continue;
    }
    const isOwn = command !== kind;
    const from = [x, y];
    const ends = values.map(
      (value, index) => value + (isOwn ? (from[kind === 'V' ? 1 : index % 2] as number) : 0),
    );
    if (kind !== 'V') x = ends.at(kind === 'H' ? 0 : -2) as number;
    if (kind !== 'H') y = ends.at(-1) as number;
    if (kind === 'M') {
      line = { points: [x, y], closed: false };
      lines.push(line);
      [startX, startY] = [x, y];
      command = isOwn ? 'l' : 'L';
    } else if (takes < 4) line.points.push(x, y);
    else line.points.push(...curve([...from, ...ends]));
  }
  return lines;
}

/** By its ends and the handles between them. */
function curve(handles: readonly number[]): number[] {
  const [fromX = 0, fromY = 0, nextX = 0, nextY = 0] = handles;
  const [x = 0, y = 0] = handles.slice(-2);
  const long = Math.hypot(nextX - fromX, nextY - fromY) + Math.hypot(x - nextX, y - nextY);
  const pieces = Math.ceil(long / PIECE) + 1;
  return Array.from({ length: pieces }, (_, piece) => between(handles, (piece + 1) / pieces)).flat();
}

function between(handles: readonly number[], share: number): readonly number[] {
  if (handles.length < 4) return handles;
  const nearer = handles.slice(2).map((value, index) => {
    const before = handles[index] as number;
    return before + (value - before) * share;
  });
  return between(nearer, share);
}

/** A number of a path, short. */
export const short = (value: number) => Math.round(value * 10) / 10;

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

/** Copies of a path that is drawn around x 0. */
export const each = (places: readonly number[], path: string): string =>
  places.map((x) => moved(path, [x, 0, 1])).join('');
