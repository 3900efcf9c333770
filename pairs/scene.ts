import type { TestApp, TestPlayer } from '../server/testing/app/test-app.ts';
import {
  aNewcomer,
  aToken,
  changeEmail,
  lastMail,
  resetLinkFor,
  tokenIn,
  turnOnTwoFactor,
} from '../server/testing/builders/accounts.ts';
import { aMare, aRequest, aStallion, aStud, makeFit } from '../server/testing/builders/breeding.ts';
import { requestDeletion } from '../server/testing/builders/deletion.ts';
import { codeFor, newDeviceOf, signIn, twoDevices, waitingFor } from '../server/testing/builders/devices.ts';
import { aCase, block, decide, operatorOf } from '../server/testing/builders/moderation.ts';
import { aWriter, sendLetter } from '../server/testing/builders/mail.ts';
import { BROWSER } from '../server/testing/builders/granted-calls.ts';
import { aGuest, gateToken } from '../server/testing/builders/gate.ts';
import { openUpload } from '../server/testing/builders/pictures.ts';
import { aShow } from '../server/testing/builders/player-shows.ts';
import { beginCheckout, giveInsights, intentOf, subscribe } from '../server/testing/builders/premium.ts';
import { roundOf } from '../server/testing/builders/round.ts';
import * as stable from '../server/testing/builders/stable.ts';
import { buyMaterialsFor, buyTack, equip, undress } from '../server/testing/builders/tack.ts';
import {
  aListing,
  aRescueHorse,
  aSellableHorse,
  aTackListing,
  sellHorse,
} from '../server/testing/builders/trade.ts';
import { PRACTICE_CARDS } from '../game/premium/practice.ts';

/** The starting state: with it every call can be granted. */
export type Scene = Awaited<ReturnType<typeof setScene>>;

export async function setScene(app: TestApp) {
  const people = await setPeople(app);
  const { anna, bert } = people;
  return {
    ...people,
    ...(await setStable(app, anna)),
    ...(await setTrade(app, people)),
    ...(await setShows(app, people)),
    ...(await setWriting(app, people)),
    ...(await setAccounts(app)),
    ...(await setDevices(app)),
    ...(await setPayments(app)),
    gate: await gateToken(app),
    otherGate: await gateToken(app),
    guest: await aGuest(app),
    push: await subscribeToPush(anna),
    upload: await openUpload(anna),
    letterToBert: await sendLetter(anna, bert),
  };
}

export const peopleOf = (scene: Scene): ReadonlySet<string> =>
  new Set(
    Object.values(scene).flatMap((thing) =>
      typeof thing === 'object' && thing !== null && 'username' in thing ? [thing.id] : [],
    ),
  );

async function subscribeToPush(player: TestPlayer): Promise<string> {
  await player.call('PUT /api/push', { body: BROWSER });
  const { body } = await player.call('GET /api/push');
  return body.devices[0]?.id ?? '';
}

async function setPeople(app: TestApp) {
  const [anna, bert] = [await aWriter(app), await aWriter(app)];
  for (const player of [anna, bert]) {
    await stable.leaveCoins(app, player, 60_000, 60_000);
    await app.db.updateTable('players').set({ level: 20 }).where('id', '=', player.id).execute();
  }
  await subscribe(anna);
  await giveInsights(app, anna, 3);
  return { anna, bert, operator: await operatorOf(app) };
}

type People = Awaited<ReturnType<typeof setPeople>>;

/** Most calls about a stable use this mare. */
async function setStable(app: TestApp, anna: TestPlayer) {
  const mare = await aMare(app, anna);
  const change = { level: 5, happiness: 500_000, grade: 'silver' as const, prizelessStarts: 10 };
  await stable.changeHorse(app.db, mare, change);
  const stallion = await aStallion(app, anna, { name: 'Comet' });
  await anna.call('POST /api/horses/:id/health-test', { params: { id: stallion } });
  await undress(anna, mare);
  const [saddle, bridle] = [await buyTack(anna, 'saddle'), await buyTack(anna, 'bridle')];
  await equip(anna, mare, bridle);
  await stable.buyFeed(anna, 'monthly', 3);
  await stable.buyTreats(anna, 'sugar', 3);
  await buyMaterialsFor(anna, 'saddle');
  await anna.call('POST /api/stable/boxes', { body: { price: 1000 } });
  const { body: boxes } = await anna.call('GET /api/stable/boxes');
  const offers = await anna.call('GET /api/store/horses', { query: { breedId: 'knabstrupper' } });
  const offer = offers.body.tiers[0]?.horses[0]?.storeHorseId;
  const feeding = await stable.feedingOf(anna, [mare]);
  const round = await roundOf(anna, [mare]);
  const kept = await anna.call('POST /api/horses/:id/keepsakes', {
    params: { id: mare },
    body: { pastime: 'photograph', place: 'meadow' },
  });
  const keepsake = kept.body.keepsake.id;
  return { mare, stallion, keepsake, saddle, bridle, offer, feeding, round, boxPrice: boxes.nextPrice };
}

