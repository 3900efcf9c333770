import type { z } from 'zod';
import type { CallShape } from '../contract/call.ts';
import { chance, pick, wholeBetween, type Rng } from '../game/rng.ts';
import { jsonSchemaOf, type JsonSchema } from '../server/testing/app/input-from-schema.ts';
import { idFor } from './fill-ids.ts';
import { textFor } from './fill-texts.ts';
import type { CallInput } from './requests.ts';
import type { Filling } from './filling.ts';

const schemas = new WeakMap<z.ZodType, JsonSchema>();

function schemaOf(type: z.ZodType): JsonSchema {
  const known = schemas.get(type) ?? jsonSchemaOf(type);
  schemas.set(type, known);
  return known;
}

/** A valid request by the contract, about things that the bot has seen. */
export function fillInput(call: CallShape, filling: Filling): CallInput {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = call.params && (valueOf(schemaOf(call.params), 'params', filling) as object);
  const missing = names.filter((name) => !(params && name in params));
  const found = Object.fromEntries(missing.map((name) => [name, idFor(name, filling)]));
  return {
    ...(names.length > 0 && { params: { ...params, ...found } }),
    ...(call.body && { body: valueOf(schemaOf(call.body), 'body', filling) }),
    ...(call.query && { query: valueOf(schemaOf(call.query), 'query', filling) }),
  };
}

const OPTIONAL = 0.35;
/** Positions in lists, which a bot does not know. */
const CURSOR = /^(?:after|before|afterWord|beforeMs|since|heat|ids)$/;
const MOST_ITEMS = 3;
const SMALL = 4;

function valueOf(schema: JsonSchema, name: string, filling: Filling): unknown {
  const { rng } = filling;
  if (schema.const !== undefined) return schema.const;
  const asSeen = schema.type === 'object' || schema.type === 'array' ? undefined : seenBeside(name, filling);
  if (asSeen !== undefined) return asSeen;
  if (schema.enum) return pick(rng, schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return valueOf(pick(rng, either), name, filling);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, filling);
    case 'array': {
      const least = schema.minItems ?? 0;
      const most = Math.max(least, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS));
      const count = wholeBetween(rng, least, most);
      // Removes duplicates.
      return [...new Set(Array.from({ length: count }, () => valueOf(schema.items ?? {}, name, filling)))];
    }
    case 'string':
      return schema.format === 'uuid' ? idFor(name, filling) : textFor(name, schema, filling);
    case 'integer':
    case 'number':
      return priceSaid(name, filling) ?? numberOf(schema, name, rng);
    case 'boolean':
      return chance(rng, 0.5);
    default:
      return null;
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, filling: Filling): object {
  const { rng } = filling;
  // Fills ids first, because other fields depend on them.
  const fields = Object.entries(properties).toSorted(([one], [other]) => rank(one) - rank(other));
  const filled: Record<string, unknown> = {};
  for (const [name, schema] of fields) {
    const isWanted = required.includes(name) || chance(rng, CURSOR.test(name) ? 0.05 : OPTIONAL);
    const value = isWanted ? valueOf(schema, name, filling) : undefined;
    if (value !== undefined) filled[name] = value;
  }
  return filled;
}

const rank = (name: string) => (/id$|ids$|^horses$|^entries$/i.test(name) ? 0 : 1);

const plain = (name: string) => name.toLowerCase().replaceAll('_', '');
const GOES_WITH = /price|fee|expiresat|rounds|total/;

/** For example, the price of the listing that the input names. */
function seenBeside(name: string, { named, rng }: Filling): unknown {
  const wanted = plain(name);
  if (!GOES_WITH.test(wanted) || !chance(rng, 0.9)) return undefined;
  for (const seen of named.toReversed())
    for (const [field, value] of Object.entries(seen))
      if (
        value !== null &&
        (plain(field) === wanted || (wanted === 'price' && plain(field) === 'totalprice'))
      )
        return value;
  return undefined;
}

/** The last refusal named the current price. */
function priceSaid(name: string, { bot, route, rng }: Filling): number | undefined {
  if (name !== 'price' || chance(rng, 0.2)) return undefined;
  const said = bot.replies.get(`refusal of ${route}`);
  const [, coins] = /([\d,]+) coins/.exec(typeof said === 'string' ? said : '') ?? [];
  return coins === undefined ? undefined : Number(coins.replaceAll(',', ''));
}

function numberOf({ minimum, maximum, exclusiveMinimum }: JsonSchema, name: string, rng: Rng): number {
  if (name === 'birthYear') return pick(rng, [1990, 1984, 2001]);
  const lowest = Math.max(minimum ?? exclusiveMinimum ?? 0, -1);
  const highest = Math.max(lowest, maximum ?? 1_000);
  if (/price|fee|amount|coins/i.test(name))
    return Math.min(highest, Math.max(lowest, pick(rng, [1, 20, 50, 100, 400, 1_000, 3_000])));
  if (chance(rng, 0.05)) return highest;
  return wholeBetween(rng, lowest, Math.min(highest, lowest + SMALL));
}
