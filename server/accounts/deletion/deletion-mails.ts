import { DELETION_DAYS } from '../../../game/accounts/deletion.ts';
import { formatDay } from '../../http/format-until.ts';
import type { Mail } from '../../outgoing-mail/queue-mail.ts';
import type { Home } from '../homes/homes.ts';
import { CHOOSE_PASSWORD, type Owner } from '../owner-mail.ts';

type MailTo = Omit<Mail, 'to'>;

/** With a home in another realm, only the stable here goes. */
export const deletionRequestedMail =
  (deletesAt: Date, home: Home | undefined) =>
  ({ username }: Owner): MailTo =>
    home ? stableDeletionMail(username, deletesAt, home) : accountDeletionMail(username, deletesAt);

const accountDeletionMail = (username: string, deletesAt: Date): MailTo => ({
  kind: 'deletion requested',
  subject: 'Your account will be deleted',
  text: [
    `Hello ${username},`,
    `you asked us to delete your account at Fetlock. It will be deleted on ${formatDay(deletesAt)}, with everything in it. All other devices were signed out.`,
    `You may change your mind for ${DELETION_DAYS} days: log in and press “Keep my account”.`,
  ],
  button: { label: 'Log in', path: '/account' },
  after: [
    'Was this not you? Then somebody knows your password. Choose a new one under “Forgot password”, log in and keep your account.',
  ],
});

const stableDeletionMail = (username: string, deletesAt: Date, { name, address }: Home): MailTo => ({
  kind: 'deletion requested',
  subject: 'Your stable will be deleted',
  text: [
    `Hello ${username},`,
    `you asked us to delete this stable. It will be deleted on ${formatDay(deletesAt)}, with everything in it. Your account at ${name} and your other stables stay.`,
    `You may change your mind for ${DELETION_DAYS} days: log in at ${name} (${address}), come here from its account page, and press “Keep my stable”.`,
    `Was this not you? Then somebody knows your password. Choose a new one at ${name} and keep your stable.`,
  ],
});

export const PREMIUM_STAYS_CANCELLED =
  'Premium stays cancelled, and ends with the month you paid. You can resume it until then.';

export const deletionCancelledMail =
  (isPremium: boolean, home: Home | undefined) =>
  ({ username }: Owner): MailTo => {
    const what = home ? 'stable' : 'account';
    return {
      kind: 'deletion cancelled',
      subject: `Your ${what} stays`,
      text: [
        `Hello ${username},`,
        `your ${what} at Fetlock stays: nothing will be deleted. How good that you are still here!`,
        ...(isPremium ? [PREMIUM_STAYS_CANCELLED] : []),
        `Was this not you? Then somebody knows your password. Choose a new one${home ? ` at ${home.name}` : ''}.`,
      ],
      ...(!home && { button: CHOOSE_PASSWORD }),
    };
  };

export const accountDeletedMail =
  (home: Home | undefined) =>
  ({ username }: Pick<Owner, 'username'>): MailTo => ({
    kind: 'account deleted',
    subject: home ? 'Your stable was deleted' : 'Your account was deleted',
    text: [
      `Hello ${username},`,
      home
        ? `your stable was deleted today, as you asked us to. We have forgotten your name and your email in this realm. Your horses wait at the market for a new home. Your account at ${home.name} and your other stables stay.`
        : 'your account at Fetlock was deleted today, as you asked us to. We have forgotten your name, your email and your password. Your horses wait at the market for a new home.',
      home ? 'Thank you for having played here!' : 'This is our last letter. Thank you for having played!',
    ],
  });
