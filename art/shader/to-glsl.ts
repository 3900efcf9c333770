import { parseSync, type ESTree } from 'vite';

/*
 * Translates a subset of TypeScript to GLSL ES 3.00: numbers, `Rgb`, plain functions, `if` and `do … while`. Rules
 * for `art/paint/pixel/`:
 *
 * - functions are typed declarations; other values without a type are numbers;
 * - the recipe is called `r`, comes first and is read-only: its fields become uniforms;
 * - only `Math` functions that GLSL has, with at most two arguments;
 * - loops test at their end: software renderers run other loops once too often;
 * - only `numbers.ts` and `place-at.ts` create objects; their GLSL is hand-written.
 */

export interface Field {
  readonly name: string;
  readonly type: string;
}

/** Includes the braces of `body`. */
export interface GlslFunction {
  readonly head: string;
  readonly body: string;
}

const RECIPE = 'r';

const MATH: Readonly<Record<string, string>> = { atan2: 'atan', PI: '3.14159265' };

const TYPES: Readonly<Record<string, string>> = { Rgb: 'vec3' };

/** `guards` wraps the results of these functions in `MACRO && (…)`. Throws a RangeError at syntax that GLSL lacks. */
export function functionsOf(
  source: string,
  guards: Readonly<Record<string, string>> = {},
): readonly GlslFunction[] {
  return declarationsOf(source).flatMap((node) =>
    node.type === 'FunctionDeclaration' ? [printFunction(node, guards)] : [],
  );
}

/** Prototypes first: GLSL requires declaration before use. */
export function printFunctions(functions: readonly GlslFunction[]): string {
  return [
    ...functions.map(({ head }) => `${head};\n`),
    ...functions.map(({ head, body }) => `${head} ${body}\n`),
  ].join('');
}

/** Throws a RangeError if the interface is missing. */
export function fieldsOf(source: string, name: string): readonly Field[] {
  const found = declarationsOf(source).find(
    (node) => node.type === 'TSInterfaceDeclaration' && node.id.name === name,
  );
  if (found?.type !== 'TSInterfaceDeclaration') throw new RangeError(`No interface ${name}`);
  return found.body.body.map((field) => {
    if (field.type !== 'TSPropertySignature' || field.key.type !== 'Identifier') throw unknown(field);
    return { name: field.key.name, type: typeOf(field.typeAnnotation) };
  });
}

export function structOf(source: string, name: string): string {
  const fields = fieldsOf(source, name).map((field) => `${field.type} ${field.name};`);
  return `struct ${name} { ${fields.join(' ')} };\n`;
}

/** One uniform per field: a struct would be copied with every call. */
export function uniformsOf(source: string): string {
  return fieldsOf(source, 'Recipe')
    .map(({ name, type }) => `uniform ${type} r_${name};\n`)
    .join('');
}

function declarationsOf(source: string): readonly ESTree.Program['body'][number][] {
  const { program, errors } = parseSync('pixel.ts', source);
  if (errors[0]) throw new RangeError(errors[0].message);
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return node.type === 'ImportDeclaration' ? [] : [node];
    return node.declaration ? [node.declaration] : [];
  });
}

function unknown(node: { readonly type: string }): RangeError {
  return new RangeError(`GLSL has nothing for ${node.type}`);
}

function typeOf(annotation: ESTree.TSTypeAnnotation | null | undefined): string {
  const type = annotation?.typeAnnotation;
  if (!type || type.type === 'TSNumberKeyword') return 'float';
  if (type.type === 'TSBooleanKeyword') return 'bool';
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') throw unknown(type);
  return TYPES[type.typeName.name] ?? type.typeName.name;
}

function printFunction(node: ESTree.Function, guards: Readonly<Record<string, string>>): GlslFunction {
  if (!node.id || !node.body) throw unknown(node);
  const guard = guards[node.id.name];
  const parameters = node.params
    .map((parameter) => {
      if (parameter.type !== 'Identifier') throw unknown(parameter);
      return { name: parameter.name, type: typeOf(parameter.typeAnnotation) };
    })
    .filter(({ name }) => name !== RECIPE)
    .map(({ name, type }) => `${type} ${name}`);
  return {
    head: `${typeOf(node.returnType)} ${node.id.name}(${parameters.join(', ')})`,
    body: guard === undefined ? block(node.body.body, '') : guarded(guard, node.body.body),
  };
}

