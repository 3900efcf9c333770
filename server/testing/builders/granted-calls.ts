import { PRACTICE_CARDS } from '../../../game/premium/practice.ts';
import {
  aNewcomer,
  changeEmail,
  codesOf,
  lastMail,
  NEW_PASSWORD,
  aToken,
  tokenIn,
  turnOnTwoFactor,
} from './accounts.ts';
import { aCase, decide, operatorOf, sayBirthYear } from './moderation.ts';
import { say } from './chat.ts';
import { aWriter, LETTER, sendLetter } from './mail.ts';
import { aMare, aStallion, aStud } from './breeding.ts';
import { codeFor, newDeviceOf, signIn, twoDevices, waitingFor } from './devices.ts';
import { beginCheckout, intentOf } from './premium.ts';
import { TERMS } from './player-shows.ts';
import { aHorse, buyFeed, leaveCoins, nextShowOfEach, nextShows } from './stable.ts';
import { buyMaterialsFor, buyTack, undress } from './tack.ts';
import { aListing, aSellableHorse, sellHorse } from './trade.ts';
import { TEST_PASSWORD, type Route, type TestApp, type TestPlayer } from '../app/test-app.ts';

/** The call must succeed. `by` replaces the default token. */
export type Grant = (route: Route, sent?: Parameters<TestApp['call']>[1], by?: string) => Promise<void>;

export async function grantPlayerPages(grant: Grant, { id }: TestPlayer): Promise<void> {
  await grant('GET /api/players/:id', { params: { id } });
  await grant('GET /api/players/:id/horses', { params: { id } });
  await grant('GET /api/players/:id/album', { params: { id } });
  await grant('GET /api/public/players/:id', { params: { id } });
  await grant('GET /api/album/wish');
  await grant('PUT /api/album/wish', { body: { colour: 'perlino' } });
}

export async function grantBreeding(grant: Grant, app: TestApp, anna: TestPlayer): Promise<void> {
  const bert = await app.newPlayer();
  await leaveCoins(app, anna, 20_000, 20_000);
  await leaveCoins(app, bert, 20_000);
  const [mare, other] = [await aMare(app, anna), await aMare(app, anna)];
  const [stallion, stud] = [await aStallion(app, anna), await aStud(app, bert, { fee: 50 })];
  const query = { mareId: mare, stallionId: stud };
  const studRequest = { params: { id: stud }, body: { mareId: mare, fee: 50 } };
  const params = { id: stallion };
  await grant('GET /api/breeding/preview', { query });
  await grant('GET /api/horses/:id/mates', { params: { id: mare }, query: { colour: 'bay' } });
  await grant('POST /api/breeding/cover', { body: { mareId: other, stallionId: stallion } });
  await grant('GET /api/horses/:id/breeding', { params: { id: other } });
  await grant('PUT /api/horses/:id/stud', { params, body: { fee: 20, note: 'Kind.' } });
  await grant('DELETE /api/horses/:id/stud', { params });
  for (const [how, by] of [
    ['withdraw', anna],
    ['decline', bert],
    ['accept', bert],
  ] as const) {
    await grant('POST /api/studs/:id/requests', studRequest);
    await grant('GET /api/stud-requests', { query: { box: 'sent' } });
    const { body: sent } = await anna.call('GET /api/stud-requests', { query: { box: 'sent' } });
    await grant(`POST /api/stud-requests/:id/${how}`, { params: { id: sent[0]?.id ?? '' } }, by.token);
  }
}

/** `horse` is Anna's, without pending entries. */
export async function grantTack(grant: Grant, app: TestApp, anna: TestPlayer, horse: string): Promise<void> {
  await leaveCoins(app, anna, 20_000);
  await undress(anna, horse);
  await grant('GET /api/materials');
  await grant('POST /api/materials/buy', { body: { material_type: 'glue', quantity: 1 } });
  await grant('POST /api/tack/buy-store', { body: { tack_type: 'bridle' } });
  await buyMaterialsFor(anna, 'saddle');
  await grant('POST /api/tack/craft', { body: { tack_type: 'saddle' } });
  await grant('GET /api/tack');
  await grant('GET /api/tack/my-tack');
  const { body: tack } = await anna.call('GET /api/tack/my-tack');
  const params = { id: horse, tackId: tack[0]?.id ?? '' };
  await grant('POST /api/horses/:id/equip-tack/:tackId', { params });
  await grant('POST /api/horses/:id/unequip-tack/:tackId', { params });
}

