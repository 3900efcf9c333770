import { PLAIN_STANCE } from '../../../art/paint/recipe/stance.ts';
import type { Look } from '../coat-tint.ts';
import { paintPicture } from './pictures.ts';

/** Px: largest size of a profile picture. */
const SIDE = 480;

/** The dark theme's wall, from the lamp outwards; viewers may use either theme. */
const WALL = ['oklch(0.49 0.04 80)', 'oklch(0.325 0.026 74)'] as const;

/** Null if incomplete. */
export async function headPng(look: Look, signal: AbortSignal): Promise<Blob | null> {
  const job = { look, crop: 'head', pose: 'stand', stance: PLAIN_STANCE, width: SIDE, light: null } as const;
  const painted = await paintPicture(job, signal);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!painted?.complete || context === null) return null;
  canvas.width = SIDE;
  canvas.height = SIDE;
  const light = context.createRadialGradient(SIDE / 4, 0, 0, SIDE / 4, 0, SIDE * 1.15);
  light.addColorStop(0, WALL[0]);
  light.addColorStop(1, WALL[1]);
  context.fillStyle = light;
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(painted.picture, 0, 0, SIDE, SIDE);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
