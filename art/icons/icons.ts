import { readFileSync } from 'node:fs';
import sharp from 'sharp';

export const ICONS_FOLDER = new URL('../../web/public/icons/', import.meta.url);
const BRAND = new URL('../../web/public/brand.svg', import.meta.url);

const BACKGROUND = '#17140f';
const WHITE = '#ffffff';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** Height of the mark, as a share of the icon. */
  readonly mark: number;
  /** Round corners, a full square for launchers to crop, or the mark alone in white, as Android draws it. */
  readonly shape: 'round' | 'full' | 'mark';
}

/** Launchers keep the middle 80% of a maskable icon. */
export const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, mark: 0.8, shape: 'round' },
  { file: 'icon-512.png', size: 512, mark: 0.8, shape: 'round' },
  { file: 'maskable-192.png', size: 192, mark: 0.56, shape: 'full' },
  { file: 'maskable-512.png', size: 512, mark: 0.56, shape: 'full' },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.68, shape: 'full' },
  { file: 'badge-96.png', size: 96, mark: 0.9, shape: 'mark' },
];

/** The hoof of `brand.svg`, which fills its box from 0 to 32 in height and from 2 to 30 in width. */
const MARK = { x: 14.2, y: 16, height: 32 } as const;

export function drawIcon(icon: Icon): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(icon)), { density: 300 })
    .resize(icon.size, icon.size)
    .png({ compressionLevel: 9, palette: icon.shape !== 'mark' })
    .toBuffer();
}

function iconSvg({ mark, shape }: Icon): string {
  const paths =
    readFileSync(BRAND, 'utf8')
      .match(/<path [^>]+>/g)
      ?.join('') ?? '';
  const side = MARK.height / mark;
  const box = `${MARK.x - side / 2} ${MARK.y - side / 2} ${side} ${side}`;
  const background =
    shape === 'mark'
      ? ''
      : `<rect x="${MARK.x - side / 2}" y="${MARK.y - side / 2}" width="${side}" height="${side}"
          rx="${shape === 'round' ? side * 0.2 : 0}" fill="${BACKGROUND}"/>`;
  const fill = shape === 'mark' ? WHITE : '#dfbd76';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="512" height="512">${background}<g fill="${fill}">${paths}</g></svg>`;
}
