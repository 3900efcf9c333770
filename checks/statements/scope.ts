import { isNode, nodesOf, numberOf, type Node, type Value } from './node-tree.ts';
import { proofsOf, proofsOfConditions, type Proofs } from './proofs.ts';

/** A query with the outer queries whose columns it may use. */
export interface Scope {
  readonly query: Node;
  readonly outer: Scope | undefined;
  readonly proofs: Proofs;
}

export const scopeOf = (query: Node, outer?: Scope): Scope => ({ query, outer, proofs: proofsOf(query) });

export const where = (scope: Scope, condition: Value | undefined): Scope => ({
  ...scope,
  proofs: proofsOfConditions(scope.proofs, condition),
});

export const COMMAND = { select: '1', update: '2', insert: '3', delete: '4' } as const;
export const RTE = {
  relation: '0',
  subquery: '1',
  join: '2',
  function: '3',
  values: '5',
  cte: '6',
  group: '9',
} as const;
export const SUBLINK = { exists: '0', any: '2', expression: '4', array: '6' } as const;
export const EXTERNAL = '0';

export function outputOf(query: Node): readonly Node[] {
  const list = query['commandType'] === COMMAND.select ? query['targetList'] : query['returningList'];
  return nodesOf(list).filter((entry) => entry['resjunk'] !== 'true');
}

export function climb(scope: Scope, levels: number): Scope | undefined {
  let at: Scope | undefined = scope;
  for (let level = 0; level < levels; level++) at = at?.outer;
  return at;
}

export const entryOf = (scope: Scope, index: number): Node | undefined =>
  nodesOf(scope.query['rtable'])[index - 1];

export interface FoundCte {
  readonly query: Node;
  readonly scope: Scope;
}

export function cteOf(from: Scope, entry: Node): FoundCte | undefined {
  const scope = climb(from, numberOf(entry['ctelevelsup']));
  const cte = nodesOf(scope?.query['cteList']).find(({ ctename }) => ctename === entry['ctename']);
  return scope && isNode(cte?.['ctequery']) ? { query: cte['ctequery'], scope } : undefined;
}

/** Grouping sets that have rows: a set may be empty. */
export const hasGroups = (query: Node): boolean =>
  nodesOf(query['groupClause']).length > 0 && nodesOf(query['groupingSets']).length === 0;

/** An aggregate over all rows. */
export const givesOneRow = (query: Node): boolean =>
  query['hasAggs'] === 'true' && nodesOf(query['groupClause']).length === 0 && query['havingQual'] === null;

/** Its number of dimensions comes after its length. */
export const isEmptyArray = ({ constvalue }: Node): boolean =>
  Array.isArray(constvalue) && constvalue.slice(4, 8).every((byte) => byte === '0');

/** Value of a constant. */
export function textOf(node: Node): string | undefined {
  const bytes = node['constvalue'];
  if (!Array.isArray(bytes)) return undefined;
  // Four bytes of length come first, or a zero last.
  const [from, to] = node['constlen'] === '-2' ? [0, -1] : [4, bytes.length];
  return Buffer.from(bytes.slice(from, to).map(Number)).toString();
}
