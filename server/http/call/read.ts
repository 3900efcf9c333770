import type { CallShape } from '../../../contract/call.ts';
import type { Db } from '../../db/connection.ts';
import { answerWith } from './reply.ts';
import type { AnyHandler } from './request.ts';
import { routeOn, type ServeOptions, type Server } from './route.ts';

export interface ReadOptions extends ServeOptions {
  /** Reads things of others, which may be some seconds old: the replica may serve it (decision 69). */
  readonly mayLag?: true;
}

export function serveRead(
  server: Server,
  call: CallShape,
  handler: AnyHandler<Db>,
  { mayLag, ...options }: ReadOptions,
): void {
  const { db, replica } = server.serveWith;
  routeOn(server, call, options, async (received, request, reply) => {
    const read = (on: Db) => handler.handle(on, received.request());
    const answer = mayLag && replica ? replica.read(received.player?.id, read) : read(db);
    return answerWith(call, request, reply, await answer);
  });
}
