import { createHash } from 'node:crypto';
import {
  CONTACT_RETENTION_DAYS,
  MOST_MESSAGES_OF_EMAIL,
  MOST_MESSAGES_OF_NETWORK,
} from '../../game/contact/contact.ts';
import { REAL_MS_PER_DAY, utcDay } from '../../game/game-time.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { NETWORKS_PER_SITE, siteOf } from '../http/limits/visitor-address.ts';
import { OPERATOR, queueMail } from '../outgoing-mail/queue-mail.ts';
import {
  countMessage,
  countOpenMessages,
  deleteOldCounts,
  deleteOldMessages,
  insertMessage,
} from './contact-queries.ts';

const MOST_MESSAGES_OF_SITE = MOST_MESSAGES_OF_NETWORK * NETWORKS_PER_SITE;

interface Sent {
  readonly sendId: string;
  readonly network: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/**
 * docs/rules/people.md#contact. Mailed to the operator too. Each message locks the rows of its counters, so they are
 * exact.
 */
export async function writeToUs(
  tx: Tx,
  now: Date,
  { sendId, network, ...message }: Sent,
): Promise<Refusal<'TOO_MANY_MESSAGES'> | undefined> {
  const day = utcDay(now);
  const site = siteOf(network);
  await deleteOldMessages.run(tx, {
    before: new Date(now.getTime() - CONTACT_RETENTION_DAYS * REAL_MS_PER_DAY),
  });
  const stored = await insertMessage.first(tx, { id: newId(now), ...message, sendId, now });
  if (!stored) return undefined;
  await deleteOldCounts.run(tx, { day });
  const counters = [
    { who: hashOf(`email ${message.email.toLowerCase()}`), most: MOST_MESSAGES_OF_EMAIL },
    { who: hashOf(`network ${network}`), most: MOST_MESSAGES_OF_NETWORK },
    ...(site === undefined ? [] : [{ who: hashOf(`network ${site}`), most: MOST_MESSAGES_OF_SITE }]),
  ];
  for (const { who, most } of counters) {
    const count = await countMessage.first(tx, { who, day });
    if (!count || count.messages > most) return refuse('TOO_MANY_MESSAGES', { most });
  }
  await queueMail(tx, now, {
    kind: 'contact message',
    to: OPERATOR,
    replyTo: message.email,
    subject: `Message from ${message.name}`,
    text: message.message.split(/\n{2,}/),
    button: { label: 'Open the admin desk', path: '/admin?part=messages' },
    after: [`${message.name} wrote this on the contact page. Your answer goes to ${message.email}.`],
  });
  return undefined;
}

/** At most 1,000. */
export async function readOpenMessages(db: Db): Promise<number> {
  return (await countOpenMessages.first(db))?.open ?? 0;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
