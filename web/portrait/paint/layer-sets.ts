import manifestJson from '../../../art/paint/layers/manifest.json';
import { layerFilesFor } from '../../../art/paint/layers/layer-key.ts';
import { layerSetOf, type NamedPlane } from '../../../art/paint/layers/gather.ts';
import type { LayerFile, LayerSet, Manifest, Pose } from '../../../art/paint/layers/layers.ts';
import type { Look } from '../coat-tint.ts';

// Cast: hashed file names make the type too narrow, and JSON has no tuples.
const manifest = manifestJson as unknown as Manifest;

/** Number of cached decoded files, about 1 MB each: a dozen bodies. */
const CACHED_FILES = 36;
const PATIENCE_MS = 30_000;

const files = new Map<string, Promise<readonly NamedPlane[] | null>>();

export interface Layers {
  readonly set: LayerSet;
  readonly complete: boolean;
}

/** Missing files are left out and retried with the next picture; null without a body outline. */
export async function layersFor(look: Look, pose: Pose): Promise<Layers | null> {
  const wanted = layerFilesFor(manifest, look, pose);
  if (wanted === null) return null;
  const fetched = await Promise.all(wanted.files.map(planesOf));
  const set = layerSetOf(
    wanted.frame,
    fetched.flatMap((planes) => planes ?? []),
  );
  return set.body.alpha === undefined ? null : { set, complete: !fetched.includes(null) };
}

function planesOf(file: LayerFile): Promise<readonly NamedPlane[] | null> {
  const known = files.get(file.name);
  files.delete(file.name);
  const planes = known ?? fetchFile(file);
  files.set(file.name, planes);
  if (known === undefined) void forgetIfMissing(file.name, planes);
  for (const oldest of files.keys()) {
    if (files.size <= CACHED_FILES) break;
    files.delete(oldest);
  }
  return planes;
}

async function forgetIfMissing(name: string, planes: Promise<readonly NamedPlane[] | null>): Promise<void> {
  if ((await planes) === null && files.get(name) === planes) files.delete(name);
}

async function fetchFile({ name, planes }: LayerFile): Promise<readonly NamedPlane[] | null> {
  try {
    const answer = await fetch(`/assets/horses/${name}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return null;
    const picture = await createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none' });
    const room = new OffscreenCanvas(picture.width, picture.height);
    const context = room.getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    context.drawImage(picture, 0, 0);
    picture.close();
    return planes.map(({ part, plane, at, box }) => {
      const [x, y, width, height] = at;
      const { data } = context.getImageData(x, y, width, height);
      return { part, name: plane, plane: { width, height, box, data: firstChannel(data) } };
    });
  } catch {
    return null;
  }
}

function firstChannel(rgba: Uint8ClampedArray): Uint8Array {
  const values = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < values.length; at++) values[at] = rgba[at * 4] ?? 0;
  return values;
}
