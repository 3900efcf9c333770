import { DEFAULT_PLAN } from '../game/round/round-plan.ts';
import { PRACTICE_CARDS } from '../game/premium/practice.ts';
import { NEW_PASSWORD } from '../server/testing/builders/accounts.ts';
import { OWN_PASSWORD } from '../server/testing/builders/deletion.ts';
import { LETTER } from '../server/testing/builders/mail.ts';
import { TERMS } from '../server/testing/builders/player-shows.ts';
import { requestsBy, type Request, type RequestBy } from './request.ts';
import { ofAccount, ofAdmins, ofDevices, ofPlayer, ofTwoFactor } from './requests-of-people.ts';
import type { Scene } from './scene.ts';

/** A request of every writing call, about the things of the scene. */
export function requestsOf(scene: Scene): readonly Request[] {
  const { anna, bert, operator, dora, clara, buyer, mare } = scene;
  const of = requestsBy;
  const [annas, berts] = [of(anna), of(bert)];
  const about = { id: mare };
  return [
    ...ofStable(scene, annas),
    annas('POST /api/horses/:id/equip-tack/:tackId', { id: mare, tackId: scene.saddle }),
    annas('POST /api/horses/:id/unequip-tack/:tackId', { id: mare, tackId: scene.bridle }),
    annas('POST /api/market/sell-tack', {}, { tackId: scene.saddle, price: 900 }),
    annas('POST /api/market/sell-tack', {}, { tackId: scene.bridle, price: 900 }),
    annas('POST /api/horses/:id/equip-tack/:tackId', { id: mare, tackId: scene.listedPiece }),
    annas('POST /api/market/sell-horse', {}, { horseId: mare, price: 3000 }),
    annas('POST /api/market/sell-horse', {}, { horseId: mare }),
    annas('POST /api/market/sell-horse', {}, { horseId: scene.listedHorse }),
    annas('POST /api/market/sell-horse', {}, { horseId: scene.runner }),
    annas('PUT /api/horses/:id/locked', about, { locked: true }),
    annas('PUT /api/horses/:id/locked', { id: scene.listedHorse }, { locked: true }),
    annas('POST /api/market/sell-inventory', {}, { itemType: 'monthly', quantity: 3 }),
    annas('POST /api/market/buy-rescue-horse', {}, { horseId: scene.rescue }),
    berts('POST /api/market/buy-rescue-horse', {}, { horseId: scene.rescue }),
    annas('PATCH /api/market/listings/:id', { id: scene.horseListing }, { price: 2900 }),
    annas('PATCH /api/market/listings/:id', { id: scene.tackListing }, { price: 950 }),
    annas('DELETE /api/market/listings/:id', { id: scene.horseListing }),
    annas('DELETE /api/market/listings/:id', { id: scene.tackListing }),
    berts('POST /api/marketplace/buy', {}, { listingId: scene.horseListing, price: 3000 }),
    berts('POST /api/marketplace/buy', {}, { listingId: scene.tackListing, price: 900 }),
    of(clara)('POST /api/marketplace/buy', {}, { listingId: scene.tackListing, price: 900 }),
    berts('POST /api/marketplace/buy', {}, { listingId: scene.otherListing, price: 1200 }),
    annas('POST /api/marketplace/buy', {}, { listingId: scene.otherListing, price: 1200 }),
    annas('POST /api/breeding/cover', {}, { mareId: mare, stallionId: scene.stallion }),
    annas('PUT /api/horses/:id/stud', { id: scene.stallion }, { fee: 20, note: 'Kind.' }),
    annas('DELETE /api/horses/:id/stud', { id: scene.annasStud }),
    annas('POST /api/horses/:id/request-vet', { id: scene.annasStud }, { service_type: 'gelding' }),
    annas('POST /api/market/sell-horse', {}, { horseId: scene.annasStud, price: 3000 }),
    annas('POST /api/studs/:id/requests', { id: scene.stud }, { mareId: mare, fee: 50 }),
    annas('POST /api/stud-requests/:id/accept', { id: scene.request }),
    annas('POST /api/stud-requests/:id/decline', { id: scene.request }),
    berts('POST /api/stud-requests/:id/withdraw', { id: scene.request }),
    berts('POST /api/market/sell-horse', {}, { horseId: scene.bertsMare, price: 3000 }),
    annas('POST /api/shows/create', {}, TERMS),
    annas('POST /api/shows/:id/enter', { id: scene.shows[0] }, { horse_id: scene.runner }),
    annas('POST /api/shows/:id/enter', { id: scene.playerShow }, { horse_id: scene.runner }),
    annas('POST /api/shows/bulk-enter', {}, { horse_id: scene.runner, show_ids: scene.shows }),
    annas('POST /api/shows/enter-each', {}, { entries: scene.each }),
    annas('PUT /api/shows/:id/followed', { id: scene.shows[0] }, { followed: true }),
    ...ofPlayer(scene, annas),
    annas('POST /api/messages', {}, { toUsername: bert.username, ...LETTER }),
    annas('PATCH /api/messages/:id/read', { id: scene.letter }),
    annas('DELETE /api/messages/:id', { id: scene.letter }),
    berts('DELETE /api/messages/:id', { id: scene.letter }),
    berts('DELETE /api/messages/:id', { id: scene.letterToBert }),
    berts('PUT /api/blocked-players/:id', { id: anna.id }),
    of(scene.rude)('PATCH /api/user/bio', {}, { bio: 'Be welcome.' }),
    ...ofAdmins(scene, of(operator)),
    ...ofAccount(scene, of(dora)),
    of(scene.newcomer)('POST /api/gate/take', {}, { token: scene.gate, nth: 0, horseName: 'Rowan' }),
    of(scene.newcomer)('POST /api/gate/take', {}, { token: scene.otherGate, nth: 1, horseName: 'Rowan' }),
    of(scene.leaver)('POST /api/gate/take', {}, { token: scene.gate, nth: 1, horseName: 'Duchess' }),
    of(undefined)('POST /api/auth/guest', {}, { token: scene.gate, nth: 2, horseName: 'Rowan' }),
    of(undefined)('POST /api/auth/guest', {}, { token: scene.otherGate, nth: 2, horseName: 'Rowan' }),
    of(scene.guest)(
      'POST /api/guest/keep',
      {},
      { username: 'Dora Dale', email: 'guest@example.org', password: NEW_PASSWORD },
    ),
    of(scene.newcomer)('POST /api/account/email/resend'),
    of(scene.newcomer)('PATCH /api/account/email', {}, { email: 'new.hill@example.org', ...OWN_PASSWORD }),
    of(scene.newcomer)('PUT /api/moderation/birth-year', {}, { birthYear: 1991 }),
    of(scene.newcomer)('PUT /api/moderation/birth-year', {}, { birthYear: 1992 }),
    ...ofTwoFactor(scene, of(scene.erik)),
    of(undefined)(
      'POST /api/auth/register',
      {},
      {
        username: 'Dora Dale',
        email: 'dora.dale@example.org',
        password: NEW_PASSWORD,
      },
    ),
    of(undefined)('POST /api/contact', {}, { name: 'Ada', email: 'ada@example.org', message: 'Hello!' }),
    of(scene.leaver)('POST /api/account/deletion/cancel'),
    of(scene.leaver)('POST /api/auth/logout'),
    ...ofDevices(scene, of(clara)),
    of(scene.third)('POST /api/devices/enter-code', {}, { code: scene.code }),
    of(scene.fresh)('POST /api/market/sell-horse', {}, { horseId: scene.claras, price: 2000 }),
    of(buyer)(
      'POST /api/payments/genetic-insight',
      {},
      { ...scene.order, paymentMethodId: PRACTICE_CARDS.succeeds },
    ),
    of(buyer)('POST /api/practice/intents/:id/confirm', { id: scene.intent }, { confirmed: true }),
    of(buyer)('POST /api/practice/checkouts/:id/finish', { id: scene.checkout }, { outcome: 'succeeds' }),
    of(buyer)('POST /api/subscription/create'),
    of(buyer)('POST /api/subscription/check-status'),
  ];
}

