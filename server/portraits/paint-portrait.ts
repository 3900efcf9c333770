import sharp from 'sharp';
import type { Pixels } from '../../art/paint/outline-shadow.ts';
import { paintPicture } from '../../art/paint/paint.ts';
import type { Posed } from '../../art/paint/name/portrait-name.ts';
import { recipeOf } from '../../art/paint/recipe/recipe.ts';
import { stanceIn } from '../../art/paint/recipe/stance.ts';
import { feetOf, wholeView, type Foot } from '../../art/paint/view.ts';
import { layOver, stallBackdrop } from './backdrop.ts';
import { paintPlate } from './paint-plate.ts';
import { paintScene, SCENE_LIGHTS } from './paint-scene.ts';
import type { PaintFolders } from './painters.ts';
import type { ShareCard } from './share-card.ts';
import { openLayerFiles } from './layer-files.ts';
import { PORTRAIT_SIZES, type Painting, type PortraitFile } from './sizes.ts';

/** More effort takes as long as the painting; an exact edge takes twice the time, and a tenth more bytes, unseen. */
const WEBP = { quality: 82, effort: 2, alphaQuality: 80 } as const;

/** Px of the horse as it is painted. */
const WIDTHS: Readonly<Record<Painting, number>> = {
  list: PORTRAIT_SIZES.m.width,
  share: 700,
  scene: PORTRAIT_SIZES.x.width,
};
/** Px, with a nameplate below the horse. */
export const CARD_HORSE = { width: 610, top: 4, plateAbove: 18 } as const;
/** Share of the width at its left, and of the height above it. */
const SHARED_AT = { left: 0.26, top: 0.015 } as const;

export type PaintPortrait = (
  posed: Posed,
  painting: Painting,
  card?: ShareCard,
) => Promise<readonly PortraitFile[]>;

/** Takes the thread's time: call it in a thread of its own. */
export function openPainter({ layersFolder, shareFolder }: PaintFolders): PaintPortrait {
  const layersFor = openLayerFiles(layersFolder);
  sharp.cache(false);
  sharp.concurrency(1);

  return async ({ look, pose, stance: named }, painting, card) => {
    const layers = await layersFor(look, pose);
    const view = wholeView(card === undefined ? WIDTHS[painting] : CARD_HORSE.width);
    const backdrop = card?.backdrop ?? null;
    const light = backdrop === null ? undefined : SCENE_LIGHTS[backdrop];
    const stance = light === undefined ? named : stanceIn(light.coat, look, pose);
    const recipe = recipeOf(look, light, stance);
    // In a scene the shadow on the ground is a layer of its own.
    const shown = backdrop === null ? layers : { ...layers, frame: { ...layers.frame, hooves: [] } };
    const pixels = paintPicture(shown, recipe, view);
    const horse = { data: pixels, width: view.width, height: view.height };
    if (painting === 'share' && card !== undefined) {
      const feet = feetOf(recipe, layers.frame, view);
      return [{ size: 'l', bytes: await shareWithCard(shareFolder, horse, feet, card) }];
    }
    if (painting === 'share') return [{ size: 'l', bytes: await share(horse) }];
    const picture = () => sharp(pixels, { raw: { width: view.width, height: view.height, channels: 4 } });
    if (painting === 'scene') return [{ size: 'x', bytes: await picture().webp(WEBP).toBuffer() }];
    return [
      { size: 'm', bytes: await picture().webp(WEBP).toBuffer() },
      { size: 's', bytes: await picture().resize(PORTRAIT_SIZES.s.width).webp(WEBP).toBuffer() },
    ];
  };
}

async function shareWithCard(
  shareFolder: string,
  horse: Pixels,
  feet: readonly Foot[],
  card: ShareCard,
): Promise<Buffer> {
  const { width, height } = PORTRAIT_SIZES.l;
  const left = Math.round((width - horse.width) / 2);
  const { background, layers } = await paintScene(shareFolder, horse, {
    backdrop: card.backdrop,
    left,
    top: CARD_HORSE.top,
    feet,
  });
  const plate = await paintPlate(shareFolder, card);
  const sign = plate && {
    input: plate.png,
    left: Math.round((width - plate.width) / 2),
    top: height - plate.height - CARD_HORSE.plateAbove,
  };
  return background
    .composite([...layers, ...(sign === undefined ? [] : [sign])])
    .webp(WEBP)
    .toBuffer();
}

function share(horse: Pixels): Promise<Buffer> {
  const { width, height } = PORTRAIT_SIZES.l;
  const data = stallBackdrop(width, height);
  const [left, top] = [Math.round(width * SHARED_AT.left), Math.round(height * SHARED_AT.top)];
  layOver({ data, width, height }, horse, left, top);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp(WEBP)
    .toBuffer();
}
