import sharp from 'sharp';

const QUALITIES = [90, 86, 82, 78, 74, 70, 65, 60, 55, 50] as const;

/** The best quality that fits `mostBytes`, or else the lowest. */
export async function asWebp(png: Buffer, mostBytes: number): Promise<{ bytes: Buffer; quality: number }> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= mostBytes || quality === QUALITIES.at(-1)) return { bytes, quality };
  }
  throw new RangeError('No quality is named');
}
