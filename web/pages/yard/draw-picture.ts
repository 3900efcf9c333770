import { PLAIN_STANCE, type SeasonCoat } from '../../../art/paint/recipe/stance.ts';
import { withoutTack } from '../../../game/tack/worn-look.ts';
import { horseLightIn } from '../../paddock/horse-lights.ts';
import { HEIGHT, WIDTH } from '../../paddock/scene-size.ts';
import { paintScene } from '../../paddock/paint-scene.ts';
import { withWeather } from '../../paddock/weather/with-weather.ts';
import { SHADOW_BOX } from '../../../art/paint/shadow-box.ts';
import { lightUp } from '../../portrait/light-up.ts';
import { paintPicture } from '../../portrait/paint/pictures.ts';
import { sceneFile } from '../../portrait/scene-thumbnail.tsx';
import { SETTINGS, type Air } from './land-scene.tsx';
import { DOOR_FOOT, type Land, type HorsePosition } from './positions.ts';

export interface PictureContent {
  readonly land: Land;
  readonly positions: readonly HorsePosition[];
  readonly air: Air;
  /** "Rosa’s yard". */
  readonly title: string;
  readonly line: string;
  /** Where visitors see the stable; null for a private one. */
  readonly address: string | null;
}

/** The size in which chats show link previews. */
const PICTURE = { width: 1200, height: 630 } as const;
const SCENE = PICTURE.width / WIDTH;
const SCENE_HEIGHT = 500;

/** The dark theme's, as in all pictures that leave the game. */
const BACKGROUND = 'oklch(0.192 0.013 86)';
const TEXT = 'oklch(0.935 0.022 88)';
const MUTED = 'oklch(0.765 0.024 84)';
const ACCENT = 'oklch(0.815 0.098 84)';
const SERIF = "'Fraunces Display', Georgia, serif";
const SANS = "'Source Sans 3', 'Segoe UI', sans-serif";

/** Null if a horse cannot be painted. */
export async function drawPicture(content: PictureContent, signal: AbortSignal): Promise<Blob | null> {
  const canvas = newCanvas(PICTURE.width, PICTURE.height);
  const brush = canvas.getContext('2d');
  const { land, air } = content;
  const light = horseLightIn(SETTINGS[land].name, air.light, air.season);
  const horses = await Promise.all(
    content.positions.map((position) => horseOf(position, light.coat, signal)),
  );
  const pictures = horses.filter((picture) => picture !== null);
  const lands = await landsOf(content, signal);
  await loadFonts(content);
  if (brush === null || lands === null || pictures.length < horses.length) return null;
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, PICTURE.width, SCENE_HEIGHT);
  brush.clip();
  brush.translate(0, SCENE_HEIGHT - HEIGHT * SCENE);
  brush.scale(SCENE, SCENE);
  brush.drawImage(lands.back, 0, 0);
  const drawn = content.positions.map((position, index) => ({
    place: position,
    picture: pictures[index] as ImageBitmap,
  }));
  // As on the page: stalls first, then from far to near.
  const depth = ({ where, y }: HorsePosition) => (where === 'stall' ? Infinity : y);
  for (const { place, picture } of drawn.toSorted((one, other) => depth(other.place) - depth(one.place)))
    drawHorse(brush, place, lightUp(picture, light));
  brush.drawImage(lands.front, 0, 0);
  for (const position of content.positions) drawName(brush, position);
  brush.restore();
  drawBand(brush, content);
  for (const picture of pictures) picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Until a font is loaded, a canvas draws a fallback. The texts decide which font files are needed. */
async function loadFonts({ title, line, address, positions }: PictureContent): Promise<void> {
  const plain = [line, address, ...positions.map(({ horse }) => horse.name)].join(' ');
  await Promise.all([
    document.fonts.load(`400 44px ${SERIF}`, `${title} Fetlock`),
    document.fonts.load(`400 24px ${SANS}`, plain),
  ]);
}

