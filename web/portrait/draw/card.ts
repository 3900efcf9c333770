import { HAIR_PARTS } from '../../../art/paint/layers.ts';
import type { Box, HairPart, LayerFrame, LayerSet, Plane } from '../../../art/paint/layers.ts';
import { wholeBody, wholeHair } from '../../../art/paint/neutral.ts';
import type { Recipe } from '../../../art/paint/pixel/recipe.ts';
import { groundBox, pixelsOf } from '../../../art/paint/view.ts';
import type { View } from '../../../art/paint/view.ts';
import { bindChance, programsOf, SAMPLERS } from './program.ts';
import type { Program } from './program.ts';
import { textureOf } from './textures.ts';
import type { Textures } from './textures.ts';

/** The painter on the graphics card: one for all pictures of a page. */
export interface Card {
  /** Holds the last picture. */
  readonly canvas: OffscreenCanvas;
  /** False where the card does not take the program. */
  paint(layers: LayerSet, recipe: Recipe, view: View): boolean;
  isLost(): boolean;
}

type Planes = Partial<Record<(typeof SAMPLERS)[number], Plane | undefined>>;

const KINDS = { mane: 0, forelock: 1, tail: 2, featherNear: 3, featherFar: 4, body: 5, ground: 6 } as const;

/** One thing to draw: a part, its planes, and what it covers of the frame. */
type Piece = readonly [part: keyof typeof KINDS, planes: Planes, box: Box];

/** Null where there is no WebGL2, or only one that the processor does: making its programs takes longer than painting. */
export function cardOn(canvas: OffscreenCanvas): Card | null {
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    preserveDrawingBuffer: true,
    failIfMajorPerformanceCaveat: true,
  });
  if (gl === null) return null;
  const programs = programsOf(gl);
  const textures: Textures = new WeakMap();
  bindChance(gl);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  return {
    canvas,
    isLost: () => gl.isContextLost(),
    paint(layers, recipe, view) {
      const coated = programs('coated', recipe);
      const hair = programs('hair', recipe);
      if (coated === null || hair === null) return false;
      canvas.width = view.width;
      canvas.height = view.height;
      gl.viewport(0, 0, view.width, view.height);
      gl.disable(gl.SCISSOR_TEST);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.enable(gl.SCISSOR_TEST);
      for (const program of [coated, hair]) setAll(gl, program, layers.frame, recipe, view);
      for (const [part, planes, box] of piecesOf(layers)) {
        const [left, top, right, bottom] = pixelsOf(view, box);
        if (right <= left || bottom <= top) continue;
        const { program, place } = part === 'body' || KINDS[part] === 3 || KINDS[part] === 4 ? coated : hair;
        gl.useProgram(program);
        gl.uniform1i(place('u_kind'), KINDS[part]);
        gl.uniform4fv(
          place('u_boxes'),
          SAMPLERS.flatMap((sampler) => [...(planes[sampler]?.box ?? NO_BOX)]),
        );
        SAMPLERS.forEach((sampler, unit) => {
          gl.activeTexture(gl.TEXTURE0 + unit);
          gl.bindTexture(gl.TEXTURE_2D, textureOf(gl, textures, planes[sampler]));
        });
        gl.scissor(left, view.height - bottom, right - left, bottom - top);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
      }
      return true;
    },
  };
}

const NO_BOX: Box = [0, 0, 0, 0];

/** What there is to draw, from behind to the front. */
function piecesOf(layers: LayerSet): readonly Piece[] {
  const { frame, hair } = layers;
  const hairPiece = (part: HairPart): Piece[] => {
    const planes = wholeHair(hair[part]);
    return planes === null ? [] : [[part, planes, planes.alpha.box]];
  };
  const ground: Piece[] = frame.hooves.length === 0 ? [] : [['ground', {}, groundBox(frame)]];
  const planes = wholeBody(layers);
  const body: Piece[] = [];
  if (planes !== null) {
    const casters = { mane: hair.mane?.alpha, forelock: hair.forelock?.alpha };
    body.push(['body', { ...planes, x: planes.dx, y: planes.dy, ...casters }, planes.alpha.box]);
  }
  return [...ground, ...body, ...HAIR_PARTS.flatMap(hairPiece)];
}

/** All that stays the same from one piece of a horse to the next. */
function setAll(
  gl: WebGL2RenderingContext,
  { program, place }: Program,
  frame: LayerFrame,
  recipe: Recipe,
  view: View,
): void {
  gl.useProgram(program);
  for (const [field, value] of Object.entries(recipe) as [string, number | readonly number[]][]) {
    if (typeof value === 'number') gl.uniform1f(place(`r_${field}`), value);
    else gl.uniform3fv(place(`r_${field}`), value);
  }
  gl.uniform4fv(place('u_box'), view.box);
  gl.uniform2f(place('u_size'), view.width, view.height);
  gl.uniform1f(place('u_grain'), view.grain);
  gl.uniform1f(place('u_halved'), Math.max(0, Math.log2((view.box[2] - view.box[0]) / view.width)));
  gl.uniform3f(place('u_frame'), frame.scale, frame.x0, frame.y1);
  gl.uniform2fv(place('u_dx'), frame.dx);
  gl.uniform2fv(place('u_dy'), frame.dy);
  const hooves = frame.hooves.map(([x, y]) => [frame.x0 + x / frame.scale, frame.y1 - y / frame.scale]);
  gl.uniform1i(place('u_hoofCount'), hooves.length);
  gl.uniform2fv(place('u_hooves'), Array.from({ length: 4 }, (_, nth) => hooves[nth] ?? [0, 0]).flat());
}
