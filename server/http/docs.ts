import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI document of all calls: to read at /api/docs, raw at /api/docs/json. */
export async function documentOn(http: FastifyInstance): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Fetlock', version: '1', description: 'Every call that the game itself makes.' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await http.register(swaggerUi, { routePrefix: '/api/docs' });
}
