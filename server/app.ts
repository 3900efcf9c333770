import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { openSignInGuard } from './accounts/sign-in-guard.ts';
import { findSession, openSessionsAmong } from './accounts/sessions.ts';
import { breedingRoutes } from './breeding/breeding-routes.ts';
import { expireRequestsWork } from './breeding/expire-requests.ts';
import { foalingWork, type WhenBorn } from './breeding/foal-mares.ts';
import { leaveStud } from './breeding/leave-breeding.ts';
import { careRoutes } from './care/care-routes.ts';
import { vetRoutes } from './care/vet-routes.ts';
import { vetWork, type WhenGelded } from './care/vet-work.ts';
import type { Chance } from './clock/chance.ts';
import type { Clock } from './clock/clock.ts';
import { startDueWork, type DueWork } from './clock/due-work.ts';
import { worldRoutes } from './clock/world-routes.ts';
import { openSireBook } from './breeding/sire-book.ts';
import type { Db } from './db/connection.ts';
import { isOutage } from './db/unavailable.ts';
import { firstStepRoutes } from './first-steps/first-step-routes.ts';
import { guildWorkRoutes } from './guild-work/guild-work-routes.ts';
import { geneticsRoutes } from './horses/genetics-routes.ts';
import { horseRoutes } from './horses/horse-routes.ts';
import { openPedigreeBook } from './horses/pedigree-book.ts';
import { insightRoutes } from './horses/insight-routes.ts';
import { openCallCounts } from './http/call-counts.ts';
import { documentOn } from './http/docs.ts';
import { handleErrorsOn, refuseUnroutable } from './http/errors.ts';
import { guardOn } from './http/guard.ts';
import { limitCallsOn } from './http/limit-calls.ts';
import { serveMetricsOn, type MetricsSettings } from './http/metrics.ts';
import { observeOn } from './http/observe.ts';
import { serveBatchOn } from './http/serve-batch.ts';
import { serveFileOn } from './http/serve-file.ts';
import { serveStreamOn } from './http/serve-stream.ts';
import { serveOn, type ServeWith } from './http/serve.ts';
import { bearerToken } from './http/sign-in.ts';
import { servePagesOn } from './http/static-pages.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { serveUploadsOn } from './http/uploads.ts';
import { keepConnectionsOn } from './http/wind-down.ts';
import { inventoryRoutes } from './inventory/inventory-routes.ts';
import { ledgerRoutes } from './ledger/ledger-routes.ts';
import { countBirths, countPlacingsWork, queuePlacings } from './leaderboards/count.ts';
import { leaderboardRoutes } from './leaderboards/leaderboard-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { startLive } from './live/live.ts';
import type { OpenRelay } from './live/relay.ts';
import { marketRoutes } from './market/market-routes.ts';
import { playerRoutes } from './players/player-routes.ts';
import { openPictureQueue, type PictureQueue } from './profile/picture-queue.ts';
import { openPictureStore } from './profile/picture-store.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { startTidying } from './profile/tidy-uploads.ts';
import { recordRoutes } from './records/record-routes.ts';
import type { Settings } from './settings.ts';
import { purseIndexWork } from './shows/purse-index.ts';
import { findSecret } from './clock/find-secret.ts';
import { resultRoutes } from './shows/result-routes.ts';
import { dueShowsWork } from './shows/run-due-shows.ts';
import type { WhenPlaced } from './shows/settle-shows.ts';
import { showRoutes } from './shows/show-routes.ts';
import { tackRoutes } from './tack/tack-routes.ts';
import { openNotice } from './today/notice.ts';
import { todayRoutes } from './today/today-routes.ts';

/** What features owe to a horse that is a gelding from now on. */
const WHEN_GELDED: readonly WhenGelded[] = [
  async (tx, horse, now) => {
    await leaveStud(tx, now, horse);
  },
];

/** What features owe to entries that were placed. */
const WHEN_PLACED: readonly WhenPlaced[] = [queuePlacings];

/** What features owe to foals that were born. */
const WHEN_BORN: readonly WhenBorn[] = [countBirths];

/** A request that is not sent to its end by then is given up: slow clients hold neither us nor our end. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppOf {
  readonly db: Db;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Logger;
  readonly settings: MetricsSettings & Pick<Settings, 'dataDir' | 'devClock' | 'rateLimit' | 'trustProxy'>;
  /** Where the built pages lie; undefined serves calls only. */
  readonly pagesDir: string | undefined;
  /** The way to other processes on the same world, if there may be any. */
  readonly openRelay?: OpenRelay | undefined;
  /** Where pictures wait to be read; tests fill it. */
  readonly pictureQueue?: PictureQueue;
}

