import { COMMON_REFUSALS, type Answer, type CallShape } from '../../contract/call.ts';
import type { Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { callSchema } from './call-schema.ts';
import { receive } from './call/receive.ts';
import { answerWith } from './call/reply.ts';
import { anyHandler, type Request } from './call/request.ts';
import { configOf, type ServeOptions, type Server } from './call/route.ts';
import { sendRefusal } from './refusing/refusal-reply.ts';

type FileCall = CallShape & { readonly file: { readonly mostBytes: number } };

interface FileHandlers<C extends FileCall> {
  /** Runs before reading the file, so refused uploads cost nothing. */
  readonly admit: (db: Db, request: Request<C>) => Promise<Refusal<keyof C['refusals'] & string> | undefined>;
  readonly take: (db: Db, request: Request<C>, bytes: Buffer) => Promise<Answer<C>>;
}

export type ServeFile = <C extends FileCall>(
  call: C,
  handlers: FileHandlers<C>,
  options?: ServeOptions,
) => Promise<void>;

export function serveFileOn({ http, serveWith }: Server): ServeFile {
  const { db } = serveWith;
  return async <C extends FileCall>(
    call: C,
    { admit, take }: FileHandlers<C>,
    options: ServeOptions = {},
  ): Promise<void> => {
    const admitting = anyHandler(admit);
    const taking = anyHandler((bytes: Buffer, request: Request<C>) => take(db, request, bytes));
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
          const received = await receive(call, request, reply, serveWith);
          if (!received) return reply;
          const refusal = await admitting.handle(db, received.request());
          return refusal ? answerWith(call, request, reply, refusal) : body;
        },
        handler: async (request, reply) => {
          const received = await receive(call, request, reply, serveWith);
          if (!received) return reply;
          if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
            const problem = 'That file is empty.';
            return sendRefusal(reply, 'INVALID_INPUT', COMMON_REFUSALS.INVALID_INPUT, { problem });
          }
          return answerWith(call, request, reply, await taking.handle(request.body, received.request()));
        },
      });
    });
  };
}
