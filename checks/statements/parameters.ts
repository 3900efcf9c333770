import type { Catalogue } from './catalogue.ts';
import { Inference } from './infer.ts';
import { climb, COMMAND, cteOf, entryOf, scopeOf, type Scope } from './scope.ts';
import { isNode, nodesOf, numberOf, type Node, type Value } from './node-tree.ts';
import { columnType, elementOf, plainType, type Given } from './types.ts';

/** Where a value comes from: a parameter, or the elements of one. */
interface Source {
  readonly parameter: number;
  readonly isElement: boolean;
}

interface Uses {
  /** Columns that it is written to. */
  readonly written: Given[];
  /** Closed lists of columns that it is compared with. */
  readonly compared: string[];
  isTestedForNull: boolean;
}

/** What a statement does with its parameters. */
export class Parameters {
  readonly #catalogue: Catalogue;
  readonly #inference: Inference;
  readonly #closedLists: ReadonlySet<string>;
  readonly #uses = new Map<string, Uses>();

  /** Parameters that the statement marks with `?`. */
  readonly #marked: readonly boolean[];

  constructor(catalogue: Catalogue, query: Node, marked: readonly boolean[]) {
    this.#marked = marked;
    this.#catalogue = catalogue;
    this.#closedLists = new Set(catalogue.columnTypes.values());
    this.#inference = new Inference(catalogue);
    this.#visit(query, undefined);
  }

