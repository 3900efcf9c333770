import { join } from 'node:path';
import sharp from 'sharp';
import { PLATES, SHARED_PLATE } from '../../art/paint/nameplate/plates.ts';
import type { ShareCard } from './share-card.ts';

/** Letters of our font. Those of the machine differ from place to place. */
const LETTERS =
  /^[\u0020-\u007e\u00a0-\u0148\u014a-\u017e\u01fa-\u021b\u1e80-\u1e85\u2013\u2014\u2018-\u201e\u2026]+$/;

const { width: WIDEST, height: TALL } = SHARED_PLATE;
/** Px. */
const LARGEST = 46;
const ENDS = 56;
const LAUREL_ENDS = 92;

interface Plate {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Undefined for a name in letters that the font lacks: its page says it. */
export async function paintPlate(
  shareFolder: string,
  { name, nameplate }: Pick<ShareCard, 'name' | 'nameplate'>,
): Promise<Plate | undefined> {
  if (!LETTERS.test(name)) return undefined;
  const { letters, relief, hasLaurel } = PLATES[nameplate];
  const ends = hasLaurel ? LAUREL_ENDS : ENDS;
  const write = async (colour: string, size: number) => {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}">${escaped(name)}</span>`,
        font: `Fetlock Plate ${size}`,
        fontfile: join(shareFolder, 'nameplate.ttf'),
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  const tried = await write(letters, LARGEST);
  const size = Math.floor(LARGEST * Math.min(1, (WIDEST - 2 * ends) / tried.width));
  const [engraved, raised] = [await write(letters, size), await write(relief, size)];
  const half = Math.ceil(Math.max(260, engraved.width + 2 * ends) / 2);
  const width = 2 * half;
  const left = Math.round((width - engraved.width) / 2);
  const top = Math.round((TALL - engraved.height) / 2);
  // Painted by a command: uploads forbid vector formats to the whole process.
  const file = join(shareFolder, `plate-${nameplate}.webp`);
  const cut = (from: number) =>
    sharp(file).extract({ left: from, top: 0, width: half, height: TALL }).png().toBuffer();
  const background = { width, height: TALL, channels: 4, background: '#0000' } as const;
  const png = await sharp({ create: background })
    .composite([
      { input: await cut(0), left: 0, top: 0 },
      { input: await cut(WIDEST - half), left: half, top: 0 },
      { input: raised.data, left, top: top + 2 },
      { input: engraved.data, left, top },
    ])
    .png()
    .toBuffer();
  return { png, width, height: TALL };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Pango reads markup. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
