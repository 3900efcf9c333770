import type { Catalogue } from './catalogue.ts';
import { aggregateGives, callGives, constantGives, FINDING_OPERATORS } from './functions.ts';
import { isNode, keyOf, nodesOf, numberOf, textIn, type Node, type Value } from './node-tree.ts';
import {
  cteOf,
  climb,
  entryOf,
  EXTERNAL,
  givesOneRow,
  hasGroups,
  outputOf,
  RTE,
  scopeOf,
  SUBLINK,
  textOf,
  where,
  type FoundCte,
  type Scope,
} from './scope.ts';
import {
  NEVER,
  arrayOf,
  BOOLEAN,
  columnType,
  elementOf,
  jsonOrNull,
  NOTHING,
  NULL,
  orNull,
  plainType,
  unionOf,
  type Given,
} from './types.ts';

/** Infers the result type of a statement from PostgreSQL's analysis of it. */
export class Inference {
  readonly #catalogue: Catalogue;
  /** Parameters that may be null, or whose elements may. */
  readonly #nullable: (parameter: number, isElement: boolean) => boolean;
  readonly #recursive = new Set<Node>();

  constructor(
    catalogue: Catalogue,
    nullable: (parameter: number, isElement: boolean) => boolean = () => false,
  ) {
    this.#catalogue = catalogue;
    this.#nullable = nullable;
  }

  /** Types of its columns, in column order. */
  columns(scope: Scope): readonly (readonly [name: string, given: Given])[] {
    return outputOf(scope.query).map((entry, index) => [textIn(entry['resname']), this.column(scope, index)]);
  }

  /** `index` of the query's column, from 0. */
  column(scope: Scope, index: number): Given {
    const { query } = scope;
    const entry = outputOf(query)[index];
    if (!entry) return NOTHING;
    const united = query['setOperations'];
    return isNode(united) ? this.#unitedColumn(scope, united, index) : this.infer(entry['expr'], scope);
  }

