/** OpenAPI 3.0.3, section "Data Types"; `null` and lists of types came with 3.1. */
const TYPES: ReadonlySet<unknown> = new Set(['array', 'boolean', 'integer', 'number', 'object', 'string']);
const SINCE_3_1 = [
  'const',
  '$schema',
  'prefixItems',
  'examples',
  '$defs',
  'if',
  'patternProperties',
] as const;

type Json = Readonly<Record<string, unknown>>;
export interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, Json>>;
  readonly security?: readonly Json[];
}
export interface OpenApi {
  readonly openapi: string;
  readonly info: Json;
  readonly components: { readonly securitySchemes: Json };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export function openApiProblems(document: OpenApi): string[] {
  const problems: string[] = [];
  if (!/^3\.0\.\d$/.test(document.openapi)) problems.push(`version ${document.openapi}`);
  for (const name of ['title', 'version']) if (!document.info[name]) problems.push(`info has no ${name}`);
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const found = [...operationProblems(document, path, operation), ...schemaProblems(operation)];
      problems.push(...found.map((problem) => `${method} ${path}: ${problem}`));
    }
  }
  return problems;
}

function* operationProblems(document: OpenApi, path: string, operation: Operation): Generator<string> {
  if (!operation.summary) yield 'no summary';
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (/:\w/.test(path)) yield 'the path has a parameter in another notation';
  const parameters = operation.parameters ?? [];
  for (const parameter of parameters) {
    if (!parameter['name'] || !parameter['schema']) yield `a parameter without name or schema`;
    if (parameter['in'] === 'path' && parameter['required'] !== true)
      yield 'a path parameter that is optional';
  }
  const described = parameters.filter((parameter) => parameter['in'] === 'path').map(({ name }) => name);
  if (inPath.toString() !== described.toString())
    yield `describes ${described.join()}, the path has ${inPath.join()}`;
  const content = operation.requestBody?.content;
  if (content && !content['application/json'] && !content['*/*'])
    yield 'a body that is neither JSON nor a file';
  if (!operation.responses['200']) yield 'says nothing of success';
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response['description']) yield `${status} is not described`;
    if (!response['content']) yield `${status} has no content`;
  }
  for (const scheme of (operation.security ?? []).flatMap(Object.keys)) {
    if (!(scheme in document.components.securitySchemes)) yield `no such security scheme: ${scheme}`;
  }
}

function schemaProblems(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found: string[] = [];
  // Properties may be named "type" or "const".
  if (!path.endsWith('/properties')) {
    if ('type' in value && !TYPES.has(value.type))
      found.push(`${path}/type is ${JSON.stringify(value.type)}`);
    found.push(...SINCE_3_1.filter((keyword) => keyword in value).map((keyword) => `${path}/${keyword}`));
    if ('type' in value && value.type === 'array' && !('items' in value)) found.push(`${path} has no items`);
  }
  return [
    ...found,
    ...Object.entries(value).flatMap(([key, inner]) => schemaProblems(inner, `${path}/${key}`)),
  ];
}
