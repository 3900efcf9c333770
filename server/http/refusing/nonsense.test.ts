import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACT } from '../../../contract/contract.ts';
import { aFedHorse, nextShows } from '../../testing/builders/stable.ts';
import { startTestApp, type Route, type TestApp, type TestPlayer } from '../../testing/app/test-app.ts';

let app: TestApp;
let anna: TestPlayer;
/** Values that some call accepts. */
let sensible: unknown[];
beforeAll(async () => {
  app = await startTestApp();
  anna = await app.newPlayer();
  const horse = await aFedHorse(anna);
  const shows = await nextShows(anna, horse, 3);
  const offers = await anna.call('GET /api/store/horses', { query: { breedId: 'arabian' } });
  const offer = offers.body.tiers[0]?.horses[0]?.storeHorseId;
  sensible = [horse, ...shows, offer, 'monthly', 'sugar', 'mare', 'racing', 'Iris', 1, 7, '20', anna.email];
});
afterAll(() => app.close());

const nonsense: fc.Arbitrary<unknown> = fc.oneof(
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
const anything = fc.oneof(
  nonsense,
  fc.nat(99).map((nth) => sensible[nth % sensible.length]),
);
const inAddress = anything.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));

function partOf(schema: z.ZodType | undefined, value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  const named = Object.keys(properties).map((name) => [name, fc.option(value, { nil: undefined })] as const);
  return fc.record(Object.fromEntries(named)).map((part) => JSON.parse(JSON.stringify(part)) as unknown);
}

/** Without the clock, which could invalidate sensible values, and endless streams. */
const CALLS = new Map(
  CONTRACT.filter(({ onlyWithDevClock, stream }) => !onlyWithDevClock && !stream).map((call) => [
    `${call.method} ${call.path}` as Route,
    call,
  ]),
);

/** Longer addresses match no route; lone surrogates are invalid in an address. */
const inPath = inAddress.filter(
  (id) => id !== '' && !/\p{Surrogate}/u.test(id) && encodeURIComponent(id).length <= 100,
);

const request = fc.constantFrom(...CALLS.keys()).chain((route) => {
  const call = CALLS.get(route);
  return fc.record({
    route: fc.constant(route),
    params: call?.params ? fc.record({ id: inPath }) : fc.constant({}),
    query: partOf(call?.query, inAddress),
    body: partOf(call?.body, anything),
    signedIn: call?.access === 'player' ? fc.constant(true) : fc.boolean(),
  });
});

test('no input causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ route, signedIn, ...sent }) => {
      const answer = await app.call(route, sent, signedIn ? anna.token : undefined);
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      // A valid random call may log Anna out.
      if (answer.status === 200 && route === 'POST /api/auth/logout') anna = await app.newPlayer();
    }),
    { numRuns: 500 },
  );
});
