import { HOUR } from '../../../game/game-time.ts';
import { NEW_FOR_MS } from '../../../game/devices/devices.ts';
import { TALK_FROM_AGE } from '../../../game/moderation/age.ts';
import type { Topic } from '../topic.ts';

export const TERMS: readonly Topic[] = [
  {
    id: 'agreement',
    title: 'What this is',
    blocks: [
      'These are the rules between you and the people who run this server of Fetlock (“we”). By registering you agree to them. If you are not old enough in your country to agree to such rules yourself, please read them with a parent, and register only if they say yes.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    blocks: [
      {
        list: [
          'One person, one stable. Do not open more of them to send coins or horses to yourself.',
          'Keep your password to yourself. What happens with it is up to you; we never ask for it.',
          `To protect you, some things wait ${NEW_FOR_MS / HOUR} hours on a new device.`,
          'You may [delete your account](/account#delete) at any time.',
        ],
      },
    ],
  },
  {
    id: 'being-kind',
    title: 'Being kind',
    blocks: [
      'Names, pictures and texts are seen by many young players. Not allowed:',
      {
        list: [
          'hurting, threatening or mocking people, and hate of any kind',
          'sexual content, and anything illegal',
          'other people’s private things: names, addresses, photos',
          'asking anybody for a password, or pretending to be us',
          'advertising, and selling anything of the game for real money',
        ],
      },
      `Chat and letters are for players older than ${TALK_FROM_AGE - 1}.`,
      'If somebody breaks this, we may remove the text, mute or suspend the account. You are told why, on the page Safety, and can ask us to look again through [Contact](/contact). Another of us decides then, if there is one.',
    ],
  },
  {
    id: 'fair-play',
    title: 'Fair play',
    blocks: [
      'Do not use mistakes of the game for your gain: tell us about them. Programs may read the game through its open calls; they may not play it for you. Do not try to break in or to slow the game down for others.',
      'Found a hole? Tell us first through [Contact](/contact), give us time to mend it, and we will thank you and take no action against you.',
    ],
  },
  {
    id: 'your-texts',
    title: 'What you write and upload',
    blocks: [
      'It stays yours. You allow us to store it and show it in the game, for as long as it is there. Upload only what you made yourself or may use.',
    ],
  },
  {
    id: 'horses-and-coins',
    title: 'Horses and coins',
    blocks: [
      'Horses, coins and everything else are part of the game. They have no value in money, cannot be paid out, and you do not own them as you own a thing. We may change rules and prices to keep the game fair; big changes are told beforehand.',
    ],
  },
  {
    id: 'payments',
    title: 'Premium and payments',
    blocks: [
      'The price stands beside the button, before you pay. Premium renews each month until you cancel. You can cancel under Premium at any time: at once, or at the end of the month you have paid. If you are under 18, ask whoever pays first.',
      'In many countries you may withdraw within 14 days. If you want the benefits at once, you agree that they begin at once; we still give your money back if you ask within 14 days and have not used the free Genetic Insight.',
      'If we end your account without a good reason, or close the game, we return what you paid for time that is left.',
    ],
  },
  {
    id: 'no-guarantee',
    title: 'What we cannot promise',
    blocks: [
      'We do our best to keep the game running and safe, and we make backups. Still it may be down, have mistakes or end one day. We are liable without limit for what we do on purpose or by gross negligence, and for harm to life and health; otherwise only for what such a game must not fail in, and for what could be foreseen. Your rights as a consumer stay as your law gives them.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and law',
    blocks: [
      'If we change these rules, the date above changes, and we tell you in the game at least 14 days before. If you do not agree, you can delete your account. The law of the country in which we run the game applies, and the protection that the law of your own country gives you.',
    ],
  },
];
