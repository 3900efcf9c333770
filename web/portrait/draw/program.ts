import pixelSource from '../../../art/paint/pixel.glsl?raw';
import portraitSource from '../../../art/paint/portrait.glsl?raw';
import type { LayerFrame } from '../../../art/paint/layers.ts';
import type { Recipe } from '../../../art/paint/pixel/recipe.ts';
import type { View } from '../../../art/paint/view.ts';

const HEADER = '#version 300 es\nprecision highp float;\nprecision highp int;\nprecision mediump sampler2D;\n';

/** One triangle that covers the picture. */
const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}
`;

export interface Program {
  readonly program: WebGLProgram;
  /** Where a uniform is; null where the program does without it. */
  place(uniform: string): WebGLUniformLocation | null;
}

/** Null where the card does not take it. */
export function makeProgram(gl: WebGL2RenderingContext): Program | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, HEADER + pixelSource + portraitSource],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  gl.useProgram(program);
  const places = new Map<string, WebGLUniformLocation | null>();
  const place = (uniform: string) => {
    const known = places.get(uniform);
    if (known !== undefined) return known;
    const found = gl.getUniformLocation(program, uniform);
    places.set(uniform, found);
    return found;
  };
  SAMPLERS.forEach((sampler, unit) => gl.uniform1i(place(`u_${sampler}`), unit));
  return { program, place };
}

/** Of the program, in the order of its boxes. */
export const SAMPLERS = [
  'alpha',
  'diffuse',
  'spec',
  'along',
  'place',
  'ambient',
  'x',
  'y',
  'zone',
  'region',
  'ink',
  'mane',
  'forelock',
] as const;

/** All that stays the same from one part of a horse to the next. */
export function setAll(
  gl: WebGL2RenderingContext,
  { place }: Program,
  frame: LayerFrame,
  recipe: Recipe,
  view: View,
): void {
  for (const [field, value] of Object.entries(recipe) as [string, number | readonly number[]][]) {
    if (typeof value === 'number') gl.uniform1f(place(`r_${field}`), value);
    else gl.uniform3fv(place(`r_${field}`), value);
  }
  gl.uniform4fv(place('u_box'), view.box);
  gl.uniform2f(place('u_size'), view.width, view.height);
  gl.uniform1f(place('u_grain'), view.grain);
  gl.uniform3f(place('u_frame'), frame.scale, frame.x0, frame.y1);
  gl.uniform2fv(place('u_dx'), frame.dx);
  gl.uniform2fv(place('u_dy'), frame.dy);
  const hooves = frame.hooves.map(([x, y]) => [frame.x0 + x / frame.scale, frame.y1 - y / frame.scale]);
  gl.uniform1i(place('u_hoofCount'), hooves.length);
  gl.uniform2fv(place('u_hooves'), Array.from({ length: 4 }, (_, nth) => hooves[nth] ?? [0, 0]).flat());
}