export async function grantPlayerShows(
  grant: Grant,
  app: TestApp,
  anna: TestPlayer,
  horse: string,
): Promise<void> {
  await leaveCoins(app, anna, 20_000, 1_000);
  await grantPremium(grant, app, anna);
  await grant('POST /api/shows/create', { body: TERMS });
  const { body: own } = await anna.call('GET /api/shows', { query: { createdBy: 'me' } });
  const show_ids = own.map(({ id }) => id);
  await grant('POST /api/shows/bulk-enter', { body: { horse_id: horse, show_ids } });
  await grant('GET /api/shows/next', { query: { horseIds: horse } });
  await grant('POST /api/shows/enter-each', { body: { entries: await nextShowOfEach(anna, [horse]) } });
}

export async function grantTrade(grant: Grant, app: TestApp, anna: TestPlayer): Promise<void> {
  await leaveCoins(app, anna, 20_000);
  await buyFeed(anna, 'monthly');
  const [seller, buyer] = [await app.newPlayer(), await app.newPlayer()];
  const [sold, listed] = [await aSellableHorse(app, anna), await aHorse(anna)];
  await grant('POST /api/market/sell-horse', { body: { horseId: sold } });
  await grant('GET /api/market/rescue-horses');
  await grant('GET /api/market/rescue-horses/count');
  await grant('POST /api/market/buy-rescue-horse', { body: { horseId: sold } });
  const tackId = await buyTack(anna, 'bridle');
  await grant('POST /api/market/sell-tack', { body: { tackId, price: 800 } });
  await grant('POST /api/market/sell-inventory', { body: { itemType: 'monthly', quantity: 1 } });
  await anna.call('POST /api/market/sell-horse', { body: { horseId: listed, price: 3000 } });
  const { body } = await anna.call('GET /api/horses/:id', { params: { id: listed } });
  const params = { id: body.listingId };
  await grant('PATCH /api/market/listings/:id', { params, body: { price: 2900 } });
  await grant('DELETE /api/market/listings/:id', { params });
  const listingId = await aListing(seller, 1200);
  await grant('GET /api/marketplace/listings');
  await grant('GET /api/marketplace/listings/:id', { params: { id: listingId } });
  await grant('POST /api/marketplace/buy', { body: { listingId, price: 1200 } }, buyer.token);
  await grant('GET /api/marketplace/prices', { query: { breed: 'arabian' } });
  await grant('GET /api/marketplace/counts');
  await grant('GET /api/marketplace/my-sales');
  await grant('PATCH /api/user/shop-name', { body: { shopName: 'Birchwater Yard' } });
  await grant('PUT /api/horses/:id/locked', { params: { id: listed }, body: { locked: true } });
  for (const what of ['players', 'horses', 'tack', 'shops', 'counts'] as const)
    await grant(`GET /api/search/${what}`);
}

export async function grantMail(grant: Grant, app: TestApp, anna: TestPlayer): Promise<void> {
  const ben = await aWriter(app);
  await sayBirthYear(anna, 1990);
  const id = await sendLetter(ben, anna);
  await grant('POST /api/messages', { body: { toUsername: ben.username, ...LETTER } });
  for (const what of ['inbox', 'sent', 'unread-count'] as const) await grant(`GET /api/messages/${what}`);
  await grant('GET /api/messages/:id', { params: { id } });
  await grant('PATCH /api/messages/:id/read', { params: { id } });
  await grant('DELETE /api/messages/:id', { params: { id } });
  await grant('GET /api/users/search', { query: { q: ben.username.slice(0, 3) } });
}

