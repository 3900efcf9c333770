import { CHANCE } from '../../../art/paint/pixel/numbers.ts';
import pixelSource from '../../../art/paint/pixel.glsl?raw';
import type { Recipe } from '../../../art/paint/pixel/recipe.ts';
import portraitSource from '../../../art/paint/portrait.glsl?raw';

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

const HEADER = '#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n';

/** One triangle that covers the picture. */
const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}
`;

/** Body and feather in one, other hair and the ground in another. */
export type Kind = 'coated' | 'hair';

/**
 * What few horses have, and what it is where they do not: a program without it is a fraction as long, and where the
 * card is software, as slow. What comes together stands together.
 */
const RARE: readonly (readonly (readonly [field: keyof Recipe, absent: number])[])[] = [
  [
    ['dapples', 0],
    ['grey', 0],
    ['fleaBites', 0],
  ],
  [
    ['dun', 0],
    ['frostAmount', 0],
  ],
  [
    ['roan', 0],
    ['varnish', 0],
  ],
  [
    ['tobiano', -1],
    ['frame', -1],
  ],
  [
    ['leopard', -1],
    ['snow', 0],
    ['spots', 0],
  ],
];

export interface Program {
  readonly program: WebGLProgram;
  /** Where a uniform is; null where the program does without it. */
  place(uniform: string): WebGLUniformLocation | null;
}

/** Programs of one card, each made when the first horse needs it. */
export type Programs = (kind: Kind, recipe: Recipe) => Program | null;

export function programsOf(gl: WebGL2RenderingContext): Programs {
  const made = new Map<string, Program | null>();
  return (kind, recipe) => {
    const absent = RARE.filter((group) => group.every(([field, value]) => recipe[field] === value));
    const key = `${kind} ${absent.map(([first]) => first?.[0]).join(' ')}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const program = makeProgram(gl, sourceOf(kind, absent));
    made.set(key, program);
    return program;
  };
}

function sourceOf(kind: Kind, absent: typeof RARE): string {
  const define = kind === 'coated' ? '#define COATED\n' : '';
  const source = HEADER + define + pixelSource + portraitSource;
  return absent
    .flat()
    .reduce(
      (text, [field, value]) =>
        text.replace(`uniform float r_${field};`, `const float r_${field} = ${value.toFixed(1)};`),
      source,
    );
}

/** Null where the card does not take it. */
function makeProgram(gl: WebGL2RenderingContext, source: string): Program | null {
  const program = gl.createProgram();
  for (const [type, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, source],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  const places = new Map<string, WebGLUniformLocation | null>();
  const place = (uniform: string) => {
    const known = places.get(uniform);
    if (known !== undefined) return known;
    const found = gl.getUniformLocation(program, uniform);
    places.set(uniform, found);
    return found;
  };
  gl.useProgram(program);
  SAMPLERS.forEach((sampler, unit) => gl.uniform1i(place(`u_${sampler}`), unit));
  gl.uniform1i(place('u_chance'), SAMPLERS.length);
  return { program, place };
}

/** Puts the table of chance where every program looks for it. */
export function bindChance(gl: WebGL2RenderingContext): void {
  gl.activeTexture(gl.TEXTURE0 + SAMPLERS.length);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, 256, 256, 0, gl.RED, gl.UNSIGNED_BYTE, CHANCE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}
