import type { CallShape } from '../../contract/call.ts';
import { CONTRACT } from '../../contract/contract.ts';
import { NEXT_SHOW, NOWHERE, type Asking, type RefusalCases, type Stage } from './refusal-case.ts';
import { aPicture, openUpload, sendPicture } from './pictures.ts';
import { MOST_IN_QUEUE } from '../profile/picture-queue.ts';
import { MOST_UPLOADS } from '../profile/uploads.ts';
import { buyTreats, changeHorse, leaveCoins } from './stable.ts';
import type { TestPlayer } from './test-app.ts';

async function aPlayerWith({ app }: Stage, coins: number): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await leaveCoins(app, player, coins);
  return player;
}

const purchase = (storeHorseId: string | undefined) => ({
  body: { storeHorseId, horseName: 'Late', gender: 'mare', discipline: 'racing' },
});

/** Somebody sends this and asks for it as the profile picture. */
const pictureOf =
  (bytes: () => Promise<Buffer> | Buffer) =>
  async ({ app }: Stage): Promise<Asking> => {
    const by = await app.newPlayer();
    const profilePictureURL = await openUpload(by);
    await sendPicture(app, profilePictureURL, await bytes());
    return { by, sent: { body: { profilePictureURL } } };
  };

/** Lets pictures of others wait until the returned function is called. */
function fillQueue({ app }: Stage): () => Promise<void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const waiting = Array.from({ length: MOST_IN_QUEUE }, (_, nth) =>
    app.pictureQueue.run(`waiting ${nth}`, () => opened),
  );
  return async () => {
    open();
    await Promise.all(waiting);
  };
}

const aStep = (id: string) => ({ params: { id } });

/** Somebody registers with a password that is too easy to guess. */
const registeringWith = (password: string) => async (): Promise<Asking> => ({
  sent: { body: { username: 'Ada Lovelace', email: 'ada.l@example.org', password } },
});

