import { FRAME_HEIGHT, FRAME_WIDTH } from '../../../art/paint/layers/layers.ts';
import { linkProgram } from '../paint/card/link-program.ts';
import { LIVING_FRAGMENT, LIVING_VERTEX } from './living.glsl.ts';
import type { LivingParts } from './living-parts.ts';
import type { Motion } from './motion.ts';

/** Pictures of one size, back to front: the horse without tail and mane, its tail, its mane. */
export type LivingPictures = readonly [horse: TexImageSource, tail: TexImageSource, mane: TexImageSource];

export interface LivingCard {
  draw(motion: Motion): void;
  /** Frees the card's memory. */
  close(): void;
}

/** Grid cells; small enough for an ear. */
const COLUMNS = 128;
const ROWS = 110;

/** Null if the card refuses it. */
export function livingCard(
  gl: WebGL2RenderingContext,
  pictures: LivingPictures,
  parts: LivingParts,
): LivingCard | null {
  const program = linkProgram(gl, LIVING_VERTEX, LIVING_FRAGMENT);
  if (program === null || !gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  const textures = pictures.map((picture) => textureOf(gl, picture));
  const count = bindGrid(gl);
  const locate = (name: string) => gl.getUniformLocation(program, name);
  gl.useProgram(program);
  gl.uniform2f(locate('u_frame'), FRAME_WIDTH, FRAME_HEIGHT);
  gl.uniform1f(locate('u_scale'), parts.scale);
  gl.uniform2fv(locate('u_withers'), parts.withers);
  gl.uniform2fv(locate('u_barrel'), parts.barrel.middle);
  gl.uniform1f(locate('u_halfLength'), parts.barrel.halfLength);
  const { ear, eye, tail } = parts;
  gl.uniform4fv(locate('u_ear'), ear === null ? [0, 0, 0, 0] : [...ear.foot, ear.half, ear.height]);
  gl.uniform2fv(locate('u_eye'), eye?.middle ?? [0, 0]);
  gl.uniform2fv(locate('u_eyeFront'), eye?.front ?? [1, 0]);
  gl.uniform2fv(locate('u_eyeBrow'), eye?.brow ?? [0, 1]);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  const moving = Object.fromEntries(
    ['breath', 'nod', 'turned', 'tailSway', 'maneSway', 'time', 'lid', 'hair', 'tail'].map((name) => [
      name,
      locate(`u_${name}`),
    ]),
  ) as Readonly<Record<string, WebGLUniformLocation | null>>;
  const set = (name: string, value: number) => gl.uniform1f(moving[name] ?? null, value);
  return {
    draw(motion) {
      const { width, height } = gl.canvas;
      gl.viewport(0, 0, width, height);
      gl.clear(gl.COLOR_BUFFER_BIT);
      set('breath', motion.breath);
      set('nod', motion.nod);
      set('turned', motion.ear);
      set('tailSway', motion.tail);
      set('maneSway', motion.mane);
      set('time', motion.time);
      textures.forEach((texture, index) => {
        const isTail = index === 1 && tail !== null;
        gl.uniform3fv(moving['tail'] ?? null, isTail ? [...tail.root, tail.length] : [0, 0, 0]);
        set('hair', index === 2 ? 1 : 0);
        set('lid', index === 0 && eye !== null ? motion.lid : 0);
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, 0);
      });
    },
    close() {
      for (const texture of textures) gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}

function textureOf(gl: WebGL2RenderingContext, picture: TexImageSource): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  for (const size of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, size, gl.LINEAR);
  return texture;
}

/** Returns the number of corners to draw. */
function bindGrid(gl: WebGL2RenderingContext): number {
  const corners = new Float32Array((COLUMNS + 1) * (ROWS + 1) * 2);
  for (let row = 0, at = 0; row <= ROWS; row++)
    for (let column = 0; column <= COLUMNS; column++) {
      corners[at++] = column / COLUMNS;
      corners[at++] = row / ROWS;
    }
  const cells = new Uint16Array(COLUMNS * ROWS * 6);
  for (let row = 0, at = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const one = row * (COLUMNS + 1) + column;
      const below = one + COLUMNS + 1;
      cells.set([one, one + 1, below, below, one + 1, below + 1], at);
      at += 6;
    }
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, cells, gl.STATIC_DRAW);
  return cells.length;
}
