import { CHANCE } from '../../../../art/paint/pixel/numbers.ts';
import pixelSource from '../../../../art/paint/pixel.glsl?raw';
import type { Recipe } from '../../../../art/paint/pixel/recipe.ts';
import portraitSource from '../../../../art/paint/portrait.glsl?raw';
import { linkProgram } from './link-program.ts';

/** One texture unit each. */
export const SAMPLERS = ['fine', 'coarse', 'region', 'ink', 'shadow'] as const;

/**
 * The piece and its body parts. Omitting parts speeds up software renderers, which run the whole program for each px.
 */
export type Variant =
  | 'GROUND'
  | 'HAIR'
  | 'FEATHER LEGS'
  | 'TACK'
  | 'BODY'
  | 'BODY LEGS BORDER'
  | 'BODY HEAD BORDER'
  | 'BODY LEGS HEAD BORDER';

const HEADER = '#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n';

/** Tile corners: position in the picture, and in the layers. */
export const CORNER_POSITION = 0;
export const CORNER_SHOWN = 1;
const VERTEX = `#version 300 es
layout(location = ${CORNER_POSITION}) in vec2 a_position;
layout(location = ${CORNER_SHOWN}) in vec2 a_shown;
out vec2 v_shown;
void main() {
  v_shown = a_shown;
  gl_Position = vec4(a_position.x * 2.0 - 1.0, 1.0 - a_position.y * 2.0, 0.0, 1.0);
}
`;

/**
 * Rare features with their neutral values, omitted for horses without them. Fields of a row belong together; `where`
 * matches variants that can have them.
 */
const RARE: readonly { readonly where: RegExp; readonly absent: Partial<Recipe> }[] = [
  { where: /BODY|FEATHER/, absent: { dapples: 0, grey: 0 } },
  { where: /BODY|FEATHER/, absent: { grey: 0, fleaBites: 0 } },
  { where: /BODY|FEATHER|HAIR/, absent: { dun: 0, frostAmount: 0 } },
  { where: /BODY|FEATHER/, absent: { roan: 0, varnish: 0 } },
  { where: /BODY|FEATHER|HAIR/, absent: { tobiano: -1, frame: -1 } },
  { where: /BODY|FEATHER|HAIR/, absent: { sabino: -1, splash: -1 } },
  { where: /BODY|FEATHER|HAIR/, absent: { rabicano: 0 } },
  { where: /BODY|FEATHER|HAIR/, absent: { leopard: -1, snow: 0, spots: 0 } },
  { where: /LEGS/, absent: { shoes: 0 } },
  { where: /HEAD/, absent: { star: 0, strip: 0, blaze: 0, bald: 0, snip: 0 } },
];

export interface Program {
  readonly program: WebGLProgram;
  /** Null if unused. */
  locate(uniform: string): WebGLUniformLocation | null;
}

/** Compiled on first use; null if the card rejects one. */
export type Programs = (variants: readonly Variant[], recipe: Recipe) => readonly Program[] | null;

export function programsOf(gl: WebGL2RenderingContext): Programs {
  const begun = new Map<string, WebGLProgram | null>();
  const made = new Map<WebGLProgram, Program | null>();
  return (variants, recipe) => {
    // Starts all before finishing any: cards compile in parallel.
    const programs = variants.map((variant) => {
      const absent = absentFrom(variant, recipe);
      const key = [variant, ...absent].join(' ');
      const known = begun.get(key);
      if (known !== undefined) return known;
      const program = linkProgram(gl, VERTEX, sourceOf(variant, absent));
      begun.set(key, program);
      return program;
    });
    const done = programs.map((program) => {
      if (program === null) return null;
      const known = made.get(program);
      if (known !== undefined) return known;
      const finished = finishProgram(gl, program);
      made.set(program, finished);
      return finished;
    });
    return done.every((program) => program !== null) ? done : null;
  };
}

/** Rows of `RARE` to omit. */
function absentFrom(variant: Variant, recipe: Recipe): readonly number[] {
  return RARE.flatMap(({ where, absent }, row) => {
    const fields = Object.entries(absent) as [keyof Recipe, number][];
    return where.test(variant) && fields.every(([field, value]) => recipe[field] === value) ? [row] : [];
  });
}

function sourceOf(variant: Variant, absent: readonly number[]): string {
  const flags: readonly string[] = variant.split(' ');
  const defined = flags.filter((word) => word !== 'LEGS' && word !== 'HEAD');
  const parts = ['LEGS', 'HEAD'].map((part) => `const bool ${part} = ${flags.includes(part)};\n`);
  const source = [
    HEADER,
    ...defined.map((word) => `#define ${word}\n`),
    ...parts,
    pixelSource,
    portraitSource,
  ];
  return absent
    .flatMap((row) => Object.entries(RARE[row]?.absent ?? {}) as [keyof Recipe, number][])
    .reduce(
      (text, [field, value]) =>
        text.replace(`uniform float r_${field};`, `const float r_${field} = ${value.toFixed(1)};`),
      source.join(''),
    );
}

function finishProgram(gl: WebGL2RenderingContext, program: WebGLProgram): Program | null {
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  const locations = new Map<string, WebGLUniformLocation | null>();
  const locate = (uniform: string) => {
    const known = locations.get(uniform);
    if (known !== undefined) return known;
    const found = gl.getUniformLocation(program, uniform);
    locations.set(uniform, found);
    return found;
  };
  gl.useProgram(program);
  SAMPLERS.forEach((sampler, unit) => gl.uniform1i(locate(`u_${sampler}`), unit));
  gl.uniform1i(locate('u_chance'), SAMPLERS.length);
  return { program, locate };
}

export function bindChance(gl: WebGL2RenderingContext): void {
  gl.activeTexture(gl.TEXTURE0 + SAMPLERS.length);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, 256, 256, 0, gl.RED, gl.UNSIGNED_BYTE, CHANCE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}
