import manifestJson from '../../../art/paint/manifest.json';
import { wantedFor } from '../../../art/paint/layer-key.ts';
import type { LayerFile, LayerSet, Manifest, Plane, Pose } from '../../../art/paint/layers.ts';
import type { Look } from '../coat-tint.ts';

// The hashes of its files' names make each manifest one of its own; JSON knows no tuples.
const manifest = manifestJson as unknown as Manifest;

/** Bodies that stay decoded: some 3 MB each. */
const KEPT = 12;

const sets = new Map<string, Promise<LayerSet | null>>();

/**
 * The layers of a horse, fetched once. A file that does not come is left out, and asked for again with the next
 * picture; null where nothing came.
 */
export function layersFor(look: Look, pose: Pose): Promise<LayerSet | null> {
  const wanted = wantedFor(manifest, look, pose);
  if (wanted === null) return Promise.resolve(null);
  const name = wanted.files.map((file) => file.name).join(' ');
  const known = sets.get(name);
  sets.delete(name);
  const set = known ?? fetchSet(wanted.key, wanted.files, () => sets.delete(name));
  sets.set(name, set);
  for (const oldest of sets.keys()) {
    if (sets.size <= KEPT) break;
    sets.delete(oldest);
  }
  return set;
}

async function fetchSet(
  key: string,
  files: readonly LayerFile[],
  onMissing: () => void,
): Promise<LayerSet | null> {
  const frame = manifest[key]?.frame;
  const fetched = await Promise.all(files.map(fetchFile));
  if (fetched.includes(null)) onMissing();
  const planes = fetched.flatMap((file) => file ?? []);
  if (frame === undefined || planes.length === 0) return null;
  const body: Record<string, Plane> = {};
  const hair: Record<string, Record<string, Plane>> = {};
  for (const { part, name, plane } of planes) {
    if (part === 'body') body[name] = plane;
    else (hair[part] ??= {})[name] = plane;
  }
  return { frame, body, hair };
}

interface NamedPlane {
  readonly part: string;
  readonly name: string;
  readonly plane: Plane;
}

/** Null where it did not come or is no picture. */
async function fetchFile({ name, planes }: LayerFile): Promise<readonly NamedPlane[] | null> {
  try {
    const answer = await fetch(`/assets/horses/${name}`);
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
