import type { App, AppOptions } from './app-options.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { recoveryRoutes } from './accounts/recovery/recovery-routes.ts';
import { recoveryWork } from './accounts/recovery/recover.ts';
import { settingsRoutes } from './accounts/settings-routes.ts';
import { openSignInGuard } from './accounts/sign-in-guard.ts';
import { findSession, openSessionsAmong } from './accounts/sessions.ts';
import { breedingRoutes } from './breeding/breeding-routes.ts';
import { expireRequestsWork } from './breeding/stud/stud-request.ts';
import { foalingWork } from './breeding/births/foal-mares.ts';
import { careRoutes } from './care/care-routes.ts';
import { studSentences } from './breeding/stud/stud-sentences.ts';
import { studRoutes } from './breeding/stud/stud-routes.ts';
import { vetWork } from './care/vet-work.ts';
import { openChat } from './chat/open-chat.ts';
import {
  reportSubjects,
  WHEN_BORN,
  WHEN_GELDED,
  WHEN_PLACED,
  WHEN_SECURED,
  WHEN_SUSPENDED,
  WHEN_WAITING,
} from './between-features.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { isOnNewDevice, seeDeviceOf } from './devices/devices.ts';
import { openWaiting } from './devices/run-waiting.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { startDueWork, type DueWork } from './clock/due-work.ts';
import { clockRoutes } from './clock/clock-routes.ts';
import { openSireCache } from './breeding/mates/sire-cache.ts';
import { isOutage } from './db/errors.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { economyRoutes } from './economy/economy-routes.ts';
import { firstStepRoutes } from './first-steps/first-step-routes.ts';
import { guildWorkRoutes } from './guild-work/guild-work-routes.ts';
import { labRoutes } from './lab/lab-routes.ts';
import { boxRoutes } from './horses/boxes/box-routes.ts';
import { horseRoutes } from './horses/horse-routes.ts';
import { insightRoutes } from './horses/genetics/insight-routes.ts';
import { openCallCounts } from './http/limits/call-counts.ts';
import { documentOn } from './http/files/docs.ts';
import { limitCallsOn } from './http/limits/limit-calls.ts';
import { serveMetricsOn } from './http/operating/metrics.ts';
import { observeOn } from './http/operating/observe.ts';
import { vitalsRoutes } from './http/operating/vitals.ts';
import { forgetAnswersWork } from './http/once/forget-answers.ts';
import { openPageRoutes } from './open-pages/open-routes.ts';
import { servePagesToVisitors } from './open-pages/serve-visitors.ts';
import { openPedigreeCache } from './horses/pedigree-cache.ts';
import { openHttp } from './http/open-http.ts';
import { serveBatchOn } from './http/serve-batch.ts';
import { serveFileOn } from './http/serve-file.ts';
import { serveStreamOn } from './http/serve-stream.ts';
import { serveOn, type ServeWith } from './http/serve.ts';
import { bearerToken } from './http/player-session.ts';
import { serveSecurityTextOn } from './http/files/security-txt.ts';
import { serveUploadsOn } from './http/files/uploads.ts';
import { inventoryRoutes } from './inventory/inventory-routes.ts';
import { kindnessRoutes } from './kindness/kindness-routes.ts';
import { openOperators } from './kindness/operators.ts';
import { ledgerRoutes } from './ledger/ledger-routes.ts';
import { countPlacingsWork } from './leaderboards/count-standings.ts';
import { leaderboardRoutes } from './leaderboards/leaderboard-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { startLive } from './live/live.ts';
import { magicRoutes } from './magic/magic-routes.ts';
import { cosmeticRoutes } from './cosmetics/cosmetic-routes.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { marketRoutes } from './market/market-routes.ts';
import { insightPayments } from './horses/genetics/buy-insight.ts';
import { readPaidToOthers } from './players/player.ts';
import { playerRoutes } from './players/player-routes.ts';
import { registerPlayer } from './players/register.ts';
import { loadUser } from './players/user.ts';
import { openMailer } from './outgoing-mail/mailer.ts';
import { openOutgoingMail } from './outgoing-mail/send-mails.ts';
import { openPictureQueue } from './profile/picture-queue.ts';
import { openProfilePictures } from './profile/profile-pictures.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { startTidying } from './profile/tidy-uploads.ts';
import { openPortraits } from './portraits/open-portraits.ts';
import { openPremium } from './premium/open-premium.ts';
import { momentRoutes } from './moments/moment-routes.ts';
import { newsRoutes } from './news/news-routes.ts';
import { openPush } from './push/open-push.ts';
import { openRealms } from './realms/open-realms.ts';
import { recordRoutes } from './records/record-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { stableRoutes } from './stables/stable-routes.ts';
import { purseIndexWork } from './shows/settling/purse-index.ts';
import { findSecret } from './clock/world.ts';
import { dueShowsWork } from './shows/settling/run-due-shows.ts';
import { showSentences } from './shows/show-sentences.ts';
import { showRoutes } from './shows/routes.ts';
import { tackRoutes } from './tack/tack-routes.ts';
import { openNotice } from './today/notice.ts';
import { marketplaceRoutes } from './trade/marketplace/marketplace-routes.ts';
import { saleSentences } from './trade/sale-sentences.ts';
import { tradeRoutes } from './trade/trade-routes.ts';
import { leavingWork } from './own-data/delete-account.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';
import { roundRoutes } from './round/round-routes.ts';
import { todayRoutes } from './today/today-routes.ts';
import { trophyRoutes } from './trophies/trophy-routes.ts';

