import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_REFUSALS, type CallShape, type Page, type Sheet } from '../../../contract/call.ts';
import { CHANGE_IDS, CHANGED_TOPICS } from '../../../contract/live.ts';
import { isRefusal, type Refusal } from '../../../game/refusal.ts';
import { MOST_CHANGES, type News } from '../../db/news.ts';
import { Repeated } from '../idempotency/answer-once.ts';
import { sendRefusal, sentenceFor } from '../refusing/refusal-reply.ts';
import { sendSheet } from '../send-sheet.ts';
import { WaitingAnswer } from '../waiting-calls.ts';

export const refuseInput = (reply: FastifyReply, { refused, details }: Refusal) =>
  sendRefusal(reply, refused, COMMON_REFUSALS.INVALID_INPUT, details);

/** Sends the answer of a call, and names its changes from `news`. */
export function answerWith(
  call: CallShape,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  news?: News,
): FastifyReply | Promise<FastifyReply> {
  if (answer instanceof Repeated) return resend(reply, answer);
  nameChanges(reply, news);
  if (answer instanceof WaitingAnswer) return reply.code(202).send(answer.reply);
  if (isRefusal(answer))
    return sendRefusal(reply, answer.refused, sentenceFor(call, answer.refused), answer.details);
  if (call.sheet) return sendSheet(reply, answer as Sheet);
  return call.paged ? sendPage(request, reply, answer as Page<unknown>) : reply.send(answer);
}

function resend(reply: FastifyReply, { answer: { status, body }, topics }: Repeated): FastifyReply {
  if (topics.length > 0) reply.header(CHANGED_TOPICS, topics.join(', '));
  return reply.code(status).header('idempotent-replayed', 'true').send(body);
}

/** Names what the call changed for its player (`contract/live.ts`). */
function nameChanges(reply: FastifyReply, news: News | undefined): void {
  const topics = [...(news?.topics ?? [])];
  if (topics.length === 0) return;
  reply.header(CHANGED_TOPICS, topics.join(', '));
  const ids = [...(news?.changes ?? [])].slice(0, MOST_CHANGES);
  if (ids.length > 0) reply.header(CHANGE_IDS, ids.join(', '));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { items, next }: Page<unknown>) {
  if (next) {
    // A request may name any host in its address.
    const [path, search] = request.url.replace(/^\w+:\/\/[^/]*/, '').split('?');
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(next)) query.set(name, value);
    reply.header('link', `<${path}?${query.toString()}>; rel="next"`);
  }
  return reply.send(items);
}