async function grantPremium(grant: Grant, app: TestApp, anna: TestPlayer): Promise<void> {
  await grant('GET /api/payments/way');
  await grant('GET /api/advertisements');
  await grant('POST /api/subscription/check-status');
  await grant('POST /api/subscription/create');
  const id = await beginCheckout(anna);
  await grant('GET /api/practice/checkouts/:id', { params: { id } });
  await grant('POST /api/practice/checkouts/:id/finish', { params: { id }, body: { outcome: 'succeeds' } });
  await grant('POST /api/subscription/cancel', { body: { atPeriodEnd: true } });
  await grant('POST /api/subscription/resume');
  await grant('POST /api/practice/happenings', { body: { what: 'refuse_renewal' } });
  const buyer = await app.newPlayer();
  const order = { horseId: await aHorse(buyer), paymentMethodId: PRACTICE_CARDS.confirm };
  await grant('POST /api/payments/genetic-insight', { body: order }, buyer.token);
  const params = { id: await intentOf(buyer, order) };
  const body = { confirmed: true };
  await grant('POST /api/practice/intents/:id/confirm', { params, body }, buyer.token);
  await grant('GET /api/payments');
}

/** Anna has said her age. */
export async function grantChat(grant: Grant, app: TestApp): Promise<void> {
  await say(app, await aWriter(app));
  await grant('POST /api/chat/messages', { body: { message: 'Hello!' } });
  for (const what of ['messages', 'has-new', 'online-count'] as const) await grant(`GET /api/chat/${what}`);
  await grant('POST /api/chat/mark-read');
  await grant('POST /api/user/activity');
}

/** A push service that exists nowhere. */
export const NO_PUSH = { services: ['push.invalid'], agentOptions: {}, retryMs: [] };

