import type { Mail } from '../../outgoing-mail/queue-mail.ts';
import { CHOOSE_PASSWORD, NOT_YOU, type Owner } from '../owner-mail.ts';

type MailFor = (owner: Owner) => Omit<Mail, 'to'>;

const about =
  (kind: string, subject: string, sentence: string): MailFor =>
  ({ username }) => ({
    kind,
    subject,
    text: [`Hello ${username},`, sentence, NOT_YOU],
    button: CHOOSE_PASSWORD,
  });

export const twoFactorOnMail = about(
  'two-factor on',
  'Two-factor is on',
  'from now on, each sign-in to your stable at Fetlock asks for a code from your authenticator app. Keep your recovery codes in a safe place.',
);

export const twoFactorOffMail = about(
  'two-factor off',
  'Two-factor is off',
  'signing in to your stable at Fetlock asks for your password only from now on.',
);

export const newCodesMail = about(
  'new recovery codes',
  'You have new recovery codes',
  'new recovery codes were made for your stable at Fetlock. The old ones no longer work.',
);

export const codeUsedMail = (left: number): MailFor =>
  about(
    'recovery code used',
    'A recovery code was used',
    `a recovery code was used for your stable at Fetlock. Codes left: ${left}. You can make new ones on your Account page.`,
  );

export const wrongCodesMail = about(
  'wrong codes',
  'Somebody has your password',
  'somebody typed the right password of your stable at Fetlock several times, but no right code. Two-factor kept them out.',
);
