import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { receiveEvent, type Receiving } from './receive-event.ts';

export const WEBHOOK_PATH = '/api/payments/webhook';

const MOST_BYTES = 512 * 1024;

/** Not part of the contract: the payment provider calls it. The signature is over the bytes as sent. */
export async function receiveEventsOn(
  http: FastifyInstance,
  receiving: Receiving,
  clock: Pick<Clock, 'now'>,
): Promise<void> {
  await http.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    hooks.post(WEBHOOK_PATH, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers;
      const { body } = request;
      const event =
        Buffer.isBuffer(body) && typeof signature === 'string'
          ? await receiving.provider.readEvent(body, signature)
          : undefined;
      if (!event) {
        return reply.code(400).send({ code: 'BAD_SIGNATURE', message: 'The signature does not fit.' });
      }
      await receiveEvent(receiving, clock.now(), event);
      return { received: true };
    });
  });
}
