import type { Catalogue, Relation } from './catalogue.ts';

/** TypeScript type of a column or expression. */
export interface Given {
  /** The type without null. */
  readonly type: string;
  /** The type of the value within JSON. */
  readonly json: string;
  readonly isNullable: boolean;
}

export const BOOLEAN: Given = { type: 'boolean', json: 'boolean', isNullable: false };
export const NULL: Given = { type: 'null', json: 'null', isNullable: true };
export const NOTHING: Given = { type: 'unknown', json: 'unknown', isNullable: true };
/** A recursive reference adds no type to the others. */
export const NEVER: Given = { type: 'never', json: 'never', isNullable: false };

const NUMBERS = ['int2', 'int4', 'int8', 'float4', 'float8', 'oid'];
const TEXTS = ['text', 'varchar', 'bpchar', 'name', 'uuid', 'date', 'inet', 'regclass', 'char', 'unknown'];

type Plain = [name: string, types: readonly [type: string, json: string]];

/** As the pool parses them (server/db/pool/column-types.ts). */
const plainTypes = new Map<string, readonly [type: string, json: string]>([
  ...NUMBERS.map((name): Plain => [name, ['number', 'number']]),
  ...TEXTS.map((name): Plain => [name, ['string', 'string']]),
  ['bool', ['boolean', 'boolean']],
  ['numeric', ['string', 'number']],
  ['timestamptz', ['Date', 'string']],
  ['timestamp', ['Date', 'string']],
  ['bytea', ['Buffer', 'string']],
  ['json', ['unknown', 'unknown']],
  ['jsonb', ['unknown', 'unknown']],
]);

export function plainType({ types }: Catalogue, oid: number): Given {
  const { name, element } = types.get(oid) ?? { name: 'unknown', element: 0 };
  if (element !== 0) {
    const of = plainType({ types } as Catalogue, element);
    return { type: arrayOf(of.type), json: arrayOf(of.json), isNullable: true };
  }
  const [type, json] = plainTypes.get(name) ?? ['unknown', 'unknown'];
  return { type, json, isNullable: true };
}

export const arrayOf = (element: string): string =>
  /[ |{]/.test(element) ? `(${element})[]` : `${element}[]`;

export const elementOf = (array: string): string => array.replace(/\[\]$/, '').replace(/^\((.*)\)$/, '$1');

export const orNull = ({ type, isNullable }: Given): string =>
  isNullable && type !== 'unknown' ? `${type} | null` : type;

export const jsonOrNull = ({ json, isNullable }: Given): string =>
  isNullable && json !== 'unknown' ? `${json} | null` : json;

/** Type of a value that is one of several expressions; `plain` unless all of them have a closed list. */
export function unionOf(types: readonly string[], plain: string): string {
  const all = [...new Set(types)];
  return all.length === 0 || all.includes(plain) || all.includes('unknown')
    ? plain
    : all.toSorted().join(' | ');
}

/** Type of a column, with its closed list or JSON type. */
export function columnType(catalogue: Catalogue, relation: Relation, number: number): Given | undefined {
  const column = relation.columns.get(number);
  if (!column) return undefined;
  const plain = plainType(catalogue, column.type);
  const { columnTypes } = catalogue;
  const named =
    columnTypes.get(`${relation.name}.${column.name}`) ??
    columnTypes.get(`${relation.partition}.${column.name}`);
  const isArray = (catalogue.types.get(column.type)?.element ?? 0) !== 0;
  const type = named === undefined ? plain.type : isArray ? arrayOf(named) : named;
  return { type, json: named === undefined ? plain.json : type, isNullable: !column.notNull };
}
