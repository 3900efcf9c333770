import type { Mail } from '../../outgoing-mail/queue-mail.ts';
import { CHOOSE_PASSWORD, NOT_YOU, type Owner } from '../owner-mail.ts';

export const RESET_MINUTES = 30;

export const resetMail = ({ username }: Pick<Owner, 'username'>, token: string): Omit<Mail, 'to'> => ({
  kind: 'reset password',
  subject: 'Choose a new password',
  text: [`Hello ${username},`, 'here you can choose a new password for your stable at Fetlock.'],
  button: { label: 'Choose a password', path: `/reset-password?token=${token}` },
  after: [
    `The link works once, for ${RESET_MINUTES} minutes. It signs out every device.`,
    'You did not ask for it? Then do nothing: your password stays as it is.',
  ],
});

/** One mail, however many accounts strangers opened with the address. */
export const resetOneOfMail = (
  accounts: readonly { readonly username: string; readonly token: string }[],
): Omit<Mail, 'to'> => ({
  kind: 'reset password',
  subject: 'Choose a new password',
  text: [
    'Hello,',
    'several stables at Fetlock gave this address. Here you can choose a new password for each of them:',
  ],
  links: accounts.map(({ username, token }) => ({
    label: username,
    path: `/reset-password?token=${token}` as const,
  })),
  after: [
    `Each link works once, for ${RESET_MINUTES} minutes. It signs out every device of that stable, and then the address belongs to it alone.`,
    'Is one of them not yours? Then leave it alone. You did not ask for this? Then do nothing: all passwords stay as they are.',
  ],
});

export const usernameMail = (usernames: readonly string[]): Omit<Mail, 'to'> => ({
  kind: 'forgot username',
  subject: usernames.length === 1 ? 'Your username' : 'Your usernames',
  text: [
    'Hello,',
    usernames.length === 1
      ? 'the stable at Fetlock with this address is named:'
      : 'the stables at Fetlock that gave this address are named:',
    usernames.join('\n'),
  ],
  button: { label: 'Log in', path: '/' },
  after: ['You log in with your email and your password. You did not ask for this? Then do nothing.'],
});

export const passwordChangedMail = ({ username }: Owner): Omit<Mail, 'to'> => ({
  kind: 'password changed',
  subject: 'Your password was changed',
  text: [
    `Hello ${username},`,
    'the password of your stable at Fetlock was changed, and all other devices were signed out.',
    NOT_YOU,
  ],
  button: CHOOSE_PASSWORD,
});
