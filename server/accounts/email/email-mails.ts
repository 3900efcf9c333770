import type { Mail } from '../../outgoing-mail/queue-mail.ts';
import { CHOOSE_PASSWORD, type Owner } from '../owner-mail.ts';

type MailTo = Omit<Mail, 'to'>;

const link = (path: `/${string}`, token: string) => `${path}?token=${token}` as const;

export const CONFIRM_DAYS = 3;
export const UNDO_DAYS = 3;

export const confirmMail = (username: string, token: string): MailTo => ({
  kind: 'confirm email',
  subject: 'Please confirm your email',
  text: [
    `Hello ${username},`,
    'welcome to Fetlock! Please confirm that this address is yours. Until then you can play everything, but you cannot pay other players.',
  ],
  button: { label: 'Confirm this address', path: link('/confirm-email', token) },
  after: [
    `The link works once, for ${CONFIRM_DAYS} days.`,
    'You did not open a stable at Fetlock? Then do nothing: nobody can use your address without this link.',
  ],
});

/** Sent to the account that has the address; replies reveal this to nobody. */
export const addressInUseMail = (owner: Owner, username: string): MailTo => ({
  kind: 'address in use',
  subject: 'Your address was given for another stable',
  text: [
    `Hello ${owner.username},`,
    `the stable “${username}” at Fetlock gave this address as its own. It belongs to your stable “${owner.username}”, so the other one cannot confirm it.`,
    'Was it you, because you could not get in? Then choose a new password for your stable.',
  ],
  button: CHOOSE_PASSWORD,
  after: ['It was not you? Then do nothing: your stable is as safe as before.'],
});

export const confirmChangeMail = (username: string, token: string): MailTo => ({
  kind: 'confirm new email',
  subject: 'Please confirm your new email',
  text: [
    `Hello ${username},`,
    'you asked to use this address for your stable at Fetlock. It takes effect when you confirm it.',
  ],
  button: { label: 'Use this address', path: link('/confirm-email', token) },
  after: [`The link works once, for ${CONFIRM_DAYS} days. You did not ask for it? Then do nothing.`],
});

/** To the old address, before the change. */
export const emailChangeRequestedMail = ({ username }: Owner, token: string): MailTo => ({
  kind: 'email change requested',
  subject: 'Your email is about to change',
  text: [
    `Hello ${username},`,
    'somebody who knows your password asked to use another address for your stable at Fetlock. This happens as soon as the other address is confirmed.',
    'Was it you? Then do nothing. If not, keep this address: everybody is signed out, and we mail you a link to choose a new password.',
  ],
  button: { label: 'Keep this address', path: link('/keep-email', token) },
  after: [`The link works once, for ${UNDO_DAYS} days, also after the change.`],
});

/** To the old address, after the change. */
export const emailChangedMail = (username: string, token: string): MailTo => ({
  kind: 'email changed',
  subject: 'Your email was changed',
  text: [
    `Hello ${username},`,
    'your stable at Fetlock uses another address from now on. This is our last letter to the old one.',
    'Was it you? Then do nothing. If not, take your address back: everybody is signed out, and we mail you a link to choose a new password.',
  ],
  button: { label: 'Take my address back', path: link('/keep-email', token) },
  after: [`The link works once, for ${UNDO_DAYS} days.`],
});
