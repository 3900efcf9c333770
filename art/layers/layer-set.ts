import { renderHorse, traceHorse, type RenderedHorse, type HorseKind } from '../render-horse.ts';
import type { Box, LayerFile, LayerFrame } from '../paint/layers/layers.ts';
import type { Body } from '../body/body.ts';
import { FACE_DEPTH, FACE_LENGTH } from '../paint/warp.ts';
import { tackOf, wearsTack } from '../tack/tack.ts';
import { isEar, PARTS } from '../trace/surface.ts';
import { keyOf } from './manifest.ts';
import { pack, type RenderedPlane, type Packing } from './pack.ts';
import { bodyPlanes, hairPlanes, tackPlanes } from './planes.ts';
import { boxAround, SAMPLES } from './reduce.ts';

export interface RenderedFile {
  readonly file: LayerFile;
  readonly bytes: Buffer;
}

export interface RenderedSet {
  readonly frame: LayerFrame;
  readonly files: readonly RenderedFile[];
}

/** The coat's grain hides some loss. */
const LIGHT: Packing = { quality: 82 };
const HAIR: Packing = { quality: 78 };
const LONG_HAIR: Packing = { quality: 60 };
const FEATHER: Packing = { quality: 72 };
const TACK: Packing = { quality: 70 };

type Needed = Pick<LayerFile, 'manes' | 'feather' | 'tack'>;

export async function renderLayerSet(kind: HorseKind): Promise<RenderedSet> {
  const horse = renderHorse(kind, SAMPLES);
  const { planes, dx, dy } = bodyPlanes(horse);
  const files: RenderedFile[] = [];
  const add = async (
    name: string,
    rendered: readonly RenderedPlane[],
    packing: Packing,
    needed: Needed = {},
  ): Promise<void> => {
    if (rendered.length > 0) files.push(await renderFile(kind, name, rendered, packing, needed));
  };
  await add('place', [planes.alpha, planes.region, planes.dx, planes.dy], 'lossless');
  await add(
    'light',
    [planes.diffuse, planes.spec, planes.ambient, planes.zone, planes.ink, ...hairPlanes('tail', horse.tail)],
    LIGHT,
  );
  for (const { name, styles, render } of horse.manes) {
    const { mane, forelock } = render();
    const rendered = [...hairPlanes('mane', mane), ...hairPlanes('forelock', forelock)];
    await add(name, rendered, name === 'long' ? LONG_HAIR : HAIR, styles === null ? {} : { manes: styles });
  }
  await add(
    'feather',
    [...hairPlanes('featherFar', horse.featherFar), ...hairPlanes('featherNear', horse.featherNear)],
    FEATHER,
    { feather: true },
  );
  files.push(...(await tackFiles(kind, horse)));
  return { frame: frameOf(horse, dx, dy), files };
}

/** Renders only the tack's files; the body's files stay. */
export async function renderTackFiles(kind: HorseKind): Promise<readonly RenderedFile[]> {
  return wearsTack(kind) ? tackFiles(kind, traceHorse(kind, SAMPLES)) : [];
}

async function tackFiles(
  kind: HorseKind,
  { body, surface }: Pick<RenderedHorse, 'body' | 'surface'>,
): Promise<readonly RenderedFile[]> {
  const pieces = tackOf(body, surface, kind);
  return Promise.all(
    pieces.map(({ part, tack }) => renderFile(kind, part, tackPlanes(part, tack), TACK, { tack: part })),
  );
}

async function renderFile(
  kind: HorseKind,
  name: string,
  rendered: readonly RenderedPlane[],
  packing: Packing,
  needed: Needed,
): Promise<RenderedFile> {
  const { bytes, hash, planes } = await pack(rendered, packing);
  const fullName = `${keyOf(kind)}-${name}.${hash}.webp`;
  return { file: { name: fullName, bytes: bytes.length, ...needed, planes }, bytes };
}

function frameOf({ body, surface }: RenderedHorse, dx: LayerFrame['dx'], dy: LayerFrame['dy']): LayerFrame {
  const { view, part } = surface;
  const scale = view.scale / SAMPLES;
  return {
    scale: rounded(scale, 3),
    x0: rounded(view.x0, 5),
    y1: rounded(view.y1, 5),
    dx,
    dy,
    hooves: body.hooves.map(([x, y]) => [
      Math.round((x - view.x0) * scale),
      Math.round((view.y1 - y) * scale),
    ]),
    face: faceOf(body),
    head: squareAround(boxAround(view, (at) => part[at] === PARTS.head || isEar(part[at] ?? 0))),
  };
}

export function faceOf({ headPoint }: Body): LayerFrame['face'] {
  const [pollX, pollY] = headPoint(0, FACE_DEPTH);
  const [lipsX, lipsY] = headPoint(FACE_LENGTH, FACE_DEPTH);
  return [rounded(pollX, 4), rounded(pollY, 4), rounded(lipsX, 4), rounded(lipsY, 4)];
}

function rounded(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}

function squareAround(box: Box | null): Box {
  if (box === null) throw new RangeError('The head is not in the frame.');
  const [left, top, right, bottom] = box;
  const half = Math.round(Math.max(right - left, bottom - top) * 0.56);
  const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  return [x - half, y - half, x + half, y + half];
}
