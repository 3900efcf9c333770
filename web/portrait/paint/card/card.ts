import type { LayerFrame, LayerSet } from '../../../../art/paint/layers/layers.ts';
import type { Recipe } from '../../../../art/paint/pixel/recipe.ts';
import type { View } from '../../../../art/paint/view.ts';
import { cachedPieces } from './pieces.ts';
import { bindChance, CORNER_POSITION, CORNER_SHOWN, programsOf, SAMPLERS, type Program } from './program.ts';
import type { Sheet } from './sheets.ts';
import { CORNER, halvedFor, tilesOf, trianglesOf } from './tiles.ts';

/** WebGL painter, shared by all pictures of a page. */
export interface Card {
  /** Holds the last picture. */
  readonly canvas: OffscreenCanvas;
  /** False if a program fails to compile. */
  paint(layers: LayerSet, recipe: Recipe, view: View): boolean;
  isLost(): boolean;
}

/** Null without WebGL2, or if it is emulated: compiling would take longer than painting. */
export function cardOn(canvas: OffscreenCanvas): Card | null {
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    preserveDrawingBuffer: true,
    failIfMajorPerformanceCaveat: true,
  });
  if (gl === null) return null;
  const programs = programsOf(gl);
  const piecesOf = cachedPieces((sheet) => textureOf(gl, sheet));
  const nothing = textureOf(gl, NOTHING);
  bindChance(gl);
  bindCorners(gl);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  return {
    canvas,
    isLost: () => gl.isContextLost(),
    paint(layers, recipe, view) {
      const tiles = tilesOf(view, recipe, layers.frame);
      const drawn = piecesOf(layers, tiles).flatMap((piece) =>
        [...piece.tiles].map(([variant, seen]) => ({ piece, variant, seen })),
      );
      const needed = programs(
        drawn.map(({ variant }) => variant),
        recipe,
      );
      if (needed === null) return false;
      canvas.width = view.width;
      canvas.height = view.height;
      gl.viewport(0, 0, view.width, view.height);
      gl.clear(gl.COLOR_BUFFER_BIT);
      for (const program of new Set(needed)) setUniforms(gl, program, { frame: layers.frame, recipe, view });
      drawn.forEach(({ piece, seen }, index) => {
        const { program, locate } = needed[index] as Program;
        gl.useProgram(program);
        if (piece.kind !== undefined) gl.uniform1f(locate('u_kind'), piece.kind);
        gl.uniform4fv(locate('u_box'), piece.box);
        gl.uniform4fv(locate('u_shadowBox'), piece.shadowBox);
        SAMPLERS.forEach((sampler, unit) => {
          gl.activeTexture(gl.TEXTURE0 + unit);
          gl.bindTexture(gl.TEXTURE_2D, piece.textures[sampler] ?? nothing);
          readHalved(gl, halvedFor(view));
        });
        const triangles = trianglesOf(tiles, seen);
        gl.bufferData(gl.ARRAY_BUFFER, triangles, gl.STREAM_DRAW);
        gl.drawArrays(gl.TRIANGLES, 0, triangles.length / CORNER);
      });
      return true;
    },
  };
}

const NOTHING: Sheet = { width: 1, height: 1, box: [0, 0, 0, 0], channels: 1, data: new Uint8Array(1) };

function bindCorners(gl: WebGL2RenderingContext): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  for (const [attribute, first] of [
    [CORNER_POSITION, 0],
    [CORNER_SHOWN, 2],
  ] as const) {
    gl.enableVertexAttribArray(attribute);
    const bytes = Float32Array.BYTES_PER_ELEMENT;
    gl.vertexAttribPointer(attribute, 2, gl.FLOAT, false, CORNER * bytes, first * bytes);
  }
}

interface Uniforms {
  readonly frame: LayerFrame;
  readonly recipe: Recipe;
  readonly view: View;
}

function setUniforms(
  gl: WebGL2RenderingContext,
  { program, locate }: Program,
  { frame, recipe, view }: Uniforms,
): void {
  gl.useProgram(program);
  for (const [field, value] of Object.entries(recipe) as [string, number | readonly number[]][]) {
    if (typeof value === 'number') gl.uniform1f(locate(`r_${field}`), value);
    else gl.uniform3fv(locate(`r_${field}`), value);
  }
  gl.uniform1f(locate('u_halved'), halvedFor(view));
  gl.uniform3f(locate('u_frame'), frame.scale, frame.x0, frame.y1);
  gl.uniform2fv(locate('u_dx'), frame.dx);
  gl.uniform2fv(locate('u_dy'), frame.dy);
}

const FORMATS = {
  1: ['R8', 'RED'],
  2: ['RG8', 'RG'],
  3: ['RGB8', 'RGB'],
  4: ['RGBA8', 'RGBA'],
} as const;

function textureOf(gl: WebGL2RenderingContext, sheet: Sheet): WebGLTexture {
  const { width, height, channels, data } = sheet;
  const [internal, given] = FORMATS[channels as keyof typeof FORMATS];
  const texture = gl.createTexture();
  // Textures are bound per piece; the chance table uses a later unit.
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl[internal], width, height, 0, gl[given], gl.UNSIGNED_BYTE, data);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

/** Whole steps read one mipmap level; others blend two, which costs twice as much on software renderers. */
function readHalved(gl: WebGL2RenderingContext, halved: number): void {
  const filter = Number.isInteger(halved) ? gl.LINEAR_MIPMAP_NEAREST : gl.LINEAR_MIPMAP_LINEAR;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
}