/** Every refusal of accounts, purse, store, market, care, profile and first steps. */
export const REFUSALS: RefusalCases = {
  'POST /api/auth/register 409 USERNAME_TAKEN': [
    'The username pLAYER-# is taken. Please choose another.',
    async ({ anna }) => {
      const username = anna.username.replace('Player ', 'pLAYER-');
      return { sent: { body: { username, email: 'new@example.org', password: 'bran mash 7' } } };
    },
  ],
  'POST /api/auth/register 409 USERNAME_LOOKS_TAKEN': [
    'The username PIayer # looks too much like one that is taken. Please choose another.',
    async ({ anna }) => {
      const username = anna.username.replace('Player', 'PIayer');
      return { sent: { body: { username, email: 'new@example.org', password: 'bran mash 7' } } };
    },
  ],
  'POST /api/auth/register 409 USERNAME_RESERVED': [
    'The username Fetlock Staff could be mistaken for the people who run Fetlock. Please choose another.',
    async () => ({
      sent: { body: { username: 'Fetlock Staff', email: 'new@example.org', password: 'bran mash 7' } },
    }),
  ],
  'POST /api/auth/register 409 EMAIL_TAKEN': [
    'There is an account with this email already. Log in instead?',
    async ({ anna }) => {
      const email = anna.email.toUpperCase();
      return { sent: { body: { username: 'Somebody new', email, password: 'bran mash 7' } } };
    },
  ],
  'POST /api/auth/register 400 PASSWORD_BLANK': [
    'A password needs more than spaces.',
    registeringWith('      '),
  ],
  'POST /api/auth/register 400 PASSWORD_IS_USERNAME': [
    'Your password cannot be your username.',
    registeringWith('adalovelace'),
  ],
  'POST /api/auth/register 400 PASSWORD_IS_EMAIL': [
    'Your password cannot be your email.',
    registeringWith('Ada.L@Example.org'),
  ],
  'POST /api/auth/register 400 PASSWORD_COMMON': [
    'That is one of the 10,000 most common passwords. Please choose another.',
    registeringWith('Dragon'),
  ],
  'POST /api/auth/login 401 WRONG_CREDENTIALS': [
    'Email or password is wrong.',
    async ({ anna }) => ({ sent: { body: { email: anna.email, password: 'wrong horse' } } }),
  ],
  'GET /api/store/horses 404 BREED_NOT_FOUND': [
    'There is no such breed.',
    async ({ anna }) => ({ by: anna, sent: { query: { breedId: 'constructor' } } }),
  ],
  'POST /api/store/purchase 409 OFFER_GONE': [
    'That horse has just been sold. Another has taken its place.',
    async ({ anna }) => ({ by: anna, sent: purchase(NOWHERE) }),
  ],
  'POST /api/store/purchase 409 NOT_ENOUGH_COINS': [
    'You need # coins to buy this horse; you have 1,199.',
    async (stage) => {
      const by = await aPlayerWith(stage, 1199);
      const { body } = await by.call('GET /api/store/horses', { query: { breedId: 'hanoverian' } });
      return { by, sent: purchase(body.tiers[0]?.horses[0]?.storeHorseId) };
    },
  ],
  'POST /api/inventory/buy-feed 409 NOT_ENOUGH_COINS': [
    'You need 2,500 coins to buy 1 Biennial feed; you have 2,499.',
    async (stage) => ({
      by: await aPlayerWith(stage, 2499),
      sent: { body: { feed_type: 'biennially', quantity: 1 } },
    }),
  ],
  'POST /api/inventory/buy-treats 409 NOT_ENOUGH_COINS': [
    'You need 60 coins to buy 3 Sugar; you have 0.',
    async (stage) => ({
      by: await aPlayerWith(stage, 0),
      sent: { body: { treat_type: 'sugar', quantity: 3 } },
    }),
  ],
  'POST /api/horses/:id/use-feed 409 NO_FEED': [
    'You have no annual feed left. Purchase feed from the Market first.',
    async ({ anna, juniper }) => ({
      by: anna,
      sent: { params: { id: juniper }, body: { feed_type: 'annually' } },
    }),
  ],
  'POST /api/horses/:id/use-treat 409 NO_TREAT': [
    'You have no carrots left. Purchase treats from the Market first.',
    async ({ app, anna, juniper }) => {
      await changeHorse(app.db, juniper, { happiness: 500_000 });
      return { by: anna, sent: { params: { id: juniper }, body: { treat_type: 'carrots' } } };
    },
  ],
  'POST /api/horses/:id/use-treat 409 HORSE_CONTENT': [
    'Juniper is as happy as can be: the treat stays with you.',
    async ({ app, anna, juniper }) => {
      await changeHorse(app.db, juniper, { happiness: 1_000_000 });
      await buyTreats(anna, 'sugar');
      return { by: anna, sent: { params: { id: juniper }, body: { treat_type: 'sugar' } } };
    },
  ],
  'POST /api/goldsmith/salary 409 SALARY_COLLECTED': [
    "You have collected today's salary. The next one waits from midnight UTC.",
    async ({ anna }) => {
      await anna.call('POST /api/goldsmith/salary');
      return { by: anna, sent: {} };
    },
  ],
  'PUT /api/profile-picture/uploads/:id 404 UPLOAD_NOT_FOUND': [
    'This upload has run out, was used already, or is not yours. Please choose the picture again.',
    async () => ({ sent: { params: { id: 'a'.repeat(43) } } }),
  ],
  'PUT /api/profile-picture 404 UPLOAD_NOT_FOUND': [
    'This upload has run out, was used already, or is not yours. Please choose the picture again.',
    async (stage) => ({ ...(await pictureOf(aPicture)(stage)), by: stage.anna }),
  ],
  'PUT /api/profile-picture 409 PICTURE_NOT_SENT': [
    'The picture itself has not arrived. Please choose it again.',
    async ({ anna }) => ({ by: anna, sent: { body: { profilePictureURL: await openUpload(anna) } } }),
  ],
  'PUT /api/profile-picture 400 NOT_A_PICTURE': [
    'That file is no picture that can be shown. Please choose a JPEG, PNG, WebP, GIF or AVIF.',
    pictureOf(() => Buffer.from('GIF89a, or so it says')),
  ],
  'PUT /api/profile-picture 400 PICTURE_TOO_LARGE': [
    'That picture has too many pixels: at most # million. Please choose a smaller one.',
    pictureOf(() => aPicture({ width: 4001, height: 4000 })),
  ],
  'PUT /api/profile-picture 503 PICTURES_BUSY': [
    'Many players are changing their pictures right now. Please try again in # seconds.',
    async (stage) => ({ ...(await pictureOf(aPicture)(stage)), mend: fillQueue(stage) }),
  ],
  'POST /api/profile-picture/upload 429 TOO_MANY_UPLOADS': [
    'You have uploaded # pictures within an hour. Please try again in # min.',
    async ({ app }) => {
      const by = await app.newPlayer();
      for (let nth = 0; nth < MOST_UPLOADS; nth++) await openUpload(by);
      return { by, sent: {} };
    },
  ],
  'POST /api/first-steps/:id/collect 409 STEP_NOT_DONE': [
    'Into the ring is not done yet: 0 of 5.',
    async ({ app }) => ({ by: await app.newPlayer(), sent: aStep('five_starts') }),
  ],
  'POST /api/first-steps/:id/collect 409 STEP_COLLECTED': [
    'You have collected the reward for A horse of your own already.',
    async ({ anna }) => {
      await anna.call('POST /api/first-steps/:id/collect', aStep('first_horse'));
      return { by: anna, sent: aStep('first_horse') };
    },
  ],
  'POST /api/first-steps/why 404 NO_RESULT': [
    'You have no such result.',
    ({ anna }) => Promise.resolve({ by: anna, sent: { body: { entry_id: NOWHERE } } }),
  ],
  'POST /api/first-steps/:id/collect 409 STEPS_SKIPPED': [
    'You have skipped the first steps.',
    async ({ app }) => {
      const by = await app.newPlayer();
      await by.call('POST /api/first-steps/skip');
      return { by, sent: aStep('first_horse') };
    },
  ],
};

