import { readFileSync } from 'node:fs';
import { functionsOf, printFunctions, structOf, uniformsOf } from './to-glsl.ts';

const PIXEL = new URL('../paint/pixel/', import.meta.url);

/** GLSL requires declaration before use. */
const FILES = [
  'body-point',
  'anatomy',
  'muscle',
  'silk',
  'cells',
  'dapples',
  'coat',
  'white',
  'leopard',
  'hoof',
  'head',
  'ear',
  'light',
  'body',
  'hair',
  'tack',
];

const BODY_POINT_AT = `BodyPoint bodyPointAt(float x, float y, float part) {
  return BodyPoint(x, y, part, 0.0, 0.0, 0.0, alongFace(x, y), acrossFace(x, y));
}
`;

function read(file: string): string {
  return readFileSync(new URL(file, PIXEL), 'utf8');
}

/** Programs without these parts drop their code. */
const ONLY_WITH: Readonly<Record<string, 'LEGS' | 'HEAD'>> = {
  isLeg: 'LEGS',
  isHind: 'LEGS',
  isHead: 'HEAD',
  isFace: 'HEAD',
  isEar: 'HEAD',
};

export function makeShader(): string {
  const parts = [
    '// Generated from art/paint/pixel/ by `npm run shader`. Change it there.\n',
    uniformsOf(read('recipe.ts')),
    structOf(read('body-point.ts'), 'BodyPoint'),
    structOf(read('light.ts'), 'Light'),
    read('numbers.glsl'),
    ...FILES.map((file) => printFunctions(functionsOf(read(`${file}.ts`), ONLY_WITH))),
  ];
  const index = parts.findIndex((part) => part.includes('float alongFace('));
  parts.splice(index + 1, 0, BODY_POINT_AT);
  return parts.join('');
}
