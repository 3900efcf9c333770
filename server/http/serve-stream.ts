import type { ServerResponse } from 'node:http';
import type { CallShape } from '../../contract/call.ts';
import { callSchema } from './call-schema.ts';
import { receive } from './call/receive.ts';
import { anyHandler, type Request } from './call/request.ts';
import { configOf, type Server } from './call/route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly stream?: true;
  }
}

/** `open` gets the response after its headers. */
export type ServeStream = <C extends CallShape & { readonly stream: true }>(
  call: C,
  open: (request: Request<C>, out: ServerResponse) => void,
) => void;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must not cache, compress or buffer.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
} as const;

export function serveStreamOn({ http, serveWith }: Server): ServeStream {
  return <C extends CallShape>(call: C, open: (request: Request<C>, out: ServerResponse) => void) => {
    const handler = anyHandler(async (out: ServerResponse, request: Request<C>) => open(request, out));
    http.route({
      method: call.method,
      url: call.path,
      schema: callSchema(call),
      config: { ...configOf(call, {}), stream: true },
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const received = await receive(call, request, reply, serveWith);
        if (!received) return reply;
        const out = reply.headers(HEADERS).hijack().raw;
        // A closed response emits no further `close` event.
        if (out.destroyed) return reply;
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) out.setHeader(name, value);
        }
        out.writeHead(200);
        await handler.handle(out, received.request());
        return reply;
      },
    });
  };
}