  #unitedColumn(scope: Scope, united: Node, index: number): Given {
    if (united.tag === 'RANGETBLREF')
      return this.#columnOfEntry(scope, numberOf(united['rtindex']), index + 1) ?? NOTHING;
    const sides = nodesOf([united['larg'] ?? null, united['rarg'] ?? null]).map((side) =>
      this.#unitedColumn(scope, side, index),
    );
    const type = numberOf((united['colTypes'] as readonly Value[])[index] ?? null);
    return this.#either(sides, type);
  }

  /** One of several expressions. */
  #either(given: readonly Given[], type: number): Given {
    const plain = plainType(this.#catalogue, type);
    const values = given.filter((one) => one.type !== 'null' && one.type !== 'never');
    return {
      type: unionOf(
        values.map((one) => one.type),
        plain.type,
      ),
      json: unionOf(
        values.map((one) => one.json),
        plain.json,
      ),
      isNullable: given.some((one) => one.isNullable),
    };
  }

  infer(expression: Value | undefined, scope: Scope): Given {
    if (!isNode(expression)) return NOTHING;
    const given = this.#inferNode(expression, scope);
    return given.isNullable && scope.proofs.sure.has(keyOf(expression))
      ? { ...given, isNullable: false }
      : given;
  }

  #inferNode(node: Node, scope: Scope): Given {
    const arg = node['arg'];
    switch (node.tag) {
      case 'VAR':
        return this.#variable(node, scope);
      case 'CONST':
        return constantGives(node, this.#plain(node['consttype']));
      case 'PARAM':
        return {
          ...this.#plain(node['paramtype']),
          isNullable: node['paramkind'] !== EXTERNAL || this.#nullable(numberOf(node['paramid']), false),
        };
      case 'RELABELTYPE':
        return this.#cast(node['resulttype'], this.infer(arg, scope));
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return { ...this.#plain(node['resulttype']), isNullable: this.infer(arg, scope).isNullable };
      case 'COALESCEEXPR':
      case 'MINMAXEXPR': {
        const given = this.#all(node, scope);
        const either = this.#either(given, numberOf(node['coalescetype'] ?? node['minmaxtype']));
        return { ...either, isNullable: given.every((one) => one.isNullable) };
      }
      case 'NULLIFEXPR':
        return { ...(this.#all(node, scope)[0] ?? NOTHING), isNullable: true };
      case 'CASEEXPR': {
        // A comparison proves nothing here.
        const results = nodesOf(node['args']).map((when) =>
          this.infer(when['result'], isNode(arg) ? scope : where(scope, when['expr'])),
        );
        const otherwise = isNode(node['defresult']) ? this.infer(node['defresult'], scope) : NULL;
        return this.#either([...results, otherwise], numberOf(node['casetype']));
      }
      case 'SUBLINK':
        return this.#sublink(node, scope);
      case 'AGGREF':
      case 'WINDOWFUNC':
        return this.#aggregate(node, scope);
      case 'FUNCEXPR':
        return this.#call(node, scope);
      case 'OPEXPR': {
        const finds = FINDING_OPERATORS.has(this.#catalogue.operators.get(numberOf(node['opno'])) ?? '');
        const isNullable = finds || this.#all(node, scope).some((one) => one.isNullable);
        return { ...this.#plain(node['opresulttype']), isNullable };
      }
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return { ...BOOLEAN, isNullable: this.#all(node, scope).some((one) => one.isNullable) };
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
        return BOOLEAN;
      case 'ROWCOMPAREEXPR':
        return { ...BOOLEAN, isNullable: true };
      case 'ARRAYEXPR': {
        const elements = nodesOf(node['elements']).map((element) => this.infer(element, scope));
        return this.#array(this.#either(elements, numberOf(node['element_typeid'])));
      }
      case 'SUBSCRIPTINGREF': {
        const container = this.infer(node['refexpr'], scope);
        const plain = this.#plain(node['refrestype']);
        return nodesOf(node['reflowerindexpr']).length > 0 || plain.type.endsWith('[]')
          ? { ...plain, isNullable: true }
          : { type: elementOf(container.type), json: elementOf(container.json), isNullable: true };
      }
      case 'SQLVALUEFUNCTION':
        return { ...this.#plain(node['type']), isNullable: false };
      default:
        return { type: 'unknown', json: 'unknown', isNullable: true };
    }
  }

  #plain(type: Value | undefined): Given {
    return plainType(this.#catalogue, numberOf(type));
  }

  #all(node: Node, scope: Scope): readonly Given[] {
    return nodesOf(node['args']).map((argument) => this.infer(argument, scope));
  }

  #array(element: Given): Given {
    return { type: arrayOf(orNull(element)), json: arrayOf(jsonOrNull(element)), isNullable: false };
  }

  #cast(type: Value | undefined, given: Given): Given {
    const plain = this.#plain(type);
    const isUnchanged = plain.type === 'string' || plain.type === 'unknown';
    return isUnchanged ? given : { ...plain, isNullable: given.isNullable };
  }

  #sublink(node: Node, scope: Scope): Given {
    const kind = node['subLinkType'];
    if (kind === SUBLINK.exists) return BOOLEAN;
    if (!isNode(node['subselect'])) return NOTHING;
    const inner = scopeOf(node['subselect'], scope);
    if (kind === SUBLINK.array) return this.#array(this.column(inner, 0));
    if (kind === SUBLINK.expression) {
      const given = this.column(inner, 0);
      return { ...given, isNullable: given.isNullable || !givesOneRow(inner.query) };
    }
    const tested = isNode(node['testexpr']) ? this.infer(node['testexpr'], scope) : NOTHING;
    return {
      ...BOOLEAN,
      isNullable: kind !== SUBLINK.any || tested.isNullable || this.column(inner, 0).isNullable,
    };
  }

  #aggregate(node: Node, scope: Scope): Given {
    const isWindow = node.tag === 'WINDOWFUNC';
    const name = this.#catalogue.functions.get(numberOf(node[isWindow ? 'winfnoid' : 'aggfnoid'])) ?? '';
    const args = nodesOf(node['args']).map((entry) => (isWindow ? entry : (entry['expr'] ?? null)));
    return aggregateGives(name, {
      plain: this.#plain(node[isWindow ? 'wintype' : 'aggtype']),
      given: args.map((value) => this.infer(value, scope)),
      hasRow: !isWindow && node['aggfilter'] === null && hasGroups(scope.query),
    });
  }

  #call(node: Node, scope: Scope): Given {
    const [first] = nodesOf(node['args']);
    const isParameter = first?.tag === 'PARAM';
    return callGives(this.#catalogue.functions.get(numberOf(node['funcid'])) ?? '', {
      plain: this.#plain(node['funcresulttype']),
      given: this.#all(node, scope),
      literals: nodesOf(node['args']).map(textOf),
      isCast: node['funcformat'] === '1' || node['funcformat'] === '2',
      hasNullElements: isParameter && this.#nullable(numberOf(first['paramid']), true),
    });
  }

  #variable(node: Node, from: Scope): Given {
    const scope = climb(from, numberOf(node['varlevelsup']));
    const given = scope && this.#columnOfEntry(scope, numberOf(node['varno']), numberOf(node['varattno']));
    if (!given) return this.#plain(node['vartype']);
    const joins = (node['varnullingrels'] as readonly Value[] | undefined) ?? [];
    const isMissing = joins.some((join) => !scope.proofs.found.has(textIn(join)));
    const isSure = scope.proofs.sure.has(keyOf({ ...node, varlevelsup: '0' }));
    return { ...given, isNullable: !isSure && (given.isNullable || isMissing) };
  }

  #columnOfEntry(scope: Scope, index: number, number: number): Given | undefined {
    const entry = entryOf(scope, index);
    if (!entry || number <= 0) return undefined;
    switch (entry['rtekind']) {
      case RTE.relation:
        return this.#columnOfRelation(numberOf(entry['relid']), number);
      case RTE.subquery:
        return isNode(entry['subquery'])
          ? this.column(scopeOf(entry['subquery'], scope), number - 1)
          : undefined;
      case RTE.join:
        return this.infer(nodesOf(entry['joinaliasvars'])[number - 1], scope);
      case RTE.group:
        return this.infer(nodesOf(entry['groupexprs'])[number - 1], scope);
      case RTE.values: {
        const rows = (entry['values_lists'] as readonly Value[]).map((row) => nodesOf(row)[number - 1]);
        const type = numberOf((entry['coltypes'] as readonly Value[])[number - 1] ?? null);
        return this.#either(
          rows.map((row) => this.infer(row, scope)),
          type,
        );
      }
      case RTE.function:
        return this.#columnOfFunctions(nodesOf(entry['functions']), number, scope);
      case RTE.cte: {
        const found = cteOf(scope, entry);
        return found && this.#columnOfCte(found, number);
      }
      default:
        return undefined;
    }
  }

  #columnOfRelation(oid: number, number: number): Given | undefined {
    const relation = this.#catalogue.relations.get(oid);
    if (!relation) return undefined;
    return relation.query
      ? this.column(scopeOf(relation.query), number - 1)
      : columnType(this.#catalogue, relation, number);
  }

  #columnOfFunctions(functions: readonly Node[], number: number, scope: Scope): Given | undefined {
    let before = 0;
    for (const entry of functions) {
      const count = numberOf(entry['funccolcount']);
      if (number <= before + count)
        return count === 1 && isNode(entry['funcexpr']) ? this.infer(entry['funcexpr'], scope) : undefined;
      before += count;
    }
    return undefined;
  }

  #columnOfCte({ query, scope }: FoundCte, number: number): Given | undefined {
    if (this.#recursive.has(query)) return NEVER;
    this.#recursive.add(query);
    try {
      return this.column(scopeOf(query, scope), number - 1);
    } finally {
      this.#recursive.delete(query);
    }
  }
}