/** A key of RFC 8291, section 5. */
export const BROWSER = {
  endpoint: 'https://push.invalid/send',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** The app must have `NO_PUSH`. */
export async function grantNews(grant: Grant, app: TestApp): Promise<void> {
  await grant('GET /api/news');
  await grant('GET /api/news/since-last-visit');
  await grant('GET /api/news/state');
  await grant('POST /api/news/read');
  await grant('PUT /api/news/topics-off', { body: { topicsOff: ['studs'] } });
  const dora = await app.newPlayer();
  const [show = ''] = await nextShows(dora, await aHorse(dora), 1);
  const params = { id: show };
  await grant('PUT /api/shows/:id/followed', { params, body: { followed: true } }, dora.token);
  await grant('GET /api/shows/:id/followed', { params }, dora.token);
  await grant('PUT /api/push', { body: BROWSER }, dora.token);
  await grant('GET /api/push', {}, dora.token);
  const { body } = await dora.call('GET /api/push');
  await grant('DELETE /api/push/:id', { params: { id: body.devices[0]?.id ?? '' } }, dora.token);
}

export async function grantDevices(grant: Grant, app: TestApp): Promise<void> {
  const clara = await app.newPlayer();
  await leaveCoins(app, clara, 20_000);
  const { known, fresh } = await twoDevices(app, clara);
  await sellHorse(fresh, await aSellableHorse(app, clara));
  await grant('GET /api/devices', {}, known.token);
  await grant('GET /api/waiting-calls', {}, known.token);
  const [call] = await waitingFor(known);
  await grant('POST /api/waiting-calls/:id/cancel', { params: { id: call?.id } }, known.token);
  await grant('POST /api/devices/code', {}, known.token);
  const { id } = await newDeviceOf(known);
  await grant('POST /api/devices/:id/notice', { params: { id } }, known.token);
  const code = await codeFor(known);
  const { player: other } = await signIn(app, clara);
  await grant('POST /api/devices/enter-code', { body: { code } }, other.token);
  await grant('POST /api/devices/:id/sign-out', { params: { id } }, known.token);
}

export async function grantModeration(grant: Grant, app: TestApp, anna: TestPlayer): Promise<void> {
  const [bert, { token }] = [await app.newPlayer(), await operatorOf(app)];
  const params = { id: bert.id };
  await grant('PUT /api/moderation/birth-year', { body: { birthYear: 2000 } });
  await grant('GET /api/moderation');
  await grant('PUT /api/blocked-players/:id', { params });
  await grant('GET /api/blocked-players');
  await grant('DELETE /api/blocked-players/:id', { params });
  await grant('POST /api/reports', { body: { kind: 'username', id: bert.id, reason: 'other' } });
  const caseId = await aCase(app, anna);
  await grant('GET /api/admin', {}, token);
  await grant('GET /api/admin/cases', {}, token);
  await grant('GET /api/admin/cases/:id', { params: { id: caseId } }, token);
  const body = { action: 'dismiss', why: 'Fine.' };
  await grant('POST /api/admin/cases/:id/decide', { params: { id: caseId }, body }, token);
  await grant('GET /api/admin/decisions', {}, token);
  const decision = await decide(app, caseId, 'remove');
  await grant(
    'POST /api/admin/decisions/:id/undo',
    { params: { id: decision }, body: { why: 'No.' } },
    token,
  );
  await grant('PUT /api/admin/words', { body: { list: 'refuse', word: 'glorp' } }, token);
  await grant('GET /api/admin/words', { query: { list: 'refuse' } }, token);
  await grant('DELETE /api/admin/words/:word', { params: { word: 'glorp' } }, token);
  await grant('PUT /api/admin/slow-mode', { body: { seconds: 5 } }, token);
  await grant('GET /api/admin/spending', {}, token);
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello!' };
  await grant('POST /api/contact', { body: message });
  await grant('GET /api/admin/contact', {}, token);
  const [sent] = await app.db.selectFrom('contact_messages').select('id').execute();
  await grant('PUT /api/admin/contact/:id', { params: { id: sent?.id }, body: { handled: true } }, token);
}

export async function grantAccount(grant: Grant, app: TestApp): Promise<void> {
  const dora = await app.newPlayer();
  const by = dora.token;
  const own = { currentPassword: TEST_PASSWORD };
  await grant('GET /api/account', {}, by);
  await grant('PATCH /api/account/username', { body: { username: 'Dora Dale' } }, by);
  const emails = ['dora.dale@example.org', 'dora.hill@example.org'] as const;
  await grant('PATCH /api/account/email', { body: { email: emails[0], ...own } }, by);
  await grant('POST /api/account/email/cancel', {}, by);
  await changeEmail(dora, emails[1]);
  const undoToken = tokenIn(await lastMail(app, dora.email));
  const confirm = tokenIn(await lastMail(app, emails[1]));
  await grant('POST /api/account/confirm-email', { body: { token: confirm } });
  await grant('POST /api/account/undo-email', { body: { token: undoToken } });
  await grant('POST /api/auth/forgot-username', { body: { email: dora.email } });
  await grant('POST /api/auth/forgot-password', { body: { email: dora.email } });
  const token = tokenIn(await lastMail(app, dora.email, 'Choose a new password'));
  await grant('POST /api/auth/reset-password', { body: { token, newPassword: NEW_PASSWORD } });

  const erik = await app.newPlayer();
  const { nextCode, recoveryCodes } = await turnOnTwoFactor(erik);
  const renewal = { ...own, code: recoveryCodes[0] };
  await grant('POST /api/account/two-factor/recovery-codes', { body: renewal }, erik.token);
  const off = { ...own, code: nextCode() };
  await grant('POST /api/account/two-factor/turn-off', { body: off }, erik.token);
  await grant('POST /api/account/two-factor/begin', { body: own }, erik.token);
  await grant('POST /api/devices/sign-out-others', {}, erik.token);
  await grant('PATCH /api/account/password', { body: { ...own, newPassword: NEW_PASSWORD } }, erik.token);

  const fritz = await app.newPlayer();
  const { body: begun } = await fritz.call('POST /api/account/two-factor/begin', { body: own });
  const code = codesOf(begun.setupKey)();
  await grant('POST /api/account/two-factor/turn-on', { body: { code } }, fritz.token);
  await grant('POST /api/account/email/resend', {}, (await aNewcomer(app)).token);

  const ida = await app.newPlayer();
  const body = { name: 'My tool', scopes: ['horses'], ...own };
  await grant('POST /api/account/access-tokens', { body }, ida.token);
  await grant('GET /api/account/access-tokens', {}, ida.token);
  const { id } = await aToken(ida);
  await grant('DELETE /api/account/access-tokens/:id', { params: { id } }, ida.token);
  await grant('POST /api/account/export', { body: own }, ida.token);
  await grant('POST /api/account/deletion', { body: own }, ida.token);
  await grant('POST /api/account/deletion/cancel', {}, ida.token);

  const hanna = await app.newPlayer();
  const { fresh } = await twoDevices(app, hanna);
  await leaveCoins(app, hanna, 20_000);
  await sellHorse(fresh, await aSellableHorse(app, hanna));
  const cancel = tokenIn(await lastMail(app, hanna.email, 'Something waits from a new device'));
  await grant('POST /api/waiting-calls/cancel-by-link', { body: { token: cancel } });
}