export interface App {
  readonly http: FastifyInstance;
  /** What /metrics tells. */
  readonly metrics: Registry;
  /** `/readyz` answers 503 from now on, so that a proxy sends requests elsewhere. Everything is still served. */
  leave(): void;
  /** Finishes requests and due work that are under way. */
  close(): Promise<void>;
}

/** The whole server but its database: one visible list of what it does. */
export async function buildApp(app: AppOf): Promise<App> {
  const { db, clock, chance, log, settings, pagesDir, openRelay } = app;
  const baseLog: FastifyBaseLogger = log;
  const http = Fastify({
    loggerInstance: baseLog,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnreadable,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: 64 * 1024,
    // The nearest proxy alone is believed: what it was told before that, anybody can write.
    trustProxy: settings.trustProxy ? (_: string, hop: number) => hop === 0 : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A request that still comes on an open connection is answered, and the connection then closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Validation is zod's, in `serve`; these schemas document calls and shape replies.
    ajv: { customOptions: { strict: false } },
  });
  http.setValidatorCompiler(() => () => true);
  const connections = keepConnectionsOn(http);
  handleErrorsOn(http);
  guardOn(http);
  const counts = settings.rateLimit ? openCallCounts({ db, log }) : undefined;
  const limits = counts && limitCallsOn(http, counts);
  await documentOn(http);
  let isLeaving = false;
  const metrics = observeOn(http, { db, clock, isLeaving: () => isLeaving });
  serveMetricsOn(http, metrics, settings);

  const live = startLive({
    db,
    openSessionsAmong: (ids) => openSessionsAmong(db, ids),
    openRelay,
    metrics,
    now: () => clock.now(),
    log,
  });
  // Before what is under way is waited for: streams would last for ever.
  http.addHook('preClose', async () => live.endStreams());

  const secret = await findSecret(db);
  const breeding = { secret, pedigrees: openPedigreeBook(), sires: openSireBook() };
  const dueWork: readonly DueWork[] = [
    dueShowsWork(WHEN_PLACED, log),
    countPlacingsWork,
    vetWork(WHEN_GELDED),
    foalingWork(breeding, WHEN_BORN),
    expireRequestsWork,
    purseIndexWork,
  ];
  const runner = startDueWork({ db, clock, chance, works: dueWork, log });

  const serveWith: ServeWith = {
    moment: () => ({ now: clock.now(), rng: chance.rng() }),
    signIn: async (authorization) => {
      const token = bearerToken(authorization);
      return token ? findSession(db, token) : undefined;
    },
    limits,
  };
  const serve = serveOn(http, serveWith);
  serveBatchOn(http, serveWith);
  liveRoutes(serveStreamOn(http, serveWith), live);
  await worldRoutes(serve, { db, clock, runner, devClock: settings.devClock });
  playerRoutes(serve, db, settings.rateLimit ? openSignInGuard(db) : undefined);
  const store = openPictureStore(settings.dataDir);
  const { pictureQueue: queue = openPictureQueue() } = app;
  await profileRoutes({ serve, serveFile: serveFileOn(http, serveWith), db, store, queue });
  const tidying = startTidying(db, store, log);
  serveUploadsOn(http, store.readShown);
  ledgerRoutes(serve, db);
  horseRoutes(serve, db);
  insightRoutes(serve, db);
  geneticsRoutes(serve);
  inventoryRoutes(serve, db);
  tackRoutes(serve, db);
  careRoutes(serve, db);
  breedingRoutes(serve, db, breeding);
  showRoutes(serve, db, secret);
  resultRoutes(serve, db, secret);
  vetRoutes(serve, db);
  recordRoutes(serve, db);
  marketRoutes(serve, db);
  guildWorkRoutes(serve, db);
  await leaderboardRoutes(serve, db);
  firstStepRoutes(serve, db);
  todayRoutes(serve, db, openNotice(settings.dataDir));
  if (pagesDir) await servePagesOn(http, pagesDir);

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
      await tidying.stop();
      await live.close();
      await counts?.close();
      await clock.keep().catch((error: unknown) => {
        // World time goes on from what was kept last: less than a minute ago, if anything happened since.
        if (!isOutage(error)) throw error;
      });
    },
  };
}