async function setTrade(app: TestApp, { anna, bert }: People) {
  const seller = await aWriter(app);
  await stable.leaveCoins(app, seller, 60_000);
  const listedHorse = await aSellableHorse(app, anna, 'Lark');
  await sellHorse(anna, listedHorse, 3000);
  const { body } = await anna.call('GET /api/horses/:id', { params: { id: listedHorse } });
  const tackListing = await aTackListing(anna, 900);
  const { body: pieces } = await anna.call('GET /api/tack/my-tack');
  const listedPiece = pieces.find(({ listingId }) => listingId === tackListing)?.id ?? '';
  const otherListing = await aListing(seller, 1200);
  const rescue = await aRescueHorse(app, seller, 'Wren');
  const stud = await aStud(app, bert, { fee: 50 });
  const bertsMare = await aMare(app, bert);
  const annasStud = await aStud(app, anna, { fee: 50, name: 'Ash' });
  const request = await aRequest(bert, bertsMare, annasStud, 50);
  return {
    listedHorse,
    horseListing: body.listingId ?? '',
    tackListing,
    listedPiece,
    otherListing,
    rescue,
    stud,
    bertsMare,
    annasStud,
    request,
  };
}

async function setShows(app: TestApp, { anna, bert }: People) {
  const runner = await stable.aFedHorse(anna, { name: 'Swift', feed: 'monthly' });
  await makeFit(app, runner);
  const ran = await stable.enterNext(anna, runner, 1);
  await app.pass(3600);
  const bertsShow = await aShow(bert, { show_type: 'dressage' });
  const { body: open } = await anna.call('GET /api/shows', { query: { createdBy: bert.id } });
  const { body: ended } = await anna.call('GET /api/shows/my-entries', { query: { status: 'completed' } });
  const shows = await stable.nextShows(anna, runner, 3);
  return {
    runner,
    ran,
    entry: ended[0]?.id,
    shows,
    playerShow: open[0]?.id ?? bertsShow,
    each: await stable.nextShowOfEach(anna, [runner]),
  };
}

async function setWriting(app: TestApp, { anna, bert, operator }: People) {
  const letter = await sendLetter(bert, anna);
  const rude = await aWriter(app);
  const caseId = await aCase(app, rude);
  const other = await aWriter(app);
  const decision = await decide(app, await aCase(app, other, 'Go away, I say.'), 'remove');
  const blocked = await aWriter(app);
  await block(anna, blocked.id);
  await operator.call('PUT /api/admin/words', { body: { list: 'refuse', word: 'glorp' } });
  await app.call('POST /api/contact', { body: { name: 'Ada', email: 'ada@example.org', message: 'Hello!' } });
  const [contact] = await app.db.selectFrom('contact_messages').select('id').execute();
  return { letter, rude, caseId, decision, blocked: blocked.id, contact: contact?.id };
}

async function setAccounts(app: TestApp) {
  const dora = await app.newPlayer();
  await changeEmail(dora, 'dora.hill@example.org');
  const undoEmail = tokenIn(await lastMail(app, dora.email));
  const confirm = tokenIn(await lastMail(app, 'dora.hill@example.org'));
  const reset = await resetLinkFor(app, dora.email);
  const access = (await aToken(dora)).id;
  const newcomer = await aNewcomer(app);
  const erik = await app.newPlayer();
  const { recoveryCodes } = await turnOnTwoFactor(erik);
  const leaver = await app.newPlayer();
  await requestDeletion(leaver);
  return { dora, undoEmail, confirm, reset, access, newcomer, erik, recoveryCodes, leaver };
}

async function setDevices(app: TestApp) {
  const clara = await aWriter(app);
  await stable.leaveCoins(app, clara, 20_000);
  const { known, fresh } = await twoDevices(app, clara);
  const sold = await aSellableHorse(app, clara);
  await sellHorse(fresh, sold);
  const [waiting] = await waitingFor(known);
  const code = await codeFor(known);
  const cancelLink = tokenIn(await lastMail(app, clara.email, 'Something waits from a new device'));
  const { player: third } = await signIn(app, clara);
  const device = (await newDeviceOf(known)).id;
  return { clara: known, fresh, third, claras: sold, waiting: waiting?.id, code, cancelLink, device };
}

async function setPayments(app: TestApp) {
  const buyer = await app.newPlayer();
  const seen = await stable.aHorse(buyer);
  const order = { horseId: seen, paymentMethodId: PRACTICE_CARDS.confirm };
  const intent = await intentOf(buyer, order);
  const checkout = await beginCheckout(buyer);
  return { buyer, seen, order, intent, checkout };
}