const OF_SHOWS = /\/shows|\/entries/;

/** Every call about one horse refuses a horse that does not exist, and one that is another's. */
export const OTHERS_HORSES: RefusalCases = Object.fromEntries(
  CONTRACT.filter(({ refusals }) => 'NOT_YOUR_HORSE' in refusals).flatMap((call) => {
    const route = `${call.method} ${call.path}`;
    const sentence = OF_SHOWS.test(route) ? 'Horse not found' : 'This horse does not exist in your stable.';
    return [
      [
        `${route} 404 HORSE_NOT_FOUND`,
        [sentence, async ({ anna }: Stage) => ({ by: anna, sent: aboutHorse(call, NOWHERE) })],
      ],
      [
        `${route} 403 NOT_YOUR_HORSE`,
        [sentence, async ({ anna, bertsHorse }: Stage) => ({ by: anna, sent: aboutHorse(call, bertsHorse) })],
      ],
    ];
  }),
);

/** What would do, were it one's own horse. */
function aboutHorse({ path }: CallShape, horse_id: string) {
  const body = {
    horse_id,
    name: 'Mine',
    feed_type: 'monthly',
    treat_type: 'sugar',
    service_type: 'checkup',
    discipline: 'dressage',
    mareId: horse_id,
    stallionId: horse_id,
    fee: 0,
    horseId: horse_id,
    published: true,
  };
  const id = path.startsWith('/api/shows/') ? NEXT_SHOW : horse_id;
  return {
    params: { id, tackId: NOWHERE },
    query: { horse_id, mare_id: horse_id, stallion_id: horse_id },
    body,
  };
}
