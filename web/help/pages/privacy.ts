import { DELETION_DAYS } from '../../../game/accounts/deletion.ts';
import { CONTACT_RETENTION_DAYS } from '../../../game/contact/contact.ts';
import { TALK_FROM_AGE } from '../../../game/moderation/age.ts';
import type { Topic } from '../topic.ts';

const SESSION_DAYS = 180;
const UNUSED_DAYS = 30;

export const PRIVACY: readonly Topic[] = [
  {
    id: 'in-short',
    title: 'In short',
    blocks: [
      {
        list: [
          'We keep what the game needs, and nothing to sell or to follow you with.',
          'No trackers, no analytics of other companies, no advertising profiles.',
          'You can see, change, take with you and delete what is yours.',
        ],
      },
      '“We” are the people who run this server of Fetlock, and we are responsible for your data. Reach us through [Contact](/contact).',
    ],
  },
  {
    id: 'what-we-keep',
    title: 'What we keep, and why',
    blocks: [
      {
        table: 'What we keep',
        head: ['What', 'Why', 'How long'],
        rows: [
          [
            'Email address',
            'to sign in, and to reach you about your account',
            'until you delete your account',
          ],
          [
            'Username, picture, About My Stable, shop name',
            'others see them',
            'until you change or delete them',
          ],
          [
            'Password',
            'to sign in; only a hash, from which nobody can read it',
            'until you change it or delete your account',
          ],
          [
            'Year of birth',
            'to open chat and letters to those old enough; asked only then, and shown to nobody',
            'until you delete your account',
          ],
          [
            'What you do in the game',
            'it is the game: horses, shows, trades, every coin. Results and family trees stay, as they belong to other players’ horses too',
            'as long as the game; without your name once your account is deleted',
          ],
          [
            'Letters and messages',
            'so that they arrive',
            'until both sides delete them; without your name once your account is deleted',
          ],
          [
            'Devices',
            'name of browser and system, first and last visit: to protect you from thieves',
            'until you remove them or delete your account',
          ],
          [
            'Access tokens',
            'their names, what they may read and the day of their last use; only a hash of the token itself',
            'until they end, you revoke them or delete your account',
          ],
          [
            'Notifications',
            'where the company of your browser takes them for your device, if you turned them on',
            'until you turn them off or log out there',
          ],
          [
            'Network addresses',
            'to stop people who guess passwords or flood the game',
            'a few days at most to count wrong tries, and 180 days as a hash of the networks you signed in from; in logs only shortened',
          ],
          [
            'How fast pages are, and errors of the game in your browser',
            'to mend what is slow or broken; counted by page together with everybody’s, without your name, your horses or your address. Not if your browser asks not to be tracked (Do Not Track or Global Privacy Control)',
            'only as counts; of an error also a line of the log, which names nobody',
          ],
          [
            'Reports and decisions',
            'to keep the game kind',
            'until the account they are about is deleted; open ones about letters, chat and names of horses stay, without its name',
          ],
          ['Messages to us', 'to answer you', `${CONTACT_RETENTION_DAYS} days`],
          [
            'Mails to you',
            'so that they are sent',
            'until the mail server has taken them, three days at most',
          ],
          [
            'The secret of your two-factor app',
            'to check its codes, if you turned it on',
            'until you turn it off or delete your account',
          ],
          [
            'Payments',
            'that and when you paid, and the numbers under which Stripe knows you',
            'as long as tax law asks',
          ],
        ],
      },
      'We use it because the game cannot be played without it (our contract with you), because we have to keep it safe and fair (our legitimate interest), because the law asks it (payments), or because you agreed (year of birth). Where you agreed, you can take it back.',
    ],
  },
  {
    id: 'payments-by-stripe',
    title: 'Payments',
    blocks: [
      'Payments are made by Stripe, on Stripe’s page or in Stripe’s field. Your card number goes to Stripe and never touches our server. Stripe has its own [privacy policy](https://stripe.com/privacy). A server without an account at Stripe has a practice checkout that says so, and takes no money.',
    ],
  },
  {
    id: 'in-your-browser',
    title: 'In your browser',
    blocks: [
      'We set two cookies. One when you sign in: it tells us that we know this device. One when you register: it counts how many accounts this browser opened, and names none. Scripts cannot read them, and they last up to 400 days. Other sites never get them.',
      'The game also keeps in your browser: the token that keeps you signed in, the theme you chose, horses you looked at, notices you closed, letters and other texts that you have not sent yet, and receipts of shows and births so that you can check results. All of it is needed for what you asked for, so there is no banner to click away. Clearing the data of this site removes it.',
      `You are signed out after ${SESSION_DAYS} days, after ${UNUSED_DAYS} days without a visit, or when you log out.`,
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    blocks: [
      'Other players see your name, guild, level, horses, results and what you write for them. They never see your email, your year of birth or your devices.',
      'Should this server show advertisements of others, they stand in a closed frame that learns nothing about you. Members see none, and neither do younger players.',
      'Those who run the game see what they need for it. Besides them: the company that hosts our server, the one that carries our mails, Stripe if you pay, and the company of your browser if you turned notifications on (what they say is encrypted for your device). Some may be outside your country; we choose ones that are bound to protect your data as the law asks. We give data to authorities only if the law makes us.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    blocks: [
      {
        list: [
          '**See and take it.** [Your account](/account#data) saves everything that is yours as one file.',
          '**Correct it.** Change your name, email, picture and texts yourself; for the rest write to us.',
          `**Delete it.** Under [Delete account](/account#delete). It happens ${DELETION_DAYS} days later, so that you can change your mind, and [the help](/help#leaving) says what becomes of everything. If your account is suspended, write to us. Backups forget it within a few weeks.`,
          '**Object or limit.** [Write to us](/contact).',
          '**Complain** to the data protection authority of your country.',
        ],
      },
      'If you cannot reach your account, write to us from its email address. We answer within a month.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      `Younger players are welcome to play. Chat and letters open in the year in which a player turns ${TALK_FROM_AGE + 1}, and we ask nobody for a full name, address, phone number or school. Below the age at which your country lets you decide about your data yourself (13 to 16), ask a parent before you register.`,
      'Parents: write to us, and we will tell you what we keep about your child, or delete it.',
    ],
  },
  {
    id: 'safety-of-data',
    title: 'How we protect it',
    blocks: [
      'Connections are encrypted, passwords and tokens are stored as hashes, and a device that is new to your account has to wait before it can sell anything. If something goes wrong with your data all the same, we tell you and the authority as the law asks.',
    ],
  },
];
