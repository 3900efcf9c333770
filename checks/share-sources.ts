import { createHash } from 'node:crypto';
import { hashOfScenes } from './scene-sources.ts';
import { codeOf } from './sheet-sources.ts';

/** Of nameplates, beside the scenes. */
const PLATES = ['art/paint/nameplate/plate-svg.ts', 'art/paint/nameplate/plates.ts'] as const;

/** A hash of the code that paints what shared pictures consist of: lanterns' scenes and nameplates. */
export function hashOfShared(): string {
  const hash = createHash('sha256').update(hashOfScenes());
  for (const file of PLATES) hash.update(codeOf(file));
  return hash.digest('hex').slice(0, 16);
}
