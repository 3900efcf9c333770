import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { TOKEN_SCOPES } from '../../../game/accounts/access-tokens.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../accepts.ts';

const PATH = '/api/docs';

export async function documentOn(http: FastifyInstance): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Fetlock',
        version: '1',
        description:
          'Every call that the game itself makes. Replies are JSON; a refusal has a code and a sentence. Lists come in pages: the next one stands in the `Link` header.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in: every call.' },
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            description: `A token of the Account page: reads only, by its scopes (${TOKEN_SCOPES.join(', ')}).`,
          },
        },
      },
    },
  });
  let packed: Promise<PackedDocument> | undefined;
  await http.register(swaggerUi, {
    routePrefix: PATH,
    theme: { title: 'The calls of Fetlock' },
    uiConfig: { deepLinking: true },
    uiHooks: {
      // The plugin would serialise the document on every request.
      async preHandler(request, reply) {
        if (request.routeOptions.url !== `${PATH}/json`) return undefined;
        packed ??= packDocument(JSON.stringify(http.swagger()));
        return sendDocument(request, reply, await packed);
      },
    },
  });
}

type Encoding = 'br' | 'gzip' | 'identity';

interface PackedDocument {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** Maximum quality takes 100 times longer for 10% less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function packDocument(text: string): Promise<PackedDocument> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { br, gzip: gzipped, identity } };
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: PackedDocument) {
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=300' });
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name)) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
}
