import type { LayerSet } from '../../../art/paint/layers/layers.ts';
import type { LivingPictures } from './messages.ts';

/** Approximate share of light that a mane leaves below it. */
const BELOW_MANE = 0.7;
/** Cover of the mane, 0 to 1, above which computing the colour below becomes inexact. */
const HIDDEN_FROM = 0.6;
const HIDDEN_AT = 0.9;

/**
 * Splits a horse into pictures that restore the whole when laid over each other: the horse without tail and mane, the
 * tail, and the mane. The mane's shadow stays on the horse.
 */
export function takeApart(
  layers: LayerSet,
  paint: (layers: LayerSet) => ImageData,
): { readonly [part in keyof LivingPictures]: ImageData } {
  const { frame, body, hair, tack = {} } = layers;
  const { tail, mane, forelock, ...feather } = hair;
  const alone = { ...frame, hooves: [] };
  const hairOnly = (parts: LayerSet['hair']): LayerSet => ({ frame: alone, body: {}, hair: parts });
  const above = { ...(mane && { mane }), ...(forelock && { forelock }) };
  const withMane = paint({ frame, body, tack, hair: { ...feather, ...above } });
  const bare = paint({ frame, body, tack, hair: feather });
  const itsMane = paint(hairOnly(above));
  return {
    horse: below(withMane, itsMane, bare),
    tail: paint(hairOnly(tail ? { tail } : {})),
    mane: itsMane,
  };
}

/** The colours below the mane: computed where it is translucent, else taken from the picture without a mane. */
function below(whole: ImageData, mane: ImageData, bare: ImageData): ImageData {
  const [all, over, plain] = [whole.data, mane.data, bare.data];
  const found = new ImageData(new Uint8ClampedArray(all), whole.width, whole.height);
  const { data } = found;
  for (let at = 0; at < data.length; at += 4) {
    const cover = (over[at + 3] as number) / 255;
    if (cover === 0) continue;
    const share = Math.min(Math.max((cover - HIDDEN_FROM) / (HIDDEN_AT - HIDDEN_FROM), 0), 1);
    const rest = Math.max(1 - cover, 0.05);
    const wholeCover = (all[at + 3] as number) / 255;
    const shown = Math.min(Math.max((wholeCover - cover) / rest, 0), 1);
    const plainCover = (plain[at + 3] as number) / 255;
    for (let channel = at; channel < at + 3; channel++) {
      const through = (all[channel] as number) * wholeCover - (over[channel] as number) * cover;
      const derived = shown > 0.02 ? through / rest / shown : (plain[channel] as number) * BELOW_MANE;
      data[channel] = derived + ((plain[channel] as number) * BELOW_MANE - derived) * share;
    }
    data[at + 3] = (shown + (plainCover - shown) * share) * 255;
  }
  return found;
}
