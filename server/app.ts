import { openAccounts } from './accounts/account-routes.ts';
import { findSession, openSessionsAmong } from './accounts/sessions.ts';
import { openSignInGuard } from './accounts/sign-in-guard.ts';
import type { App, AppOptions } from './app-options.ts';
import {
  reportSubjects,
  WAITING_SENTENCES,
  WHEN_BORN,
  WHEN_GELDED,
  WHEN_GROWN,
  WHEN_PLACED,
  WHEN_SECURED,
  WHEN_SUSPENDED,
  WHEN_WAITING,
} from './between-features.ts';
import { openBreeding } from './breeding/breeding-routes.ts';
import { openCare } from './care/care-routes.ts';
import { openChat } from './chat/open-chat.ts';
import { clockRoutes } from './clock/clock-routes.ts';
import { startJobs } from './clock/jobs.ts';
import { findWorldFacts } from './clock/world.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { cosmeticRoutes } from './cosmetics/cosmetic-routes.ts';
import { isOutage } from './db/errors.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { openDevices } from './devices/device-routes.ts';
import { isOnNewDevice, seeDeviceOf } from './devices/devices.ts';
import { economyRoutes } from './economy/economy-routes.ts';
import { firstStepRoutes } from './first-steps/first-step-routes.ts';
import { gateRoutes } from './gate/gate-routes.ts';
import { guildWorkRoutes } from './guild-work/guild-work-routes.ts';
import { insightPayments } from './horses/genetics/buy-insight.ts';
import { openHorses } from './horses/horse-routes.ts';
import type { Feature } from './http/feature.ts';
import { documentOn } from './http/files/docs.ts';
import { serveSecurityTextOn } from './http/files/security-txt.ts';
import { openCallCounts } from './http/limits/call-counts.ts';
import { limitCallsOn } from './http/limits/limit-calls.ts';
import { deleteOldIdempotencyRecordsJob } from './http/idempotency/delete-old-records.ts';
import { openHouseStables } from './house-stables/open-house-stables.ts';
import { openHttp } from './http/open-http.ts';
import { serveMetricsOn } from './http/operating/metrics.ts';
import { observeOn } from './http/operating/observe.ts';
import { vitalsRoutes } from './http/operating/vitals.ts';
import { bearerToken } from './http/player-session.ts';
import { serveBatchOn } from './http/serve-batch.ts';
import { serveStreamOn } from './http/serve-stream.ts';
import { serveOn, type Server, type ServeWith } from './http/serve.ts';
import { inventoryRoutes } from './inventory/inventory-routes.ts';
import { moderationRoutes } from './moderation/moderation-routes.ts';
import { openOperators } from './moderation/operators.ts';
import { openKeepsakes } from './keepsakes/keepsake-routes.ts';
import { labRoutes } from './lab/lab-routes.ts';
import { openLeaderboards } from './leaderboards/leaderboard-routes.ts';
import { ledgerRoutes } from './ledger/ledger-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { startLive } from './live/live.ts';
import { magicRoutes } from './magic/magic-routes.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { marketRoutes } from './market/market-routes.ts';
import { momentRoutes } from './moments/moment-routes.ts';
import { measureNewcomersOn } from './newcomers/newcomers.ts';
import { newsRoutes } from './news/news-routes.ts';
import { publicPageRoutes } from './public-pages/public-page-routes.ts';
import { servePagesToVisitors } from './public-pages/serve-visitors.ts';
import { openMailer } from './outgoing-mail/mailer.ts';
import { openOutgoingMail } from './outgoing-mail/send-mails.ts';
import { openOwnData } from './own-data/own-data-routes.ts';
import { readPaidToOthers } from './players/player.ts';
import { openGuests } from './players/guests/guest-routes.ts';
import { playerRoutes } from './players/player-routes.ts';
import { registerPlayer } from './players/register.ts';
import { loadUser } from './players/user.ts';
import { openPortraits } from './portraits/open-portraits.ts';
import { openPremium } from './premium/open-premium.ts';
import { openPictureQueue } from './profile/picture-queue.ts';
import { openProfilePictures } from './profile/profile-pictures.ts';
import { openProfiles } from './profile/profile-routes.ts';
import { openPush } from './push/open-push.ts';
import { openRealms } from './realms/open-realms.ts';
import { recordRoutes } from './records/record-routes.ts';
import { roundRoutes } from './round/round-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { openShows } from './shows/routes.ts';
import { stableRoutes } from './stables/stable-routes.ts';
import { tackRoutes } from './tack/tack-routes.ts';
import { openNotice } from './today/notice.ts';
import { todayRoutes } from './today/today-routes.ts';
import { tradeRoutes } from './trade/trade-routes.ts';
import { trophyRoutes } from './trophies/trophy-routes.ts';

export type { App, AppOptions };

