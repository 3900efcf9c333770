import sharp from 'sharp';
import { plateSvg } from '../art/paint/nameplate/plate-svg.ts';
import { PLATE_HEIGHT, SHARED_PLATE } from '../art/paint/nameplate/plates.ts';
import { NAMEPLATES } from '../game/cosmetics/nameplates.ts';

/** Paints each nameplate, without letters, for pictures for sharing. */
export async function paintPlates(folder: URL): Promise<void> {
  for (const nameplate of NAMEPLATES) {
    const drawing = plateSvg(nameplate, { ...SHARED_PLATE, scale: SHARED_PLATE.height / PLATE_HEIGHT });
    const picture = sharp(Buffer.from(drawing)).webp({ lossless: true, effort: 6 });
    const { size } = await picture.toFile(
      decodeURIComponent(new URL(`plate-${nameplate}.webp`, folder).pathname),
    );
    console.log(`plate-${nameplate}: ${Math.round(size / 1000)} kB`);
  }
}