function ofStable(
  { mare, stallion, keepsake, feeding, round, offer, each, boxPrice }: Scene,
  annas: RequestBy,
): readonly Request[] {
  const about = { id: mare };
  return [
    annas('POST /api/horses/:id/use-feed', about, { feed_type: 'monthly' }),
    annas('POST /api/horses/:id/use-treat', about, { treat_type: 'sugar' }),
    annas('POST /api/horses/feed', {}, feeding),
    annas('POST /api/round', {}, { ...round, entries: each }),
    annas('POST /api/train/:id', about, { discipline: 'racing' }),
    annas('POST /api/train', {}, { horseIds: [mare, stallion], discipline: 'own', sessions: 'all' }),
    annas('POST /api/horses/:id/request-vet', about, { service_type: 'checkup' }),
    annas('POST /api/horses/request-vet', {}, { horseIds: [mare, stallion], service: 'vet_shots' }),
    annas('POST /api/horses/turn-out', {}, { horseIds: [mare, stallion] }),
    annas('POST /api/horses/bring-in', {}, { horseIds: [mare, stallion] }),
    annas('POST /api/horses/:id/put-back', about),
    annas('PATCH /api/horses/:id/name', about, { name: 'Iris' }),
    annas('PUT /api/horses/:id/genes-published', about, { published: false }),
    annas('POST /api/horses/:id/health-test', about),
    annas('POST /api/horses/:id/health-published', { id: stallion }),
    annas('PUT /api/horses/:id/box', about, { inBox: true }),
    annas('PUT /api/horses/:id/box', { id: stallion }, { inBox: true }),
    annas('PUT /api/horses/:id/style', about, { cosmetic: 'nameplate', item: 'oak', price: 600 }),
    annas('POST /api/magic-shop/use', {}, { item: 'whistle', horseId: mare }),
    annas('POST /api/payments/use-free-insight', {}, { horseId: mare }),
    annas(
      'POST /api/payments/genetic-insight',
      {},
      { horseId: mare, paymentMethodId: PRACTICE_CARDS.succeeds },
    ),
    annas('POST /api/stable/boxes', {}, { price: boxPrice }),
    annas('POST /api/inventory/buy-feed', {}, { feed_type: 'monthly', quantity: 1 }),
    annas('POST /api/inventory/buy-treats', {}, { treat_type: 'sugar', quantity: 1 }),
    annas('POST /api/materials/buy', {}, { material_type: 'glue', quantity: 1 }),
    annas('POST /api/tack/buy-store', {}, { tack_type: 'bridle' }),
    annas('POST /api/tack/craft', {}, { tack_type: 'saddle' }),
    annas(
      'POST /api/store/purchase',
      {},
      {
        storeHorseId: offer,
        horseName: 'Tigris',
        gender: 'stallion',
        discipline: 'halter',
      },
    ),
    annas('POST /api/goldsmith/salary'),
    annas('POST /api/horses/:id/keepsakes', about, { pastime: 'groom', place: 'yard' }),
    annas('DELETE /api/keepsakes/:id', { id: keepsake }),
    annas('PUT /api/guild', {}, { guild: 'trainer' }),
    annas('PUT /api/round/plan', {}, DEFAULT_PLAN),
  ];
}
