import { isNode, keyOf, nodesOf, numberOf, textIn, type Node, type Value } from './node-tree.ts';

/** What the conditions of a query prove about each of its rows. */
export interface Proofs {
  /** Expressions that are not null, by `keyOf`. */
  readonly sure: ReadonlySet<string>;
  /** Outer joins that certainly found a row. */
  readonly found: ReadonlySet<string>;
}

const INNER = '0';
const IS_NOT_NULL = '1';

export function proofsOf(query: Node): Proofs {
  const proofs = proofsOfConditions({ sure: new Set(), found: new Set() }, query['jointree']);
  // An update may have changed the row that it found.
  const changed = nodesOf(query['targetList']).map(({ resno }) => numberOf(resno));
  const sure = new Set(proofs.sure);
  if (numberOf(query['resultRelation']) > 0)
    for (const number of changed) deleteVar(sure, numberOf(query['resultRelation']), number);
  return { ...proofs, sure };
}

/** Adds what a condition or a joined table proves. */
export function proofsOfConditions(before: Proofs, from: Value | undefined): Proofs {
  const sure = new Set(before.sure);
  const found = new Set(before.found);

  function add(expression: Value | undefined): void {
    if (!isNode(expression)) return;
    sure.add(keyOf(expression));
    const joins = expression['varnullingrels'];
    if (expression.tag === 'VAR' && expression['varlevelsup'] === '0' && Array.isArray(joins))
      for (const join of joins) found.add(textIn(join));
    // Their result is null if an argument is null.
    if (['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR'].includes(expression.tag)) add(expression['arg']);
    if (expression.tag === 'OPEXPR') for (const argument of nodesOf(expression['args'])) add(argument);
  }

  function addCondition(condition: Value | undefined): void {
    if (!isNode(condition)) return;
    const [first] = nodesOf(condition['args']);
    if (condition.tag === 'BOOLEXPR' && condition['boolop'] === 'and')
      for (const part of nodesOf(condition['args'])) addCondition(part);
    else if (condition.tag === 'BOOLEXPR' && condition['boolop'] === 'not') add(first);
    else if (condition.tag === 'NULLTEST' && condition['nulltesttype'] === IS_NOT_NULL) add(condition['arg']);
    // `all` of an empty array is true for null too.
    else if (condition.tag === 'SCALARARRAYOPEXPR' && condition['useOr'] === 'true') add(first);
    else if (condition.tag === 'OPEXPR' || condition.tag === 'VAR') add(condition);
  }

  function addFrom(part: Value | undefined): void {
    if (!isNode(part)) return;
    if (part.tag === 'FROMEXPR') {
      for (const one of nodesOf(part['fromlist'])) addFrom(one);
      addCondition(part['quals']);
    } else if (part.tag === 'JOINEXPR') {
      addFrom(part['larg']);
      addFrom(part['rarg']);
      if (part['jointype'] === INNER) addCondition(part['quals']);
    } else addCondition(part);
  }

  addFrom(from);
  return { sure, found };
}

function deleteVar(sure: Set<string>, relation: number, column: number): void {
  for (const key of sure) if (key.includes(`varno ${relation} varattno ${column} `)) sure.delete(key);
}
