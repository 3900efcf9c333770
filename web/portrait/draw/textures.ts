import type { Plane } from '../../../art/paint/layers.ts';

/** What of the planes is on the card already. */
export type Textures = WeakMap<Plane, WebGLTexture>;

const NOTHING: Plane = { width: 1, height: 1, data: new Uint8Array(1), box: [0, 0, 0, 0] };

/** A plane as a texture of one channel, with smaller ones of it for small pictures; it stays on the card as long as the plane is in use. */
export function textureOf(
  gl: WebGL2RenderingContext,
  textures: Textures,
  plane: Plane = NOTHING,
): WebGLTexture {
  const known = textures.get(plane);
  if (known !== undefined) return known;
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, plane.width, plane.height, 0, gl.RED, gl.UNSIGNED_BYTE, plane.data);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  textures.set(plane, texture);
  return texture;
}
