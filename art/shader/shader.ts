import { readFileSync } from 'node:fs';
import { functionsOf, structOf, uniformsOf } from './to-glsl.ts';

const PIXEL = new URL('../paint/pixel/', import.meta.url);

/** Files in the order in which GLSL must read them: nothing is used before it is told. */
const FILES = [
  'parts',
  'place',
  'cells',
  'dapples',
  'coat',
  'white',
  'leopard',
  'hoof',
  'head',
  'light',
  'body',
  'hair',
];

const PLACE_AT = `Place placeAt(float x, float y, float part) {
  return Place(x, y, part, 0.0, 0.0, 0.0, alongFace(x, y), acrossFace(x, y));
}
`;

function read(file: string): string {
  return readFileSync(new URL(file, PIXEL), 'utf8');
}

/** Each program says what its part of the horse has: elsewhere there are no such points. */
const ONLY_WITH: Readonly<Record<string, 'LEGS' | 'HEAD'>> = {
  isLeg: 'LEGS',
  isHind: 'LEGS',
  isHead: 'HEAD',
  isFace: 'HEAD',
  isEar: 'HEAD',
};

function onlyWhereThereAre(functions: string): string {
  return functions.replace(
    /bool (\w+)\(Place p\) \{\n {2}return (.*);/g,
    (all, name: string, told: string) =>
      name in ONLY_WITH ? all.replace(told, `${ONLY_WITH[name]} && (${told})`) : all,
  );
}

/** All of `art/paint/pixel/` for a graphics card. */
export function makeShader(): string {
  const parts = [
    '// Made from art/paint/pixel/ by `npm run shader`. Change it there.\n',
    uniformsOf(read('recipe.ts')),
    structOf(read('place.ts'), 'Place'),
    structOf(read('light.ts'), 'Light'),
    read('numbers.glsl'),
    ...FILES.map((file) => inOrder(onlyWhereThereAre(functionsOf(read(`${file}.ts`))))),
  ];
  const place = parts.findIndex((part) => part.includes('float alongFace('));
  parts.splice(place + 1, 0, PLACE_AT);
  return parts.join('');
}

/** GLSL wants functions told before they are called: each file's are told first. */
function inOrder(functions: string): string {
  const heads = [...functions.matchAll(/^\w+ \w+\([^)]*\) (?=\{)/gm)].map(([head]) => `${head.trim()};\n`);
  return heads.join('') + functions;
}
