import { DELETION_DAYS } from '../../../game/accounts/deletion.ts';
import { dayWords } from '../../http/until-words.ts';
import type { Mail } from '../../outgoing-mail/queue-mail.ts';
import { CHOOSE_PASSWORD, type Owner } from '../owner-mail.ts';

type MailTo = Omit<Mail, 'to'>;

export const deletionAskedMail =
  (deletesAt: Date) =>
  ({ username }: Owner): MailTo => ({
    kind: 'deletion asked',
    subject: 'Your account will be deleted',
    text: [
      `Hello ${username},`,
      `you asked us to delete your account at Fetlock. It will be deleted on ${dayWords(deletesAt)}, with everything in it. All other devices were signed out.`,
      `You may change your mind for ${DELETION_DAYS} days: log in and press “Keep my account”.`,
    ],
    button: { words: 'Log in', path: '/account' },
    after: [
      'Was this not you? Then somebody knows your password. Choose a new one under “Forgot password”, log in and keep your account.',
    ],
  });

export const PREMIUM_STAYS_CANCELLED =
  'Premium stays cancelled, and ends with the month you paid. You can resume it until then.';

export const accountKeptMail =
  (isPremium: boolean) =>
  ({ username }: Owner): MailTo => ({
    kind: 'account kept',
    subject: 'Your account stays',
    text: [
      `Hello ${username},`,
      'your account at Fetlock stays: nothing will be deleted. How good that you are still here!',
      ...(isPremium ? [PREMIUM_STAYS_CANCELLED] : []),
      'Was this not you? Then somebody knows your password. Choose a new one.',
    ],
    button: CHOOSE_PASSWORD,
  });

export const accountDeletedMail = ({ username }: Pick<Owner, 'username'>): MailTo => ({
  kind: 'account deleted',
  subject: 'Your account was deleted',
  text: [
    `Hello ${username},`,
    'your account at Fetlock was deleted today, as you asked us to. We have forgotten your name, your email and your password. Your horses wait at the market for a new home.',
    'This is our last letter. Thank you for having played!',
  ],
});