  /** Nullable if a nullable column takes it or the statement tests it for null. */
  isNullable(parameter: number, isElement: boolean): boolean {
    if (this.#marked[parameter - 1] === true && !isElement) return true;
    const { written, isTestedForNull } = this.#usesOf({ parameter, isElement });
    return (
      (isTestedForNull || written.some((column) => column.isNullable)) &&
      written.every((column) => column.isNullable)
    );
  }

  typeOf(parameter: number, oid: number): string {
    const plain = plainType(this.#catalogue, oid).type;
    const isArray = (this.#catalogue.types.get(oid)?.element ?? 0) !== 0;
    const whole = this.#closedList(parameter, false) ?? plain;
    if (!isArray) return orNull(whole === 'unknown' ? JSON_TEXT : whole, this.isNullable(parameter, false));
    const named = this.#closedList(parameter, true) ?? elementOf(whole);
    const element = orNull(named === 'unknown' ? JSON_TEXT : named, this.isNullable(parameter, true));
    const array = `readonly ${element.includes(' ') ? `(${element})` : element}[]`;
    return orNull(array, this.isNullable(parameter, false));
  }

  #closedList(parameter: number, isElement: boolean): string | undefined {
    const { written, compared } = this.#usesOf({ parameter, isElement });
    const named = [...written.map(({ type }) => type), ...compared];
    return named.find((type) => this.#closedLists.has(type) || this.#closedLists.has(elementOf(type)));
  }

  #usesOf({ parameter, isElement }: Source): Uses {
    const key = `${parameter} ${isElement}`;
    const uses = this.#uses.get(key) ?? { written: [], compared: [], isTestedForNull: false };
    this.#uses.set(key, uses);
    return uses;
  }

  #visit(value: Value | undefined, scope: Scope | undefined): void {
    if (Array.isArray(value)) for (const item of value) this.#visit(item, scope);
    if (!isNode(value)) return;
    const here = value.tag === 'QUERY' ? scopeOf(value, scope) : scope;
    if (value.tag === 'QUERY' && here) this.#readQuery(here);
    else if (here) this.#readExpression(value, here);
    for (const field of Object.values(value)) this.#visit(field, here);
  }

  #readQuery(scope: Scope): void {
    const { query } = scope;
    if (query['commandType'] !== COMMAND.insert && query['commandType'] !== COMMAND.update) return;
    const relid = numberOf(entryOf(scope, numberOf(query['resultRelation']))?.['relid']);
    const relation = this.#catalogue.relations.get(relid);
    const conflict = query['onConflict'];
    const sets = isNode(conflict) ? nodesOf(conflict['onConflictSet']) : [];
    for (const entry of [...nodesOf(query['targetList']), ...sets]) {
      const column = relation && columnType(this.#catalogue, relation, numberOf(entry['resno']));
      const { type } = relation?.columns.get(numberOf(entry['resno'])) ?? { type: 0 };
      const isJson = plainType(this.#catalogue, type).type === 'unknown';
      if (!column || entry['resjunk'] === 'true') continue;
      for (const source of this.#sources(entry['expr'], scope))
        this.#usesOf(source).written.push(isJson ? { ...column, type: 'unknown' } : column);
    }
  }

  #readExpression(node: Node, scope: Scope): void {
    const args = nodesOf(node['args']);
    if (node.tag === 'NULLTEST') this.#markNullable([node['arg'] ?? null], scope);
    if (node.tag === 'DISTINCTEXPR') this.#markNullable(args, scope);
    if (node.tag === 'COALESCEEXPR') this.#markNullable(args.slice(0, -1), scope);
    const operator = this.#catalogue.operators.get(numberOf(node['opno'])) ?? '';
    const [left, right] = args;
    if (!['=', '<>'].includes(operator) || !left || !right) return;
    const isList = node.tag === 'SCALARARRAYOPEXPR';
    for (const [one, other] of [
      [left, right],
      [right, left],
    ])
      for (const { parameter, isElement } of this.#sources(one, scope))
        this.#usesOf({ parameter, isElement: isElement || isList }).compared.push(
          this.#inference.infer(other, scope).type,
        );
  }

  #markNullable(values: readonly Value[], scope: Scope): void {
    for (const value of values)
      for (const source of this.#sources(value, scope)) this.#usesOf(source).isTestedForNull = true;
  }

  #sources(expression: Value | undefined, scope: Scope): readonly Source[] {
    if (!isNode(expression)) return [];
    switch (expression.tag) {
      case 'PARAM':
        return expression['paramkind'] === '0'
          ? [{ parameter: numberOf(expression['paramid']), isElement: false }]
          : [];
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return this.#sources(expression['arg'], scope);
      case 'FUNCEXPR':
        return expression['funcformat'] === '0' ? [] : this.#sources(nodesOf(expression['args'])[0], scope);
      case 'COALESCEEXPR':
        return this.#sources(nodesOf(expression['args']).at(-1), scope);
      case 'CASEEXPR':
        return [...nodesOf(expression['args']).map(({ result }) => result), expression['defresult']].flatMap(
          (result) => this.#sources(result, scope),
        );
      case 'VAR': {
        const home = climb(scope, numberOf(expression['varlevelsup']));
        return home
          ? this.#sourcesOfEntry(home, numberOf(expression['varno']), numberOf(expression['varattno']))
          : [];
      }
      default:
        return [];
    }
  }

  #sourcesOfEntry(scope: Scope, index: number, number: number): readonly Source[] {
    const entry = entryOf(scope, index);
    if (!entry || number <= 0) return [];
    const alias = [...nodesOf(entry['joinaliasvars']), ...nodesOf(entry['groupexprs'])][number - 1];
    if (alias) return this.#sources(alias, scope);
    if (isNode(entry['subquery'])) return this.#sourcesOfQuery(scopeOf(entry['subquery'], scope), number);
    if (Array.isArray(entry['values_lists']))
      return entry['values_lists'].flatMap((row) => this.#sources(nodesOf(row)[number - 1], scope));
    const call = nodesOf(entry['functions'])[number - 1]?.['funcexpr'];
    if (isNode(call) && this.#catalogue.functions.get(numberOf(call['funcid'])) === 'unnest')
      return this.#sources(nodesOf(call['args'])[0], scope).map((source) => ({ ...source, isElement: true }));
    const cte = typeof entry['ctename'] === 'string' ? cteOf(scope, entry) : undefined;
    if (cte && entry['self_reference'] !== 'true')
      return this.#sourcesOfQuery(scopeOf(cte.query, cte.scope), number);
    return [];
  }

  #sourcesOfQuery(scope: Scope, number: number): readonly Source[] {
    if (isNode(scope.query['setOperations'])) return [];
    return this.#sources(nodesOf(scope.query['targetList'])[number - 1]?.['expr'], scope);
  }
}

/** JSON goes to the database as text. */
const JSON_TEXT = 'string';

const orNull = (type: string, isNullable: boolean): string => (isNullable ? `${type} | null` : type);
