/** docs/rules/screens.md#pictures */
const THUMBNAIL_WIDTH = 200;
const THUMBNAIL_QUALITY = 0.8;

const SENT_QUALITY = 0.9;

/** Undefined if the browser cannot decode the file. */
export async function renderThumbnail(file: Blob): Promise<Blob | undefined> {
  return draw(
    file,
    ({ width, height }) => ({
      width: THUMBNAIL_WIDTH,
      height: Math.max(1, Math.round((THUMBNAIL_WIDTH * height) / width)),
    }),
    THUMBNAIL_QUALITY,
  );
}

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

/** Upright; undefined if the browser cannot decode the file. */
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
    // JPEG would turn transparency black.
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

/** Limit of some browsers (docs/rules/screens.md#pictures). */
const MOST_PIXELS = 5_000_000;
const LONGEST_SIDE = 4096;

/** Same shape within both limits, at least 1 px each way. */
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
