import type { Node } from './node-tree.ts';
import { isEmptyArray, textOf } from './scope.ts';
import { NEVER, arrayOf, elementOf, jsonOrNull, NOTHING, NULL, orNull, type Given } from './types.ts';

/** Their result is never null unless an argument is. */
const TOTAL_FUNCTIONS: ReadonlySet<string> = new Set([
  'abs',
  'cardinality',
  'ceil',
  'ceiling',
  'clock_timestamp',
  'date',
  'date_part',
  'date_trunc',
  'decode',
  'encode',
  'extract',
  'floor',
  'folded',
  'gen_random_uuid',
  'hashtext',
  'hashtextextended',
  'left',
  'length',
  'lower',
  'md5',
  'now',
  'pg_try_advisory_xact_lock',
  'random',
  'replace',
  'right',
  'round',
  'starts_with',
  'strpos',
  'timezone',
  'to_char',
  'to_timestamp',
  'upper',
  'width_bucket',
]);

/** Their result is never null. */
const SURE_FUNCTIONS: ReadonlySet<string> = new Set(['concat', 'jsonb_build_array', 'txid_current']);

/** Null if there is no row. */
export const FINDING_OPERATORS: ReadonlySet<string> = new Set(['->', '->>', '#>', '#>>']);

/** Window functions and aggregates that are 0 without rows. */
const COUNTS: ReadonlySet<string> = new Set([
  'count',
  'row_number',
  'rank',
  'dense_rank',
  'ntile',
  'percent_rank',
  'cume_dist',
]);

/** Aggregates whose result has the type of their argument. */
const PICKING_AGGREGATES: ReadonlySet<string> = new Set(['min', 'max', 'any_value']);

/** Oid of its type. */
const UUID = '2950';

export function constantGives(node: Node, plain: Given): Given {
  if (node['constisnull'] === 'true') return NULL;
  if (plain.type.endsWith('[]') && isEmptyArray(node)) return NEVER;
  const text = textOf(node);
  if (plain.type !== 'string' || text === undefined || node['consttype'] === UUID)
    return { ...plain, isNullable: false };
  const literal = `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
  return { type: literal, json: literal, isNullable: false };
}

interface Aggregate {
  readonly plain: Given;
  readonly given: readonly Given[];
  /** True if there is at least one row. */
  readonly hasRow: boolean;
}

export function aggregateGives(name: string, { plain, given, hasRow }: Aggregate): Given {
  if (COUNTS.has(name)) return { ...plain, isNullable: false };
  const [first = NOTHING, second = NOTHING] = given;
  const json = (type: string): Given => ({ type, json: type, isNullable: !hasRow });
  if (name === 'array_agg')
    return { type: arrayOf(orNull(first)), json: arrayOf(jsonOrNull(first)), isNullable: !hasRow };
  if (name === 'jsonb_agg') return json(arrayOf(jsonOrNull(first)));
  if (name === 'jsonb_object_agg') return json(`Record<string, ${jsonOrNull(second)}>`);
  const isNullable = !hasRow || given.some((one) => one.isNullable);
  return PICKING_AGGREGATES.has(name) ? { ...first, isNullable } : { ...plain, isNullable };
}

interface Call {
  readonly plain: Given;
  readonly given: readonly Given[];
  /** Values of constant arguments. */
  readonly literals: readonly (string | undefined)[];
  readonly isCast: boolean;
  /** Returns an element of the array given as its first argument. */
  readonly hasNullElements: boolean;
}

export function callGives(name: string, { plain, given, literals, isCast, hasNullElements }: Call): Given {
  const [first = NOTHING] = given;
  if (name === 'jsonb_build_object') {
    const json = objectOf(literals, given);
    return { type: json, json, isNullable: false };
  }
  if (name === 'to_jsonb') return { ...first, type: first.json };
  if (name === 'unnest')
    return { type: elementOf(first.type), json: elementOf(first.json), isNullable: hasNullElements };
  if (name === 'generate_series') return { ...plain, isNullable: false };
  const isTotal = isCast || TOTAL_FUNCTIONS.has(name);
  const isNullable = !SURE_FUNCTIONS.has(name) && (!isTotal || given.some((one) => one.isNullable));
  return { ...plain, isNullable };
}

function objectOf(literals: readonly (string | undefined)[], given: readonly Given[]): string {
  const fields = literals.flatMap((key, index) => {
    const value = given[index + 1];
    return index % 2 === 1 || !value ? [] : [`${key ?? 'unknown'}: ${jsonOrNull(value)}`];
  });
  return `{ ${fields.join('; ')} }`;
}
