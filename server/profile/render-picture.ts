import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { PICTURE_SIZES } from '../../game/players/picture.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { PictureFiles } from './picture-store.ts';

/** Of one picture; phones take 12 million. */
const MOST_PIXELS = 32_000_000;
/** Of all pictures of an animation together, of which only the first is used. */
const MOST_PIXELS_IN_ALL = 200_000_000;
const MOST_SECONDS = 10;

/** Readers of what a browser may send: no vectors, which may refer to other files, and nothing rare. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

type Read = (bytes: Buffer, options: SharpOptions) => Sharp;

let reader: Promise<Read> | undefined;

/** Fetched with the first picture: most processes never need it. */
async function openReader(): Promise<Read> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let underWay: Promise<unknown> = Promise.resolve();

/**
 * The picture as it is shown: cut square, upright, in each size, without anything but its pixels. One at a time, so
 * that many pictures at once take longer, not more memory.
 */
export function renderPicture(
  bytes: Buffer,
): Promise<PictureFiles | Refusal<'NOT_A_PICTURE' | 'PICTURE_TOO_LARGE'>> {
  const rendered = underWay.then(() => render(bytes));
  underWay = rendered.catch(() => undefined);
  return rendered;
}

async function render(bytes: Buffer): ReturnType<typeof renderPicture> {
  const read = await (reader ??= openReader());
  const inSize = (pixels: number) =>
    read(bytes, { pages: 1, limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(pixels, pixels, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  try {
    // How large it is, it says without being unpacked.
    const metadata = await read(bytes, { pages: 1, limitInputPixels: false }).metadata();
    if (isTooLarge(metadata)) return refuse('PICTURE_TOO_LARGE');
    const large = await inSize(PICTURE_SIZES.large);
    return { large, small: await inSize(PICTURE_SIZES.small) };
  } catch {
    // Whatever the reader stumbles over, it is not a picture to us.
    return refuse('NOT_A_PICTURE');
  }
}

function isTooLarge({ width, height, pages = 1 }: Metadata): boolean {
  const pixels = width * height;
  return pixels > MOST_PIXELS || pixels * pages > MOST_PIXELS_IN_ALL;
}