export async function buildApp(app: AppOptions): Promise<App> {
  const { db, clock, chance, log, settings, pagesDir, replica, pictureStore: store } = app;
  const { mailer = openMailer(settings, settings.dataDir), pictureQueue: queue = openPictureQueue() } = app;
  const now = () => clock.now();
  const world = await findWorldFacts(db);
  const { secret, foundedAt } = world;
  const { http, connections } = openHttp({ log, settings, pagesDir });
  const counts = settings.rateLimit ? openCallCounts({ db, log }) : undefined;
  const limits = counts && limitCallsOn(http, counts);
  await documentOn(http);
  serveSecurityTextOn(http, settings.publicUrl);
  let isLeaving = false;
  const metrics = observeOn(http, { db, clock, isLeaving: () => isLeaving, pictures: store.notice });
  store.measureOn(metrics);
  replica?.measureOn(metrics);
  measureNewcomersOn(metrics, db, now);
  serveMetricsOn(http, metrics, settings);

  // What several features use.
  const realms = openRealms(db, app.directory);
  const operators = openOperators(settings.operators);
  const guard = settings.rateLimit ? openSignInGuard(db) : undefined;
  const signingIn = { seeDevice: seeDeviceOf, loadUser };
  const pictures = openProfilePictures(store);
  const subjects = reportSubjects(pictures);
  const chat = openChat(db, clock, log);
  const premium = openPremium({ ...app, secret, insights: insightPayments });
  const { provider } = premium;
  const { countVisit } = limits ?? {};
  const portraits = openPortraits(http, { ...app, store, countVisit });
  const devices = openDevices({
    sentences: WAITING_SENTENCES,
    readPaidToOthers,
    whenWaiting: WHEN_WAITING,
    log,
  });

  /** In the order of their jobs: shows first, so that what they change is counted and published at once. */
  const features: readonly Feature[] = [
    openShows(world, WHEN_PLACED, log),
    openLeaderboards(world),
    openCare(WHEN_GELDED),
    openBreeding(secret, WHEN_BORN),
    openKeepsakes(WHEN_GROWN),
    devices,
    openAccounts({
      guard,
      ...signingIn,
      registerPlayer,
      isOnNewDevice,
      whenSecured: WHEN_SECURED,
      refuseStablesElsewhere: realms.refuseStablesElsewhere,
    }),
    { jobs: [deleteOldIdempotencyRecordsJob] },
    openOutgoingMail({ mailer, settings, log }),
    premium,
    chat,
    openGuests(guard),
    openHouseStables({ secret, wanted: settings.houseStables, metrics }),
    openOwnData({ guard, isOnNewDevice, readOwnStables: realms.readOwnStables, provider, pictures, log }),
    realms.feature({ registerPlayer, signingIn, isOnNewDevice }),
    // Those without jobs.
    { routes: (serve) => moderationRoutes(serve, { subjects, operators }) },
    { routes: ledgerRoutes },
    { routes: (serve) => playerRoutes(serve, realms.areSeveral) },
    { routes: economyRoutes },
    openProfiles({ db, pictures, queue, log }),
    openHorses({ provider, secret }),
    { routes: labRoutes },
    { routes: inventoryRoutes },
    { routes: tackRoutes },
    { routes: recordRoutes },
    { routes: stableRoutes },
    { routes: publicPageRoutes },
    { routes: marketRoutes },
    { routes: (serve) => gateRoutes(serve, { secret, guard, signingIn }) },
    { routes: tradeRoutes },
    { routes: searchRoutes },
    { routes: guildWorkRoutes },
    { routes: magicRoutes },
    { routes: cosmeticRoutes },
    { routes: trophyRoutes },
    { routes: mailRoutes },
    { routes: firstStepRoutes },
    { routes: newsRoutes },
    { routes: (serve) => momentRoutes(serve, foundedAt) },
    await openPush({ db, now, contact: settings.operators[0], metrics, log, test: app.push }),
    {
      routes: (serve) =>
        todayRoutes(serve, { notice: openNotice(settings.dataDir), adFrameUrl: settings.adFrameUrl }),
    },
    { routes: (serve) => roundRoutes(serve, { secret, log }) },
    { routes: (serve) => contactRoutes(serve, operators) },
    {
      routes: (serve) => adminRoutes(serve, { subjects, operators, whenSuspended: WHEN_SUSPENDED, log }),
    },
    { routes: (serve) => vitalsRoutes(serve, metrics, log) },
    { close: () => portraits.close() },
  ];

  const allJobs = features.flatMap(({ jobs = [] }) => jobs);
  const runner = startJobs({ db, clock, chance, jobs: allJobs, log });
  const live = startLive({
    db,
    chat: chat.source,
    presence: chat.presence,
    openSessionsAmong: (ids) => openSessionsAmong(db, ids),
    openRelay: app.openRelay,
    replica,
    metrics,
    now,
    log,
  });
  // Streams never end by themselves.
  http.addHook('preClose', async () => live.endStreams());

  const serveWith: ServeWith = {
    db,
    replica,
    limits,
    waiting: devices.waitingCalls,
    context: () => ({ now: now(), rng: chance.rng() }),
    signIn: async (authorization) => {
      const token = bearerToken(authorization);
      const session = token ? await findSession(db, token, now()) : undefined;
      if (session && (await realms.isOver(session))) return undefined;
      if (session && !session.suspension && !session.scopes && !session.isGuest)
        chat.presence.note(session.id);
      return session;
    },
  };
  const server: Server = { http, serveWith };
  const serve = serveOn(server);
  serveBatchOn(server);
  liveRoutes(serveStreamOn(server), live);
  clockRoutes(serve, { foundedAt, clock, runner, devClock: settings.devClock });
  for (const { routes } of features) await routes?.(serve, server);
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
      await live.close();
      for (const { close } of features) await close?.();
      await counts?.close();
      await clock.save().catch((error: unknown) => {
        // World time continues from the last save, at most a minute old.
        if (!isOutage(error)) throw error;
      });
    },
  };
}
