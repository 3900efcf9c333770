import fc from 'fast-check';
import type { CallShape } from '../../../contract/call.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { readRequest } from '../../http/read-request.ts';
import { jsonSchemaOf, valueOf } from './input-from-schema.ts';

export interface Request {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly body: unknown;
}

/** What programs and attackers send, or slips of the finger. */
export const NONSENSE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [1],
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    'x'.repeat(5000),
    0,
    -0,
    -1,
    0.5,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    Number.MIN_VALUE,
    "'; drop table horses; --",
    '${1}',
    '{needs}',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Some of what is drawn is accepted. */
const DRAWS = 3;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Longer addresses match no route; lone surrogates are invalid in an address. */
const fitsInAddress = (text: string) =>
  text !== '' && !/\p{Surrogate}/u.test(text) && encodeURIComponent(text).length <= 100;

type Break = (part: Readonly<Record<string, unknown>>) => fc.Arbitrary<unknown>;

/** One property becomes nonsense, goes missing, or the whole part is something else. */
const broken: Break = (part) => {
  const names = Object.keys(part);
  if (names.length === 0) return NONSENSE;
  const one = fc.constantFrom(...names);
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(one, NONSENSE).map(([name, value]) => ({ ...part, [name]: value })) },
    { weight: 2, arbitrary: one.map((name) => ({ ...part, [name]: undefined })) },
    { weight: 1, arbitrary: NONSENSE },
  );
};

function partOf(call: CallShape, name: 'params' | 'query' | 'body', break_: Break | undefined) {
  const schema = call[name];
  if (!schema) return fc.constant<unknown>({});
  const whole = valueOf(jsonSchemaOf(schema));
  return break_
    ? whole.chain((part) => break_(typeof part === 'object' && part !== null ? { ...part } : {}))
    : whole;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** As the server reads it: an empty list is not sent, a list of one is a text. */
function asSent(name: string, value: unknown): [string, string | string[]][] {
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map(asText);
  const [one] = texts;
  return one === undefined ? [] : [[name, texts.length === 1 ? one : texts]];
}

function requestOf(call: CallShape, breaks: Partial<Record<'params' | 'query' | 'body', Break>>) {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return fc
    .record({
      params: partOf(call, 'params', breaks.params),
      query: partOf(call, 'query', breaks.query),
      body: partOf(call, 'body', breaks.body),
      filler: fc.uuid(),
    })
    .map(({ params, query, body, filler }): Request => {
      const given = asRecord(params);
      const inPath = names.map((name) => [name, asText(given[name] ?? filler)] as const);
      const inQuery = Object.entries(asRecord(query)).flatMap(([name, value]) => asSent(name, value));
      return {
        params: Object.fromEntries(inPath),
        query: Object.fromEntries(inQuery),
        body: JSON.parse(JSON.stringify(body) ?? 'null') as unknown,
      };
    })
    .filter(({ params }) => Object.values(params).every(fitsInAddress));
}

/** Requests that the contract refuses; fewer if it hardly refuses anything, none for a call without input. */
export function badRequestsFor(call: CallShape, count: number, seed: number): Request[] {
  const parts = (['params', 'query', 'body'] as const).filter((name) => call[name]);
  if (parts.length === 0) return [];
  const one = fc.oneof(...parts.map((name) => requestOf(call, { [name]: broken })));
  return fc
    .sample(one, { numRuns: DRAWS * count, seed })
    .filter((sent) => isRefusal(readRequest(call, { ...sent })))
    .slice(0, count);
}

/** By chance accepted; `sensible` are values that some call accepts. */
export function anyRequestOf(call: CallShape, sensible: readonly unknown[]): fc.Arbitrary<Request> {
  const anything = fc.oneof(NONSENSE, fc.constantFrom(...sensible));
  const mixed: Break = (part) =>
    fc.record(
      Object.fromEntries(
        Object.entries(part).map(([name, value]) => [name, fc.oneof(fc.constant(value), anything)] as const),
      ),
    );
  return requestOf(call, { params: mixed, query: mixed, body: mixed });
}
