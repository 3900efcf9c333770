/*
 * The painter is written once, in TypeScript that a graphics card can follow too: numbers, `Rgb`, plain functions of
 * them, `if` and `do … while`. This makes GLSL ES 3.00 of it. What it asks of `art/paint/pixel/`:
 *
 * - every function is a declaration with types; a constant or variable without a type is a number;
 * - the recipe is called `r`, comes first, and is only read: its fields become uniforms;
 * - nothing of `Math` but what GLSL has as well, by two arguments at most;
 * - loops are asked at their end: a card that the processor plays goes once too often through any other;
 * - no objects are made but by functions of `numbers.ts` and `place-at.ts`, which stand in `numbers.glsl` and below.
 */

const TYPES: Readonly<Record<string, string>> = { number: 'float', boolean: 'bool', Rgb: 'vec3' };

function glslType(name: string): string {
  return TYPES[name] ?? name;
}

/** The body of an interface of numbers and colours: its fields, in order. */
export function fieldsOf(source: string, name: string): readonly (readonly [name: string, type: string])[] {
  const body = new RegExp(`interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(withoutComments(source))?.[1];
  if (body === undefined) throw new RangeError(`No interface ${name}`);
  return [...body.matchAll(/(?:readonly )?(\w+): (\w+);/g)].map(([, field = '', type = '']) => [
    field,
    glslType(type),
  ]);
}

export function structOf(source: string, name: string): string {
  const fields = fieldsOf(source, name).map(([field, type]) => `${type} ${field};`);
  return `struct ${name} { ${fields.join(' ')} };\n`;
}

/** Each field of the recipe by a name of its own: a struct of them would be copied with every call. */
export function uniformsOf(source: string): string {
  return fieldsOf(source, 'Recipe')
    .map(([field, type]) => `uniform ${type} r_${field};\n`)
    .join('');
}

/** The functions of a file. */
export function functionsOf(source: string): string {
  return withoutComments(source)
    .replace(/^import [\s\S]*?;\n/gm, '')
    .replace(/^export interface \w+ \{[\s\S]*?\n\}\n/gm, '')
    .replace(
      /(?:export )?function (\w+)\(([\s\S]*?)\): (\w+) \{/g,
      (_, name, parameters, type) => `${glslType(type)} ${name}(${parametersOf(parameters)}) {`,
    )
    .replace(
      /\b(?:const|let) (\w+)(?:: (\w+))? =/g,
      (_, name, type = 'number') => `${glslType(type)} ${name} =`,
    )
    .replace(/\br\.(\w+)/g, 'r_$1')
    .replace(/\(\s*r, /g, '(')
    .replace(/\(r\)/g, '()')
    .replace(/Math\.atan2/g, 'atan')
    .replace(/Math\.PI/g, '3.14159265')
    .replace(/Math\./g, '')
    .replace(/([=!])==/g, '$1=')
    .replace(/(?<![\w.[])(\d+)(?![\w.\]])/g, '$1.0')
    .replace(/,(\s*\))/g, '$1')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .concat('\n');
}

function parametersOf(list: string): string {
  return list
    .split(',')
    .map((parameter) => parameter.trim())
    .filter((parameter) => parameter !== '' && parameter !== 'r: Recipe')
    .map((parameter) => parameter.replace(/(\w+): (\w+)/, (_, name, type) => `${glslType(type)} ${name}`))
    .join(', ');
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
