/*
 * PostgreSQL's own analysis of a statement, as it stores it for functions and views (`pg_node_tree`):
 * `{VAR :varno 1 :varnullingrels (b 3) …}`.
 */

export interface Node {
  readonly tag: string;
  readonly [field: string]: Value;
}

/** Lists of numbers come without their first letter; bytes of a constant as numbers. */
export type Value = Node | readonly Value[] | string | null;

const TOKEN = /[(){}[\]]|(?:\\.|[^\s(){}[\]\\])+/g;

export function parseNodeTree(text: string): Value {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;

  function value(): Value {
    const token = tokens[at++];
    if (token === '{') return node();
    if (token === '(') return list(')');
    if (token === '[') return list(']');
    if (token === undefined || token === '<>') return null;
    return token.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1');
  }

  function list(end: string): readonly Value[] {
    const values: Value[] = [];
    if (/^[biox]$/.test(tokens[at] ?? '') && end === ')') at++;
    while (tokens[at] !== end) values.push(value());
    at++;
    return values;
  }

  function node(): Node {
    const fields: Record<string, Value> & { tag: string } = { tag: tokens[at++] ?? '' };
    while (tokens[at] !== '}') {
      const field = (tokens[at++] ?? '').slice(1);
      fields[field] = value();
      // The length of a constant precedes its bytes.
      if (tokens[at] === '[') fields[field] = value();
    }
    at++;
    return fields;
  }

  return value();
}

export const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && 'tag' in value;

export const nodesOf = (value: Value | undefined): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

export const numberOf = (value: Value | undefined): number => Number(value ?? 0);

export const textIn = (value: Value | undefined): string => (typeof value === 'string' ? value : '');

/** Equal for equal expressions, independent of their position in the text. */
export function keyOf(value: Value | undefined): string {
  if (!isNode(value)) return Array.isArray(value) ? `(${value.map(keyOf).join(' ')})` : textIn(value);
  const fields = Object.entries(value).filter(([field]) => !/location|varnosyn|varattnosyn/.test(field));
  return `{${fields.map(([field, part]) => `${field} ${keyOf(part)}`).join(' ')}}`;
}
