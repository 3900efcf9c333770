import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon, ICONS, ICONS_FOLDER } from './icons.ts';

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

test.each(ICONS)('$file is what `npm run icons` draws from the mark', async (icon) => {
  const stored = readFileSync(new URL(icon.file, ICONS_FOLDER));
  const [shown, drawn] = [await pixels(stored), await pixels(await drawIcon(icon))];
  expect(shown).toHaveLength(icon.size * icon.size * 4);
  let furthest = 0;
  for (const [at, value] of shown.entries())
    furthest = Math.max(furthest, Math.abs(value - (drawn[at] ?? 0)));
  expect(furthest).toBeLessThanOrEqual(16);
});

test('launchers may cut a fifth off a maskable icon: the mark stays whole', async () => {
  const { data, info } = await sharp(readFileSync(new URL('maskable-512.png', ICONS_FOLDER)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  let furthest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    // Brass has far more red than the background.
    if ((data[at] ?? 0) < 120) continue;
    const [x, y] = [(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)];
    furthest = Math.max(furthest, Math.hypot(x - middle, y - middle));
  }
  expect(furthest).toBeGreaterThan(100);
  expect(furthest).toBeLessThanOrEqual(info.width * 0.4);
});
