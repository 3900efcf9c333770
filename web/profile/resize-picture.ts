/** docs/rules/screens.md#pictures */
const THUMBNAIL_WIDTH = 200;
const THUMBNAIL_QUALITY = 0.8;

/** What is sent is drawn anew only if it is too large to be sent as it is. */
const SENT_QUALITY = 0.9;

/** A small JPEG of what was chosen; undefined where the browser cannot draw it. */
export async function drawThumbnail(file: Blob): Promise<Blob | undefined> {
  return draw(
    file,
    ({ width, height }) => ({
      width: THUMBNAIL_WIDTH,
      height: Math.max(1, Math.round((THUMBNAIL_WIDTH * height) / width)),
    }),
    THUMBNAIL_QUALITY,
  );
}

/** The file as it is sent: what has too many pixels is made smaller here, where that costs nobody's time. */
export async function fitToSend(file: Blob): Promise<Blob> {
  const fitted = await draw(
    file,
    (size) => {
      const capped = cappedSize(size);
      return capped.width === size.width ? undefined : capped;
    },
    SENT_QUALITY,
  );
  return fitted ?? file;
}

/** Draws a picture, upright, in the size asked for; undefined if no size was asked for or it cannot be drawn. */
async function draw(
  file: Blob,
  sizeOf: (size: Size) => Size | undefined,
  quality: number,
): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    const size = sizeOf(picture);
    if (!size) return undefined;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // A JPEG shows nothing through: what is clear in the picture would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, size.width, size.height);
    return await new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality),
    );
  } finally {
    picture.close();
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Some browsers draw no larger pictures (docs/rules/screens.md#pictures). */
const MOST_PIXELS = 5_000_000;
const LONGEST_SIDE = 4096;

/** The largest size of the same shape within both limits; the size itself if it is. At least one pixel each way. */
export function cappedSize({ width, height }: Size): Size {
  const shrink = Math.min(
    1,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  if (shrink === 1) return { width, height };
  return {
    width: Math.max(1, Math.floor(width * shrink)),
    height: Math.max(1, Math.floor(height * shrink)),
  };
}
