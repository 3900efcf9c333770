import { CHOOSE_PASSWORD, NOT_YOU, type Owner } from '../accounts/owner-mail.ts';
import type { Mail } from '../outgoing-mail/queue-mail.ts';

type MailFor = (owner: Owner) => Omit<Mail, 'to'>;

export const newDeviceMail =
  (name: string): MailFor =>
  ({ username }) => ({
    kind: 'new device',
    subject: 'A new device signed in',
    text: [
      `Hello ${username},`,
      `somebody signed in to your stable at Fetlock from a device that it does not know: ${name}. What this device sells or pays to players in its first 24 hours waits a day.`,
      NOT_YOU,
    ],
    button: CHOOSE_PASSWORD,
    after: ['Was it you? Then do nothing.'],
  });

interface WaitingMailDetails {
  readonly sentence: string;
  readonly deviceName: string;
  readonly token: string;
  readonly isLast: boolean;
}

export const waitingMail =
  ({ sentence, deviceName, token, isLast }: WaitingMailDetails): MailFor =>
  ({ username }) => ({
    kind: 'something waits',
    subject: 'Something waits from a new device',
    text: [
      `Hello ${username},`,
      `${deviceName}, a device that is new to your stable, asked for this: ${sentence}. It is done in 24 hours.`,
      'Was it not you? Cancel it here: no need to log in.',
    ],
    button: { label: 'Look and cancel', path: `/cancel-waiting?token=${token}` },
    after: [
      'The link works once, until it is done.',
      ...(isLast
        ? ['This is our last letter of this kind today. The link also cancels everything else.']
        : []),
    ],
  });