export type { App, AppOptions };

export async function buildApp(app: AppOptions): Promise<App> {
  const { db, clock, chance, log, settings, pagesDir, openRelay, replica, pictureStore: store } = app;
  const reads = replica?.reads ?? db;
  const realms = openRealms(db, app.directory);
  const { http, connections } = openHttp({ log, settings });
  const counts = settings.rateLimit ? openCallCounts({ db, log }) : undefined;
  const limits = counts && limitCallsOn(http, counts);
  await documentOn(http);
  serveSecurityTextOn(http, settings.publicUrl);
  let isLeaving = false;
  const metrics = observeOn(http, { db, clock, isLeaving: () => isLeaving, pictures: store.notice });
  store.measureOn(metrics);
  replica?.measureOn(metrics);
  serveMetricsOn(http, metrics, settings);

  const chat = openChat(db, clock, log);
  const live = startLive({
    db,
    chat: chat.source,
    presence: chat.presence,
    openSessionsAmong: (ids) => openSessionsAmong(db, ids),
    openRelay,
    replica,
    metrics,
    now: () => clock.now(),
    log,
  });
  // Streams never end by themselves.
  http.addHook('preClose', async () => live.endStreams());

  const secret = await findSecret(db);
  const premium = openPremium({ ...app, secret, insights: insightPayments });
  const breeding = { secret, pedigrees: openPedigreeCache(), sires: openSireCache() };
  const waiting = openWaiting({
    db,
    sentences: { ...saleSentences(db), ...studSentences(db), ...showSentences(db) },
    readPaidToOthers,
    whenWaiting: WHEN_WAITING,
    log,
  });
  const { mailer = openMailer(settings, settings.dataDir) } = app;
  const outgoingMail = openOutgoingMail({ mailer, settings, log });
  const pictures = openProfilePictures(store);
  const dueWork: readonly DueWork[] = [
    dueShowsWork(WHEN_PLACED, log),
    countPlacingsWork,
    vetWork(WHEN_GELDED),
    foalingWork(breeding, WHEN_BORN),
    expireRequestsWork,
    purseIndexWork,
    waiting.work,
    recoveryWork,
    forgetAnswersWork,
    outgoingMail.work,
    ...premium.work,
    chat.work,
    ...leavingWork(premium.provider, pictures, log),
    ...realms.work,
  ];
  const runner = startDueWork({ db, clock, chance, works: dueWork, log });

  const serveWith: ServeWith = {
    moment: () => ({ now: clock.now(), rng: chance.rng() }),
    signIn: async (authorization) => {
      const token = bearerToken(authorization);
      const session = token ? await findSession(db, token, clock.now()) : undefined;
      if (session && (await realms.isOver(session))) return undefined;
      if (session && !session.suspension && !session.scopes) chat.presence.note(session.id);
      return session;
    },
    limits,
    waiting: waiting.calls,
    answers: db,
    read: replica?.read,
  };
  const serve = serveOn(http, serveWith);
  serveBatchOn(http, serveWith);
  liveRoutes(serveStreamOn(http, serveWith), live);
  await clockRoutes(serve, { db, clock, runner, devClock: settings.devClock });
  vitalsRoutes(serve, metrics, log);
  const guard = settings.rateLimit ? openSignInGuard(db) : undefined;
  accountRoutes(serve, { db, guard, registerPlayer, seeDevice: seeDeviceOf, loadUser });
  recoveryRoutes(serve, { db, guard, whenSecured: WHEN_SECURED });
  const { refuseStablesElsewhere } = realms;
  settingsRoutes(serve, { db, guard, isOnNewDevice, whenSecured: WHEN_SECURED, refuseStablesElsewhere });
  deviceRoutes(serve, db);
  const operators = openOperators(db, settings.operators);
  playerRoutes(serve, db, realms.areSeveral);
  const signingIn = { seeDevice: seeDeviceOf, loadUser };
  realms.serveOn(serve, { registerPlayer, signingIn, isOnNewDevice });
  const subjects = reportSubjects(pictures);
  kindnessRoutes(serve, { db, subjects, operators });
  contactRoutes(serve, db, operators);
  deskRoutes(serve, db, { subjects, operators, whenSuspended: WHEN_SUSPENDED, log });
  const { pictureQueue: queue = openPictureQueue() } = app;
  await profileRoutes({ serve, serveFile: serveFileOn(http, serveWith), db, pictures, queue });
  const tidying = startTidying(db, pictures, log);
  serveUploadsOn(http, pictures.readPicture);
  const countVisit = limits?.countVisit;
  const portraits = openPortraits(http, { ...app, store, countVisit });
  ledgerRoutes(serve, db);
  economyRoutes(serve, reads);
  horseRoutes(serve, db);
  boxRoutes(serve, db);
  await premium.serveOn(http, serve);
  insightRoutes(serve, db, premium.provider);
  labRoutes(serve);
  inventoryRoutes(serve, db);
  tackRoutes(serve, db);
  careRoutes(serve, db);
  breedingRoutes(serve, { db, reads }, breeding);
  studRoutes(serve, db, breeding);
  await showRoutes(serve, { db, reads }, secret);
  newsRoutes(serve, db);
  await momentRoutes(serve, db);
  const [contact] = settings.operators;
  const now = () => clock.now();
  const notifier = await openPush(serve, { db, now, contact, metrics, log, test: app.push });
  recordRoutes(serve, reads);
  stableRoutes(serve, reads);
  openPageRoutes(serve, reads);
  marketRoutes(serve, db);
  tradeRoutes(serve, { db, reads });
  marketplaceRoutes(serve, { db, reads });
  searchRoutes(serve, reads);
  guildWorkRoutes(serve, db);
  magicRoutes(serve, db);
  cosmeticRoutes(serve, db);
  await leaderboardRoutes(serve, reads);
  trophyRoutes(serve, db);
  mailRoutes(serve, db);
  chat.serveOn(serve);
  firstStepRoutes(serve, db);
  todayRoutes(serve, { db, notice: openNotice(settings.dataDir), adFrameUrl: settings.adFrameUrl });
  roundRoutes(serve, db, { secret, log });
  ownDataRoutes(serve, { db, guard, isOnNewDevice, readOwnStables: realms.readOwnStables });
  const { publicUrl } = settings;
  const visits = { db, secret, now, portraits, publicUrl, countVisit, hasRealms: realms.areSeveral };
  await servePagesToVisitors(http, pagesDir, visits);

  return {
    http,
    metrics,
    leave() {
      isLeaving = true;
    },
    async close() {
      isLeaving = true;
      await connections.windDown(() => http.close());
      await runner.stop();
      await outgoingMail.close();
      await tidying.stop();
      await portraits.close();
      await notifier.close();
      await live.close();
      await chat.presence.close();
      await counts?.close();
      await clock.save().catch((error: unknown) => {
        // World time continues from the last save, at most a minute old.
        if (!isOutage(error)) throw error;
      });
    },
  };
}
