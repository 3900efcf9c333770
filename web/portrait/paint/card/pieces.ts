import {
  isTackPart,
  MANE_KINDS,
  PARTS_OVER_BODY,
  TACK_KINDS,
  type Box,
  type HairPart,
  type LayerSet,
  type TackPart,
} from '../../../../art/paint/layers/layers.ts';
import { CASTS, casterOf } from '../../../../art/paint/cast.ts';
import { wholeBody, wholeHair, wholeTack } from '../../../../art/paint/layers/neutral.ts';
import { castSheet, groundSheet } from './shadow-sheets.ts';
import { coverageOf, hasBorder, hasHead, hasLegs, type Coverage } from './coverage.ts';
import type { Variant } from './program.ts';
import { sheetsOfBody, sheetsOfHair, sheetsOfTack, type Sheet } from './sheets.ts';
import { tilesByKind, tilesOver, type Tiles } from './tiles.ts';

export interface Piece<Texture> {
  /** By sampler. */
  readonly textures: Readonly<Record<string, Texture>>;
  /** Frame areas of layers and shadow. */
  readonly box: Box;
  readonly shadowBox: Box;
  readonly kind?: number;
  readonly tiles: ReadonlyMap<Variant, readonly number[]>;
}

/** Shared by horses with these layers. */
interface Part<Texture> {
  readonly textures: Readonly<Record<string, Texture>>;
  readonly box: Box;
  readonly coverage: Coverage;
}

/** Shared by horses with this body. */
interface Shadow<Texture> {
  readonly texture: Texture;
  readonly box: Box;
}

/** Back to front. */
export type Pieces<Texture> = (layers: LayerSet, tiles: Tiles) => readonly Piece<Texture>[];

/** Caches uploads only: a lost card loses them all. */
export function cachedPieces<Texture>(upload: (sheet: Sheet) => Texture): Pieces<Texture> {
  const parts = new WeakCache<Part<Texture>>();
  const casts = new WeakCache<Shadow<Texture> | null>();
  const grounds = new WeakCache<Shadow<Texture> | null>();

  const uploaded = (sheets: Readonly<Record<string, Sheet>>) =>
    Object.fromEntries(Object.entries(sheets).map(([sampler, sheet]) => [sampler, upload(sheet)]));
  const shadowOf = (sheet: Sheet | null) => sheet && { box: sheet.box, texture: upload(sheet) };

  function ground({ frame }: LayerSet, tiles: Tiles): readonly Piece<Texture>[] {
    const shadow = grounds.get([frame], () => shadowOf(groundSheet(frame)));
    if (shadow === null) return [];
    const { box, texture } = shadow;
    const seen = tilesOver(tiles, box);
    if (seen.length === 0) return [];
    return [{ textures: { shadow: texture }, box, shadowBox: box, tiles: new Map([['GROUND', seen]]) }];
  }

  function body(layers: LayerSet, tiles: Tiles): readonly Piece<Texture>[] {
    const planes = wholeBody(layers);
    if (planes === null) return [];
    const { alpha, ...others } = planes;
    const part = parts.get([alpha, ...Object.values(others)], () => {
      const sheets = sheetsOfBody(planes);
      const coverage = coverageOf(sheets.fine, sheets.region);
      return { textures: uploaded(sheets), box: alpha.box, coverage };
    });
    const [caster, ...more] = CASTS.flatMap((cast) => casterOf(layers, cast) ?? []);
    const shadow =
      caster === undefined ? null : casts.get([caster, ...more], () => shadowOf(castSheet(layers)));
    const textures = shadow === null ? part.textures : { ...part.textures, shadow: shadow.texture };
    const shadowBox = shadow?.box ?? NO_BOX;
    return [{ ...part, textures, shadowBox, tiles: tilesByKind(tiles, part.coverage, variantOfBody) }];
  }

  function hair({ hair }: LayerSet, tiles: Tiles, name: HairPart): readonly Piece<Texture>[] {
    const planes = wholeHair(hair[name]);
    if (planes === null) return [];
    const { alpha, ...others } = planes;
    const part = parts.get([alpha, ...Object.values(others)], () => {
      const sheets = sheetsOfHair(planes);
      return { textures: uploaded(sheets), box: alpha.box, coverage: coverageOf(sheets.fine) };
    });
    const kind = MANE_KINDS[name];
    const variant: Variant = kind === undefined ? 'FEATHER LEGS' : 'HAIR';
    const seen = tilesByKind(tiles, part.coverage, () => variant);
    return [{ ...part, kind, shadowBox: NO_BOX, tiles: seen }];
  }

  function tack({ tack }: LayerSet, tiles: Tiles, name: TackPart): readonly Piece<Texture>[] {
    const planes = wholeTack(tack?.[name]);
    if (planes === null) return [];
    const { alpha, ...others } = planes;
    const part = parts.get([alpha, ...Object.values(others)], () => {
      const sheets = sheetsOfTack(planes);
      return { textures: uploaded(sheets), box: alpha.box, coverage: coverageOf(sheets.fine) };
    });
    const seen = tilesByKind(tiles, part.coverage, (): Variant => 'TACK');
    return [{ ...part, kind: TACK_KINDS[name], shadowBox: NO_BOX, tiles: seen }];
  }

  return (layers, tiles) => [
    ...ground(layers, tiles),
    ...body(layers, tiles),
    ...PARTS_OVER_BODY.flatMap((name) =>
      isTackPart(name) ? tack(layers, tiles, name) : hair(layers, tiles, name),
    ),
  ];
}

const NO_BOX: Box = [0, 0, 0, 0];

/** Few variants: compiling one costs as much as painting with it. */
function variantOfBody(parts: number): Variant {
  if (hasHead(parts)) return hasLegs(parts) ? 'BODY LEGS HEAD BORDER' : 'BODY HEAD BORDER';
  return hasLegs(parts) || hasBorder(parts) ? 'BODY LEGS BORDER' : 'BODY';
}

/** Keyed weakly by the first object; rebuilt when any object changes. */
class WeakCache<Made> {
  private readonly known = new WeakMap<object, { readonly of: readonly object[]; readonly made: Made }>();

  get(of: readonly [object, ...object[]], make: () => Made): Made {
    const known = this.known.get(of[0]);
    if (known?.of.length === of.length && known.of.every((each, index) => each === of[index]))
      return known.made;
    const made = make();
    this.known.set(of[0], { of, made });
    return made;
  }
}
