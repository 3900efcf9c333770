import type { Mail } from '../../outgoing-mail/queue-mail.ts';
import { CHOOSE_PASSWORD, NOT_YOU, type Owner } from '../owner-mail.ts';

export const accessTokenMadeMail =
  (name: string) =>
  ({ username }: Owner): Omit<Mail, 'to'> => ({
    kind: 'access token made',
    subject: 'A new access token',
    text: [
      `Hello ${username},`,
      `a token named “${name}” was made for your stable at Fetlock. Programs that have it can read what you allowed, and change nothing.`,
      NOT_YOU,
    ],
    button: CHOOSE_PASSWORD,
  });