function guarded(guard: string, [first, ...rest]: readonly ESTree.Statement[]): string {
  if (first?.type !== 'ReturnStatement' || !first.argument || rest.length > 0)
    throw new RangeError('A guarded function only returns');
  return `{\n  return ${guard} && (${expression(first.argument)});\n}`;
}

function block(statements: readonly ESTree.Statement[], indent: string): string {
  const inner = `${indent}  `;
  const lines = statements.map((each) => `${inner}${statement(each, inner)}\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function statement(node: ESTree.Statement, indent: string): string {
  switch (node.type) {
    case 'BlockStatement':
      return block(node.body, indent);
    case 'VariableDeclaration':
      return node.declarations.map(declaration).join(' ');
    case 'ExpressionStatement':
      return `${expression(node.expression)};`;
    case 'ReturnStatement':
      return node.argument ? `return ${expression(node.argument)};` : 'return;';
    case 'IfStatement': {
      const then = `if (${expression(node.test)}) ${statement(node.consequent, indent)}`;
      const gap = node.consequent.type === 'BlockStatement' ? ' ' : `\n${indent}`;
      return node.alternate ? `${then}${gap}else ${statement(node.alternate, indent)}` : then;
    }
    case 'DoWhileStatement':
      return `do ${statement(node.body, indent)} while (${expression(node.test)});`;
    default:
      throw unknown(node);
  }
}

function declaration({ id, init }: ESTree.VariableDeclarator): string {
  if (id.type !== 'Identifier' || !init) throw unknown(id);
  return `${typeOf(id.typeAnnotation)} ${id.name} = ${expression(init)};`;
}

function expression(node: ESTree.Expression): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'Literal':
      return literal(node);
    case 'ParenthesizedExpression':
      return `(${expression(node.expression)})`;
    case 'UnaryExpression':
      return `${node.operator}${expression(node.argument)}`;
    case 'UpdateExpression':
      return `${expression(node.argument)}${node.operator}`;
    case 'BinaryExpression':
    case 'LogicalExpression':
      return `${expression(node.left as ESTree.Expression)} ${operator(node.operator)} ${expression(node.right)}`;
    case 'AssignmentExpression':
      return `${expression(node.left as ESTree.Expression)} ${node.operator} ${expression(node.right)}`;
    case 'ConditionalExpression':
      return `${expression(node.test)} ? ${expression(node.consequent)} : ${expression(node.alternate)}`;
    case 'CallExpression':
      return call(node);
    case 'MemberExpression':
      return member(node);
    default:
      throw unknown(node);
  }
}

/** Always a float, except for indices, which `member` prints. */
function literal({ value, raw }: ESTree.Expression & { type: 'Literal' }): string {
  if (typeof value !== 'number' || raw === null) return String(value);
  return /^\d+$/.test(raw) ? `${raw}.0` : raw;
}

function operator(name: string): string {
  return name === '===' || name === '!==' ? name.slice(0, 2) : name;
}

function call(node: ESTree.CallExpression): string {
  const given = node.arguments.map((argument) => {
    if (argument.type === 'SpreadElement') throw unknown(argument);
    return argument;
  });
  const [first] = given;
  const passed = first?.type === 'Identifier' && first.name === RECIPE ? given.slice(1) : given;
  return `${expression(node.callee)}(${passed.map(expression).join(', ')})`;
}

function member(node: ESTree.MemberExpression): string {
  if (node.type !== 'MemberExpression' || node.property.type === 'PrivateIdentifier') throw unknown(node);
  const { object, property } = node;
  if (node.computed)
    return `${expression(object)}[${property.type === 'Literal' ? property.raw : expression(property)}]`;
  if (property.type !== 'Identifier') throw unknown(property);
  if (object.type !== 'Identifier') return `${expression(object)}.${property.name}`;
  if (object.name === 'Math') return MATH[property.name] ?? property.name;
  return object.name === RECIPE ? `r_${property.name}` : `${object.name}.${property.name}`;
}
