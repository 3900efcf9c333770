import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeShader } from './shader.ts';
import { fieldsOf, functionsOf } from './to-glsl.ts';

test('the program in the repository is the one that the painter makes: else run `npm run shader`', () => {
  expect(readFileSync(new URL('../paint/pixel.glsl', import.meta.url), 'utf8')).toBe(makeShader());
});

test('what is written for the processor becomes what a card understands', () => {
  const source = `import { mix } from './numbers.ts';
/** Told. */
export function shown(r: Recipe, p: Place, nth: number): Rgb {
  const share = Math.max(nth, 2) / 4;
  let c: Rgb = other(r, p, c[0]);
  if (p.part === 3) return r.body;
  return times(
    c,
    share,
  );
}
`;
  expect(functionsOf(source)).toBe(`vec3 shown(Place p, float nth) {
  float share = max(nth, 2.0) / 4.0;
  vec3 c = other(p, c[0]);
  if (p.part == 3.0) return r_body;
  return times(
    c,
    share
  );
}
`);
});

test('a program without legs or without a head has no point of either', () => {
  const told = [...makeShader().matchAll(/^bool (is\w+)\(Place p\) \{\n {2}return (\w+) && \(.*\);\n\}/gm)];
  expect(Object.fromEntries(told.map(([, name = '', part]) => [name, part]))).toEqual({
    isLeg: 'LEGS',
    isHind: 'LEGS',
    isHead: 'HEAD',
    isFace: 'HEAD',
    isEar: 'HEAD',
  });
  const others = [...makeShader().matchAll(/^bool is\w+\(Place p\) \{/gm)];
  expect(others).toHaveLength(told.length);
});

test('every field of the recipe is a number or a colour', () => {
  const source = readFileSync(new URL('../paint/pixel/recipe.ts', import.meta.url), 'utf8');
  for (const [name, type] of fieldsOf(source, 'Recipe')) expect(['float', 'vec3'], name).toContain(type);
});

/** GLSL ES 3.00, section 3.8. */
const RESERVED =
  /\b(?:(?:float|vec3|bool) (?:active|asm|cast|class|common|default|double|extern|filter|fixed|flat|goto|half|in|inline|input|interface|long|out|output|partition|patch|public|sample|short|smooth|static|template|this|union|using|volatile))\b/;

test('no name is a word that the card keeps for itself', () => {
  expect(RESERVED.exec(makeShader())?.[0]).toBeUndefined();
});