async function horseOf(
  { horse: { look }, pose, stance: given }: HorsePosition,
  coat: SeasonCoat,
  signal: AbortSignal,
): Promise<ImageBitmap | null> {
  const stance = { ...PLAIN_STANCE, ...given, coat };
  try {
    const answer = await fetch(sceneFile(look, pose, stance), { signal });
    if (answer.ok) return await createImageBitmap(await answer.blob());
  } catch {
    // Painted below instead.
  }
  const painted = await paintPicture(
    { look: withoutTack(look), crop: 'whole', pose, stance, width: 448, light: null },
    signal,
  );
  return painted?.complete ? createImageBitmap(painted.picture) : null;
}

async function landsOf({ land, air: { light, season, weather } }: PictureContent, signal: AbortSignal) {
  const painted = await paintScene({ ...withWeather(SETTINGS[land], weather), light, season });
  return signal.aborted ? null : painted;
}

/** The part below the hooves, as a share of a picture. */
const BELOW = 0.045;

function drawHorse(
  brush: CanvasRenderingContext2D,
  position: HorsePosition,
  lit: ReturnType<typeof lightUp>,
): void {
  if (lit === null) return;
  const { horse, shadow } = lit;
  const { where, x, y, width, height, head } = position;
  const top = HEIGHT - y - height * (1 - BELOW);
  if (where !== 'stall') {
    const left = x - width / 2;
    const box = SHADOW_BOX;
    const [shadowLeft, shadowTop] = [left + box.left * width, top + box.top * height];
    brush.drawImage(shadow, shadowLeft, shadowTop, box.width * width, box.height * height);
    brush.drawImage(horse, left, top, width, height);
    return;
  }
  brush.save();
  brush.beginPath();
  brush.rect(x - 50, HEIGHT - DOOR_FOOT - 226, 100, 108);
  brush.clip();
  brush.drawImage(horse, x + 8 - width * head, top, width, height);
  brush.restore();
}

function drawName(
  brush: CanvasRenderingContext2D,
  { horse, where, x, y, width, height, top, pose, hasFoal }: HorsePosition,
): void {
  brush.font = `600 ${where === 'far' ? 18 : 21}px ${SANS}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  const middle = HEIGHT - (where === 'near' ? y - 30 : where === 'stall' ? 480 : y + height * top * 0.98);
  const wide = Math.min(brush.measureText(horse.name).width, 190) + 24;
  // Keeps the label within the picture and beside the foal.
  const aside = hasFoal ? width * (pose === 'graze' ? -0.3 : 0.24) : 0;
  const centre = Math.max(x + aside, wide / 2 + 10);
  brush.fillStyle = BACKGROUND;
  brush.beginPath();
  brush.roundRect(centre - wide / 2, middle - 17, wide, 34, 8);
  brush.fill();
  brush.fillStyle = TEXT;
  brush.fillText(horse.name, centre, middle + 1, 190);
}

const MARGIN = 48;

function drawBand(brush: CanvasRenderingContext2D, { title, line, address }: PictureContent): void {
  const { width, height } = PICTURE;
  brush.fillStyle = BACKGROUND;
  brush.fillRect(0, SCENE_HEIGHT, width, height - SCENE_HEIGHT);
  brush.fillStyle = ACCENT;
  brush.fillRect(0, SCENE_HEIGHT, width, 3);
  brush.textBaseline = 'alphabetic';
  brush.textAlign = 'left';
  brush.fillStyle = TEXT;
  brush.font = `400 44px ${SERIF}`;
  brush.fillText(title, MARGIN, SCENE_HEIGHT + 66, 760);
  brush.fillStyle = MUTED;
  brush.font = `400 24px ${SANS}`;
  brush.fillText(line, MARGIN, SCENE_HEIGHT + 103, 760);
  brush.textAlign = 'right';
  brush.fillStyle = ACCENT;
  brush.font = `400 40px ${SERIF}`;
  brush.fillText('Fetlock', width - MARGIN, SCENE_HEIGHT + 66);
  if (address === null) return;
  brush.fillStyle = MUTED;
  brush.font = `400 20px ${SANS}`;
  brush.fillText(address, width - MARGIN, SCENE_HEIGHT + 103, 380);
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
