import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  HEAD_POSITIONS_FILE,
  PAINTER_VERSION_FILE,
  printHeadPositions,
  printPainterVersion,
  withoutComments,
} from './name-files.ts';
import { makeShader } from './shader.ts';
import { fieldsOf, functionsOf, printFunctions } from './to-glsl.ts';

test('the shader in the repository is up to date; otherwise run `npm run shader`', () => {
  expect(readFileSync(new URL('../paint/pixel.glsl', import.meta.url), 'utf8')).toBe(makeShader());
});

test('pictures are named after the painter as it is; otherwise run `npm run shader`', () => {
  expect(readFileSync(PAINTER_VERSION_FILE, 'utf8')).toBe(printPainterVersion());
});

test('comments are not part of the name of a picture; code and text are', () => {
  const code = "/* “Ears” */\n\nconst a = 1; // One.\n  /** Two. */\n  const b = '// no comment';\n";
  expect(withoutComments(code)).toBe("const a = 1;\nconst b = '// no comment';");
  expect(withoutComments(code)).not.toBe(withoutComments(code.replace('// no', '//no')));
});

test('pages know where horses stand in their pictures; otherwise run `npm run shader`', () => {
  expect(readFileSync(HEAD_POSITIONS_FILE, 'utf8')).toBe(printHeadPositions());
});

const SOURCE = `import { mix } from '../paint/pixel/numbers.ts';
/** A comment. */
export function shown(r: Recipe, p: BodyPoint, index: number): Rgb {
  const share = Math.max(index, 2) / 4;
  let c: Rgb = other(r, p, c[0]);
  if (p.part === 3) return r.body;
  else if (p.part !== 4) c = dark(r);
  do {
    c = times(c, -Math.PI * (share + 1e-3));
    index++;
  } while (index < 3);
  return times(
    c,
    share,
  );
}
`;

test('translates TypeScript to GLSL', () => {
  expect(printFunctions(functionsOf(SOURCE))).toBe(`vec3 shown(BodyPoint p, float index);
vec3 shown(BodyPoint p, float index) {
  float share = max(index, 2.0) / 4.0;
  vec3 c = other(p, c[0]);
  if (p.part == 3.0) return r_body;
  else if (p.part != 4.0) c = dark();
  do {
    c = times(c, -3.14159265 * (share + 1e-3));
    index++;
  } while (index < 3.0);
  return times(c, share);
}
`);
});

test('source formatting does not matter', () => {
  const inOneLine = SOURCE.replace(/\/\*\*.*\*\//, '').replace(/\s+/g, ' ');
  expect(functionsOf(inOneLine)).toEqual(functionsOf(SOURCE));
});

test('a guard wraps the return value', () => {
  const source = 'function isLeg(p: BodyPoint): boolean { return p.part > 3.5 || p.x < 1; }';
  expect(printFunctions(functionsOf(source, { isLeg: 'LEGS' }))).toBe(
    'bool isLeg(BodyPoint p);\nbool isLeg(BodyPoint p) {\n  return LEGS && (p.part > 3.5 || p.x < 1.0);\n}\n',
  );
});

test.each([
  ['an arrow function', 'const f = (x) => x;'],
  ['a for loop', 'for (let i = 0; i < 3; i++) x = 1;'],
  ['an object', 'return { x: 1 };'],
  ['destructuring', 'const [a] = c;'],
  ['a call with spread values', 'return mix(...c);'],
])('rejects %s, which GLSL lacks', (_, body) => {
  expect(() => functionsOf(`function f(c: Rgb): number { ${body} }`)).toThrow(RangeError);
});

test('rejects a file with syntax errors', () => {
  expect(() => functionsOf('function f( {')).toThrow(RangeError);
});

test('part tests are guarded by LEGS or HEAD', () => {
  const guards = [
    ...makeShader().matchAll(/^bool (is\w+)\(BodyPoint p\) \{\n {2}return (\w+) && \(.*\);\n\}/gm),
  ];
  expect(Object.fromEntries(guards.map(([, name = '', part]) => [name, part]))).toEqual({
    isLeg: 'LEGS',
    isHind: 'LEGS',
    isHead: 'HEAD',
    isFace: 'HEAD',
    isEar: 'HEAD',
  });
  const others = [...makeShader().matchAll(/^bool is\w+\(BodyPoint p\) \{/gm)];
  expect(others).toHaveLength(guards.length);
});

test('every field of the recipe is a number or a colour', () => {
  const source = readFileSync(new URL('../paint/pixel/recipe.ts', import.meta.url), 'utf8');
  for (const { name, type } of fieldsOf(source, 'Recipe')) expect(['float', 'vec3'], name).toContain(type);
});

/** GLSL ES 3.00, section 3.8. */
const RESERVED =
  /\b(?:(?:float|vec3|bool) (?:active|asm|cast|class|common|default|double|extern|filter|fixed|flat|goto|half|in|inline|input|interface|long|out|output|partition|patch|public|sample|short|smooth|static|template|this|union|using|volatile))\b/;

test('no name is a reserved word of GLSL', () => {
  expect(RESERVED.exec(makeShader())?.[0]).toBeUndefined();
});
