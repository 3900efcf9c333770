import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import {
  COMMON_REFUSALS,
  KEY_REFUSALS,
  takesKey,
  WAITING_REFUSALS,
  Waits,
  type CallShape,
  type Sentence,
} from '../../contract/call.ts';

const REFUSAL = z.toJSONSchema(z.object({ code: z.string(), message: z.string() }), {
  target: 'openapi-3.0',
});

const KEY_HEADERS = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: '^[!-~]{1,64}$',
      description: 'Sent twice within 24 hours, the call happens once and answers the same.',
    },
  },
};

const ANY_FILE = { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };

const schemas = new WeakMap<CallShape, FastifySchema>();

/** JSON Schemas for the OpenAPI document and for the serialiser, which drops undeclared fields. zod validates. */
export function callSchema(call: CallShape): FastifySchema {
  const known = schemas.get(call);
  if (known) return known;
  const schema = makeSchema(call);
  schemas.set(call, schema);
  return schema;
}

function makeSchema(call: CallShape): FastifySchema {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    ...(call.params && { params: jsonSchema(call.params, 'input') }),
    ...(call.query && { querystring: jsonSchema(call.query, 'input') }),
    ...(call.body && { body: jsonSchema(call.body, 'input') }),
    ...(call.file && { body: ANY_FILE }),
    ...(takesKey(call) && { headers: KEY_HEADERS }),
    ...(call.scope && { description: `Access tokens need the scope \`${call.scope}\`.` }),
    ...(call.access === 'player' && { security: securityOf(call) }),
    response: {
      200: replySchema(call),
      ...(call.waits && { 202: jsonSchema(Waits, 'output') }),
      ...refusalResponses(call),
    },
  };
}

/** OpenAPI 3.0 lists scopes of bearer tokens nowhere, so the description names them. */
function securityOf({ scope }: CallShape): Record<string, string[]>[] {
  return scope ? [{ session: [] }, { accessToken: [] }] : [{ session: [] }];
}

function replySchema({ reply, stream, sheet }: CallShape): object {
  const schema = jsonSchema(reply, 'output');
  if (sheet) return { description: 'A file', content: { 'text/csv': { schema } } };
  return stream ? { description: 'Events', content: { 'text/event-stream': { schema } } } : schema;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io });
}

function refusalResponses(call: CallShape): Record<number, object> {
  const { NOT_SIGNED_IN, ...forAll } = COMMON_REFUSALS;
  const sentences: Record<string, Sentence> = {
    ...forAll,
    ...(call.access === 'player' && { NOT_SIGNED_IN }),
    ...(call.waits && WAITING_REFUSALS),
    ...(takesKey(call) && KEY_REFUSALS),
    ...call.refusals,
  };
  const byStatus: Record<number, object> = {};
  for (const [code, [status]] of Object.entries(sentences)) {
    const others = (byStatus[status] as { description: string } | undefined)?.description;
    byStatus[status] = { ...REFUSAL, description: others ? `${others}, ${code}` : code };
  }
  return byStatus;
}
