import { HOUR, REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { TOKEN_DAYS } from '../../../game/accounts/access-tokens.ts';
import { DELETION_DAYS } from '../../../game/accounts/deletion.ts';
import { RECOVERY_CODES } from '../../../game/accounts/second-factor.ts';
import { USERNAME_LOCK_MONTHS } from '../../../game/accounts/username-lock.ts';
import { RETENTION_DAYS, MESSAGE_MAX } from '../../../game/chat/messages.ts';
import { MOST_WAITING, NEW_FOR_MS, PAID_AT_ONCE_MOST } from '../../../game/devices/devices.ts';
import { TALK_FROM_AGE } from '../../../game/moderation/age.ts';
import { MOST_REPORTS } from '../../../game/moderation/reports.ts';
import { LETTER_MAX } from '../../../game/mail/letters.ts';
import {
  BULK_SHOWS_MAX,
  INSIGHT_CENTS,
  LATE_PAYMENT_MS,
  PREMIUM_CENTS,
} from '../../../game/premium/premium.ts';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import type { Topic } from '../topic.ts';

const NEW_HOURS = NEW_FOR_MS / HOUR;

export const CHAT: Topic = {
  id: 'chat',
  title: 'Live Chat',
  alsoFoundBy: 'talk message room bubble online say',
  blocks: [
    `The speech bubble at the top opens Live Chat, where all players can read what you write: up to ${inDigits(MESSAGE_MAX)} characters, sent with Enter. A dot on the bubble says that somebody wrote since you looked.`,
    {
      list: [
        'Copy the address of a horse, a show or a listing into your message, and it becomes a card. Other addresses stay plain text.',
        'Somebody is unkind? Press the three dots beside the message to report it, or to block its writer.',
        'Never tell where you live, your school or your phone number.',
        'A message that could not be sent stays. Try again: it never arrives twice.',
        `Messages are kept for ${RETENTION_DAYS} days.`,
      ],
    },
  ],
};

export const MAIL: Topic = {
  id: 'mail',
  title: 'Letters',
  alsoFoundBy: 'mail message write player inbox send',
  blocks: [
    `In [Mail](/mail) you write letters of up to ${inDigits(LETTER_MAX)} characters to other players. Two letters of a name are enough to find somebody.`,
    {
      list: [
        'Attach a horse of yours, and your letter shows a card of her or him.',
        'Copy the address of any horse, show or listing into your letter, and it becomes a card too. Other addresses stay plain text: never type your password on another site.',
        'Deleting a letter takes it out of your mail. The other player keeps theirs.',
        'Nobody sees when you read a letter.',
      ],
    },
  ],
};

export const REPORTING: Topic = {
  id: 'reporting',
  title: 'Reporting and blocking',
  alsoFoundBy: 'report someone bully mean rude unkind block mute ban suspended safety scam',
  blocks: [
    `Is somebody unkind, rude, or asking for private things? Press **Report** beside the name, picture, text or letter. Say what is wrong, and a person looks at it. Nobody learns who reported. You can send ${counted(MOST_REPORTS, 'report')} a day.`,
    '**Block** a player on their page, and you see nothing of their chat and letters. Neither of you can write to the other or send stud requests. Whom you have blocked stands under [Safety](/account/safety).',
    'What was decided about you, and why, stands under Safety too. If you think it is wrong, [write to us](/contact).',
    '**Never tell anybody your password, your full name, your address or your school.** We will never ask for your password.',
    { heading: 'Who may write', id: 'talk-age' },
    `Chat and letters are for players older than ${TALK_FROM_AGE - 1}. Before your first letter we ask for the year you were born, once, and show it to nobody. As the year alone does not tell your birthday, they open for you in the year you turn ${TALK_FROM_AGE + 1}. Everything else is open to you.`,
  ],
};

export const ACCOUNT: Topic = {
  id: 'account',
  title: 'Your account',
  alsoFoundBy:
    'change name username email password forgot lost access token api program two-factor 2fa authenticator code log sign in out realm world server',
  blocks: [
    'On your [Account](/account) page you change your name, email and password, and see where you are signed in.',
    {
      list: [
        'Confirm your email by the link that we mail you. Until then you cannot pay other players.',
        `You can change your username once in ${USERNAME_LOCK_MONTHS} months.`,
        'Forgot something? [We mail you](/forgot) your username, or a link to choose a new password.',
        `Two-factor asks each sign-in for a code from an app on your phone. Keep the ${RECOVERY_CODES} recovery codes: each signs you in once if the phone is lost.`,
        `You write programs? An [access token](/account#tokens) lets one read what you choose for ${TOKEN_DAYS} days. It can change nothing, and it ends when your password changes.`,
        'Some games have several realms, each a world of its own. You log in at the one where you registered, and go to the others from its [Account](/account#realms) page.',
        'We never ask for your password in a letter or in chat.',
      ],
    },
  ],
};

export const OPEN_PAGES: Topic = {
  id: 'public-pages',
  title: 'Sharing, and a private stable',
  alsoFoundBy:
    'share link friend certificate print birth pedigree public visitor private hide privacy search google',
  blocks: [
    'Press **Share** on the page of any horse to send a link. Who opens it needs no account: they see the picture, pedigree, record and foals. Genes are never shown.',
    {
      list: [
        '**Certificate** is made to be printed, on one sheet of A4 across.',
        'Visitors see your stable too: your horses, what you bred and won, your picture and About My Stable.',
        'You do not want that? Turn on **My stable is private** on your [Account](/account#privacy) page. Links lead nowhere then, and searches forget your pages within days. Signed-in players still see them.',
      ],
    },
  ],
};

export const LEAVING: Topic = {
  id: 'leaving',
  title: 'Deleting your account',
  alsoFoundBy: 'delete remove close quit leave erase account forget me data gdpr',
  blocks: [
    `Under [Delete account](/account#delete) you can ask for it. Then you have ${DELETION_DAYS} days to change your mind: log in and press “Keep my account”. Until then you play as always.`,
    {
      list: [
        'Your horses go to the market as rescue horses. Put the ones you love on sale first, so that somebody chooses them.',
        'Coins, tack and feed are gone. What is on sale is taken off the market.',
        'Stud requests end, and whoever paid gets the fee back. Shows that you created run as announced.',
        'Letters and chat that others have stay with them. Your letters, results and foals show “Deleted player” and a number instead of your name.',
        'Premium is not renewed from the moment you ask. The rest of the month that you paid is not paid back. If you keep your account, you can resume premium.',
        'We forget your name, email, password, year of birth, picture and everything you wrote about yourself.',
      ],
    },
    'You can [save your data](/account#data) before. Afterwards nobody can bring the account back, not even we.',
  ],
};

export const NEW_DEVICES: Topic = {
  id: 'devices',
  title: 'New devices',
  alsoFoundBy: 'hacked stolen account thief wait 24 hours new phone computer hold cancel',
  blocks: [
    `If somebody ever guesses your password, they should not be able to sell your horses. So what a device that is new to your stable sells, gives away or pays to players waits ${NEW_HOURS} hours, and you can cancel it from a device you know, under [Your devices](/account/waiting), or by the link that we mail you. In that time the device cannot change your name, email, password or two-factor.`,
    `That goes for sales, stud offers and requests, new shows, and entry fees once more than ${inCoins(PAID_AT_ONCE_MOST)} would leave your stable for other players in a day. Up to ${MOST_WAITING} things can wait. Everything else works at once. A code from a device you know makes the new one known right away.`,
  ],
};

export const NEWS: Topic = {
  id: 'news',
  title: 'News and notifications',
  alsoFoundBy:
    'notification push bell alert install app phone home screen follow show topics great moment card popup birth scene',
  blocks: [
    'In [News](/news) you read what happened to your horses, shows, sales and letters. Turn off what you do not want to hear about.',
    {
      list: [
        'Press **Follow this show** on the page of any show to hear who won.',
        '**Great moments** come over the page: a birth, a first win, a new grade, a record, a level. Each comes once, and waits if you are away; any key closes it. The switch in News turns them off for this device.',
        '**Tell me when the game is closed** lets this device show foals, sales, stud requests, letters and shows you follow. Your browser asks you once. It ends when you log out there.',
        'You can install Fetlock from your browser’s menu (“Install” or “Add to Home Screen”). On an iPhone or iPad, notifications work only then.',
      ],
    },
  ],
};

const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

export const PREMIUM: Topic = {
  id: 'premium',
  title: 'Premium',
  alsoFoundBy: 'premium member subscription pay money card advertisement ads upgrade cost cancel refund',
  blocks: [
    `Fetlock is free. Premium costs ${dollars(PREMIUM_CENTS)} a month and is for comfort:`,
    {
      list: [
        'No advertisements.',
        'One free [Genetic Insight](#insight) with each month you pay. Those you have not used stay yours after premium ends.',
        `Enter up to ${BULK_SHOWS_MAX} shows with one press.`,
      ],
    },
    'Premium never makes a horse stronger: no coins, no luck, no talent, no better prices.',
    {
      list: [
        'Choose Premium at the top of any page. You pay on the page of our payment provider: your card’s number never reaches Fetlock.',
        'Cancel at any time. **Keep it** lets you stay a member until the paid day; **End it now** ends it at once, and no money comes back.',
        `If the next payment is late, you stay a member for ${LATE_PAYMENT_MS / REAL_MS_PER_DAY} more days. After that premium ends by itself.`,
        `Without premium you can see the genes of one of your horses for ${dollars(INSIGHT_CENTS)}.`,
      ],
    },
    'Ask a parent or guardian before you pay for anything.',
  ],
};

export const PROOF: Topic = {
  id: 'proof',
  title: 'How results are proved',
  alsoFoundBy: 'fair cheat rigged random luck verify seed hash proof',
  blocks: [
    'Luck is a part of every show, and nobody should be able to bend it. Each result page re-runs its show in your browser, by the server’s own rules, and tells you whether everything matches.',
    {
      steps: [
        '**Before anyone enters**, the seed of a show is fixed, and its fingerprint (a SHA-256 hash) stands on its page. A fingerprint cannot be turned back into the seed, and no other seed has it.',
        '**When you enter**, your browser adds 16 random bytes and keeps a receipt: the fingerprint and the terms it was shown (discipline, level, date, and the prize of a player show) and the bytes it sent.',
        '**When the show runs**, luck and house horses are drawn from the seed together with the list of all horses entered and the bytes sent for each (HMAC-SHA-256). Nothing else is in that list: no number that we could choose once we know your bytes.',
        '**Afterwards** the seed is public. Your browser checks that it has the fingerprint, draws everything again, computes every score, place and prize, and compares. With a receipt it also checks that fingerprint and terms are those from before, and the bytes are its own.',
      ],
    },
    '“Download the proof” on a result page gives you everything the check needs, so you can check it with a program of your own.',
    { heading: 'What it cannot prove', id: 'proof-limits' },
    {
      list: [
        'That the horses were as the page says when the show ran. Skill, tack, aptitude, level, happiness, grade and owner are stated by the server. Those of your own horses you can compare with what you know.',
        'That the server forgets what it knows. It knows the seed from the start, and with all the bytes could work out a show before it runs: it could refuse or lose an entry. An entry that fails for no reason is worth a question.',
        'That the list of entries holds nobody who was put there to change the draw. You see everyone in it, but not whether each is a player.',
        'Anything, without a receipt, about what was fixed beforehand. Receipts stay in the browser that entered, and are gone when its data is cleared.',
      ],
    },
  ],
};
