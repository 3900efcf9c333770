import type { FastifyInstance } from 'fastify';
import { COMMON_REFUSALS, type Answer, type CallShape } from '../../contract/call.ts';
import { type Refusal } from '../../game/refusal.ts';
import { callSchema } from './call-schema.ts';
import { sendRefusal } from './refusing/refusal-reply.ts';
import { answerWith, configOf, receive, type Request, type ServeOptions, type ServeWith } from './serve.ts';

type FileCall = CallShape & { readonly file: { readonly mostBytes: number } };

interface FileHandlers<C extends FileCall> {
  /** Runs before reading the file, so refused uploads cost nothing. */
  readonly admit: (request: Request<C>) => Promise<Refusal<keyof C['refusals'] & string> | undefined>;
  readonly take: (request: Request<C>, bytes: Buffer) => Promise<Answer<C>>;
}

export type ServeFile = <C extends FileCall>(
  call: C,
  handlers: FileHandlers<C>,
  options?: ServeOptions,
) => Promise<void>;

export function serveFileOn(http: FastifyInstance, serveWith: ServeWith): ServeFile {
  return async (call, { admit, take }, options = {}) => {
    await http.register(async (files) => {
      files.removeAllContentTypeParsers();
      files.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
      files.route({
        method: call.method,
        url: call.path,
        bodyLimit: call.file.mostBytes,
        schema: callSchema(call),
        config: configOf(call, options),
        // After the rate limit, before the body.
        preParsing: async (request, reply, body) => {
          const asked = await receive(call, request, reply, serveWith);
          if (!asked) return reply;
          const refusal = await admit(asked);
          return refusal ? answerWith(call, request, reply, refusal) : body;
        },
        handler: async (request, reply) => {
          const asked = await receive(call, request, reply, serveWith);
          if (!asked) return reply;
          if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
            const problem = 'That file is empty.';
            return sendRefusal(reply, 'INVALID_INPUT', COMMON_REFUSALS.INVALID_INPUT, { problem });
          }
          return answerWith(call, request, reply, await take(asked, request.body));
        },
      });
    });
  };
}
