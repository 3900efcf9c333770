import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { MOST_PIXELS, PICTURE_SIZES } from '../../game/profile/picture.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { refusePictures } from './picture-queue.ts';
import type { PictureFiles } from './profile-pictures.ts';

/** Limit over all frames; only the first is used. */
const MOST_PIXELS_IN_ALL = 200_000_000;
const MOST_SECONDS = 10;

const WEBP = { quality: 82 } as const;

/** No vector formats, which may refer to other files, and no rare ones. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

type Read = (bytes: Buffer, options: SharpOptions) => Sharp;

let reader: Promise<Read> | undefined;

/** Loaded on demand: most processes never need it. */
async function openReader(): Promise<Read> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Removes metadata such as the location. */
export async function renderPicture(
  bytes: Buffer,
): Promise<PictureFiles | Refusal<'NOT_A_PICTURE' | 'PICTURE_TOO_LARGE' | 'PICTURES_BUSY'>> {
  const read = await (reader ??= openReader());
  try {
    // Reads only the header.
    const metadata = await read(bytes, { pages: 1, limitInputPixels: false }).metadata();
    const most = metadata.format === 'heif' ? MOST_PIXELS.avif : MOST_PIXELS.others;
    if (isTooLarge(metadata, most)) return refuse('PICTURE_TOO_LARGE', { megapixels: most / 1_000_000 });
    const { large: side } = PICTURE_SIZES;
    const { data, info } = await read(bytes, {
      pages: 1,
      limitInputPixels: most,
      sequentialRead: true,
      failOn: 'error',
    })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const square = () => read(data, { raw: { width: side, height: side, channels: info.channels } });
    return {
      large: await square().webp(WEBP).toBuffer(),
      small: await square().resize(PICTURE_SIZES.small).webp(WEBP).toBuffer(),
    };
  } catch (error) {
    // With so few pixels, the machine is slow, not the picture.
    if (error instanceof Error && error.message.startsWith('timeout')) return refusePictures();
    return refuse('NOT_A_PICTURE');
  }
}

function isTooLarge({ width, height, pages = 1 }: Metadata, most: number): boolean {
  const pixels = width * height;
  return pixels > most || pixels * pages > MOST_PIXELS_IN_ALL;
}
