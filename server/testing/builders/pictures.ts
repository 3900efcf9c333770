import sharp, { type Create } from 'sharp';
import { expect } from 'vitest';
import type { TestApp, TestPlayer } from '../app/test-app.ts';

export function aPicture(wishes: Partial<Create> = {}): Promise<Buffer> {
  const create = { width: 600, height: 400, channels: 3, background: '#a06a3c', ...wishes } as const;
  return sharp({ create }).png().toBuffer();
}

/** Slow to decode for its size. */
export async function aSlowPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const detail = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(detail).avif({ quality: 40, effort: 0 }).toBuffer();
}

export async function openUpload(player: TestPlayer): Promise<string> {
  const { status, body } = await player.call('POST /api/profile-picture/upload');
  expect(status, body.message).toBe(200);
  return body.uploadURL;
}

/** Sends no token, as browsers do. */
export async function sendPicture(app: TestApp, url: string, payload: Buffer, type = 'image/png') {
  const answer = await app.http.inject({ method: 'PUT', url, payload, headers: { 'content-type': type } });
  const body: { code?: string; message?: string } = answer.json();
  return { status: answer.statusCode, body };
}

export async function changePicture(app: TestApp, player: TestPlayer, bytes: Buffer) {
  const profilePictureURL = await openUpload(player);
  expect(await sendPicture(app, profilePictureURL, bytes)).toMatchObject({ status: 200 });
  return player.call('PUT /api/profile-picture', { body: { profilePictureURL } });
}
