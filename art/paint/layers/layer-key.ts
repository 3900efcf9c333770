import anatomyJson from './anatomy.json' with { type: 'json' };
import type { Anatomy } from './anatomy.ts';
import type { Look } from '../../../game/horses/coat/look.ts';
import { bodyAge } from './body-age.ts';
import { AGES, POSES, type LayerFile, type LayerFrame, type Manifest, type Pose } from './layers.ts';

const LEAST_FEATHER = 0.15;

// Cast: JSON has no tuples.
/** By `light-adult-stand`, as the manifest. */
const ANATOMY = anatomyJson as unknown as Readonly<Record<string, Anatomy>>;

export interface LayerChoice {
  readonly key: string;
  readonly frame: LayerFrame;
  readonly files: readonly LayerFile[];
}

/** Falls back to standing, then adult, then light build; null if none exists. */
export function layerFilesFor(manifest: Manifest, look: Look, pose: Pose): LayerChoice | null {
  const age = bodyAge(look.ageInMonths);
  const builds = [look.build, 'light'];
  const ages = [age, ...AGES.toReversed()];
  const poses = [pose, ...POSES];
  for (const build of builds)
    for (const at of ages)
      for (const posed of poses) {
        const key = `${build}-${at}-${posed}`;
        const entry = manifest[key];
        if (entry === undefined) continue;
        const body = ANATOMY[key];
        const frame = body === undefined ? entry.frame : { ...entry.frame, body };
        return { key, frame, files: entry.files.filter((file) => isWorn(file, look)) };
      }
  return null;
}

function isWorn({ manes, feather, tack }: LayerFile, look: Look): boolean {
  if (tack !== undefined && (look.tack?.[tack] ?? null) === null) return false;
  if (manes !== undefined && !manes.includes(look.maneStyle)) return false;
  return feather === undefined || look.feather >= LEAST_FEATHER;
}
