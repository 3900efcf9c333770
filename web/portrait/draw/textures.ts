import type { Sheet } from './sheets.ts';

const FORMATS = {
  1: ['R8', 'RED'],
  2: ['RG8', 'RG'],
  3: ['RGB8', 'RGB'],
  4: ['RGBA8', 'RGBA'],
} as const;

/** A sheet on the card, with smaller ones of it for small pictures. */
export function textureOf(gl: WebGL2RenderingContext, sheet: Sheet): WebGLTexture {
  const { width, height, channels, data } = sheet;
  const [kept, given] = FORMATS[channels as keyof typeof FORMATS];
  const texture = gl.createTexture();
  // Each piece brings its own; the table of chance, in a later unit, stays.
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl[kept], width, height, 0, gl[given], gl.UNSIGNED_BYTE, data);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

/** Whole steps are read from one size, others between two, which costs twice as much where the card is software. */
export function readHalved(gl: WebGL2RenderingContext, halved: number): void {
  const filter = Number.isInteger(halved) ? gl.LINEAR_MIPMAP_NEAREST : gl.LINEAR_MIPMAP_LINEAR;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
}
