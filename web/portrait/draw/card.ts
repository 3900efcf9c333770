import { HAIR_BEFORE, HAIR_BEHIND } from '../../../art/paint/layers.ts';
import type { Box, HairPart, LayerSet, Plane } from '../../../art/paint/layers.ts';
import { wholeBody, wholeHair } from '../../../art/paint/neutral.ts';
import type { Recipe } from '../../../art/paint/pixel/recipe.ts';
import { groundBox, pixelsOf } from '../../../art/paint/view.ts';
import type { View } from '../../../art/paint/view.ts';
import { makeProgram, SAMPLERS, setAll } from './program.ts';
import { textureOf } from './textures.ts';
import type { Textures } from './textures.ts';

/** The painter on the graphics card. One for all pictures of a page. */
export interface Card {
  /** The picture in the canvas of the context, until the next one. */
  readonly canvas: OffscreenCanvas | HTMLCanvasElement;
  paint(layers: LayerSet, recipe: Recipe, view: View): void;
  isLost(): boolean;
}

type Sampler = (typeof SAMPLERS)[number];
type Planes = Partial<Record<Sampler, Plane | undefined>>;

const KINDS = { mane: 0, forelock: 1, tail: 2, featherNear: 3, featherFar: 4, body: 5, ground: 6 } as const;

/** Null where there is no WebGL2, or a program does not compile. */
export function cardOn(canvas: OffscreenCanvas | HTMLCanvasElement): Card | null {
  const gl = canvas.getContext('webgl2', {
    alpha: true,
    premultipliedAlpha: true,
    antialias: false,
    depth: false,
    preserveDrawingBuffer: true,
  }) as WebGL2RenderingContext | null;
  if (gl === null) return null;
  const program = makeProgram(gl);
  if (program === null) return null;
  const textures: Textures = new WeakMap();
  return {
    canvas,
    isLost: () => gl.isContextLost(),
    paint(layers, recipe, view) {
      canvas.width = view.width;
      canvas.height = view.height;
      gl.viewport(0, 0, view.width, view.height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.useProgram(program.program);
      setAll(gl, program, layers.frame, recipe, view);
      const draw = (part: keyof typeof KINDS, planes: Planes, box: Box) => {
        gl.uniform1i(program.place('u_kind'), KINDS[part]);
        SAMPLERS.forEach((sampler, unit) => {
          gl.activeTexture(gl.TEXTURE0 + unit);
          gl.bindTexture(gl.TEXTURE_2D, textureOf(gl, textures, planes[sampler]));
        });
        const boxes = SAMPLERS.flatMap((sampler) => [...(planes[sampler]?.box ?? [0, 0, 0, 0])]);
        gl.uniform4fv(program.place('u_boxes'), boxes);
        const [left, top, right, bottom] = pixelsOf(view, box);
        if (right <= left || bottom <= top) return;
        gl.enable(gl.SCISSOR_TEST);
        gl.scissor(left, view.height - bottom, right - left, bottom - top);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.disable(gl.SCISSOR_TEST);
      };
      const drawHair = (part: HairPart) => {
        const planes = wholeHair(layers.hair[part]);
        if (planes !== null) draw(part, planes, planes.alpha.box);
      };
      if (layers.frame.hooves.length > 0) draw('ground', {}, groundBox(layers.frame));
      HAIR_BEHIND.forEach(drawHair);
      const planes = wholeBody(layers);
      if (planes !== null) {
        const { mane, forelock } = layers.hair;
        const casters = { mane: mane?.alpha, forelock: forelock?.alpha };
        draw('body', { ...planes, x: planes.dx, y: planes.dy, ...casters }, planes.alpha.box);
      }
      HAIR_BEFORE.forEach(drawHair);
    },
  };
}
