import { hashPassword } from '../server/accounts/passwords.ts';
import { readDatabaseTime } from '../server/clock/clock-queries.ts';
import { trueChance } from '../server/clock/context.ts';
import { openDatabase } from '../server/db/open-database.ts';
import type { Tx } from '../server/db/connection.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { inTransaction } from '../server/db/transaction.ts';
import { foundWorld, RESCUES_AT_FOUNDING } from '../server/found-world.ts';
import { readSettings } from '../server/settings.ts';
import { birthSeed } from '../game/breeding/birth-proof.ts';
import { whyNotTaken } from '../game/breeding/take.ts';
import { genomeWith, storeGenome } from '../game/horses/genetics/strands.ts';
import { newId } from '../server/db/new-id.ts';
import { bornAtAge } from '../game/horses/age.ts';
import { APTITUDE_POINT } from '../game/horses/aptitude.ts';
import { bankWith, MOST_BANKED } from '../game/guild-work/training-bank.ts';
import { DISCIPLINES } from '../game/shows/disciplines.ts';
import { TEN_THOUSAND } from '../game/shows/running/ten-thousand.ts';
import { aHorse, anAccount, aPlayer, aPurse } from '../server/founding/played/builders.ts';
import { insertRows, type Row } from '../server/founding/played/row-queries.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';

/*
 * Founds a world in DATABASE_URL, or embedded in DATA_DIR, with players whose stables would take a journey days of
 * play: `clicks-9@journeys.example`.
 */

const PASSWORD = 'bran mash 7 rosa';
const YEAR_MS = 365 * REAL_MS_PER_DAY;

interface Stable {
  readonly name: string;
  readonly player?: Partial<Row<'players'>>;
  readonly horses: readonly Partial<Row<'horses'>>[];
}

/** Two who share a gene: with bytes of zeros in the browser, their first cover does not take. */
function carriersAt(now: Date, secret: Uint8Array): Stable['horses'] {
  const genome = genomeWith({ gbed: 'Gb' });
  const until = new Date(now.getTime() + YEAR_MS);
  const fit = {
    genotype: storeGenome(genome),
    bornAt: bornAtAge(100, now),
    feedExpiresAt: until,
    breedingCheckUntil: until,
  };
  const stallionId = newId(now);
  for (;;) {
    const mareId = newId(now);
    const mating = { mareId, stallionId, entropy: '0'.repeat(32) };
    if (whyNotTaken(birthSeed(secret, mareId, 1), mating, { sire: genome, dam: genome }) === null) continue;
    return [
      { ...fit, id: mareId, name: 'Juniper' },
      { ...fit, id: stallionId, name: 'Comet', sex: 'stallion' },
    ];
  }
}

function stablesAt(now: Date, secret: Uint8Array): readonly Stable[] {
  const until = new Date(now.getTime() + YEAR_MS);
  // Hungry, yet happy whenever the journey begins.
  const happy = { happinessAt: until };
  const skill = DISCIPLINES.map(() => 2_000 * TEN_THOUSAND);
  const aptitude = DISCIPLINES.map(() => 95 * APTITUDE_POINT);
  // Has a chance of prizes, because the round leaves other horses out.
  const working = {
    ...happy,
    skill,
    aptitude,
    level: 10,
    classLevel: 10,
    bestClass: 10,
    trainingFrom: bankWith(MOST_BANKED, now),
  };
  const herd = (size: number) =>
    Array.from({ length: size }, (_, index) => ({ ...working, name: `Mare ${index + 1}` }));
  /** Wins almost every show of its class. */
  const champion = {
    name: 'Marigold',
    level: 4,
    aptitude,
    skill,
    feedExpiresAt: until,
  };
  /** In a class where only last places await, one start before it may be moved down. */
  const stuck = {
    ...happy,
    name: 'Marigold',
    level: 5,
    classLevel: 5,
    bestClass: 5,
    prizelessStarts: 9,
    skill: DISCIPLINES.map(() => 150 * TEN_THOUSAND),
    aptitude: DISCIPLINES.map(() => 60 * APTITUDE_POINT),
    feedExpiresAt: until,
  };
  return [
    { name: 'clicks-1', player: { level: 10 }, horses: herd(1) },
    { name: 'clicks-member', player: { level: 10, premiumUntil: until, freeInsights: 2 }, horses: herd(1) },
    { name: 'round', horses: [champion] },
    { name: 'clicks-9', player: { level: 10 }, horses: herd(9) },
    { name: 'clicks-23', player: { level: 10 }, horses: herd(23) },
    { name: 'enter-all', horses: ['Juniper', 'Iris', 'Moth'].map((name) => ({ ...happy, name })) },
    { name: 'promotion', horses: [{ ...champion, gradePoints: 5 }] },
    { name: 'moments', horses: [champion] },
    { name: 'moments-painted', horses: [champion] },
    { name: 'trophies', horses: [{ ...champion, gradePoints: 5 }] },
    { name: 'move-up', horses: [{ ...champion, level: 7 }] },
    { name: 'carriers', horses: carriersAt(now, secret) },
    { name: 'carriers-phone', horses: carriersAt(now, secret) },
    { name: 'put-back', horses: [{ ...champion, grade: 'silver', prizelessStarts: 10 }] },
    { name: 'stuck', horses: [stuck] },
  ];
}

async function seed(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    maxConnections: 1,
    statementTimeoutMs: 0,
  });
  try {
    const { db } = database;
    await migrate(db);
    const now = await readDatabaseTime(db);
    await foundWorld(db, trueChance, now, { rescues: RESCUES_AT_FOUNDING });
    const passwordHash = await hashPassword(PASSWORD);
    const { secret } = await db.selectFrom('world').select('secret').executeTakeFirstOrThrow();
    const built = stablesAt(now, secret).map((stable) => rowsOf(stable, { now, passwordHash }));
    await inTransaction(db, async (tx) => {
      await insertRows(
        tx,
        'accounts',
        built.map(({ account }) => account),
      );
      await insertRows(
        tx,
        'players',
        built.map(({ player }) => player),
      );
      await insertPremium(
        tx,
        built.map(({ player }) => player),
      );
      await insertRows(
        tx,
        'ledger_accounts',
        built.map(({ purse }) => purse),
      );
      await insertRows(
        tx,
        'horses',
        built.flatMap(({ horses }) => horses),
      );
      await insertRows(
        tx,
        'inventory',
        built.map(({ feed }) => feed),
      );
    });
  } finally {
    await database.close();
  }
}

/** Members have paid, as the audit requires. */
async function insertPremium(tx: Tx, players: readonly Row<'players'>[]): Promise<void> {
  for (const { id: playerId, premiumUntil, createdAt } of players) {
    if (premiumUntil === null) continue;
    const subscription = `sub_${playerId}`;
    await tx
      .insertInto('subscriptions')
      .values({
        id: subscription,
        playerId,
        practice: true,
        renews: false,
        endedAt: null,
        readAt: createdAt,
      })
      .execute();
    const paid = { state: 'paid', practice: true, paidAt: createdAt, stateAt: createdAt } as const;
    await tx
      .insertInto('payments')
      .values({
        id: `in_${playerId}`,
        playerId,
        kind: 'premium',
        subscription,
        cents: 500,
        currency: 'usd',
        periodStart: createdAt,
        periodEnd: premiumUntil,
        ...paid,
      })
      .execute();
  }
}

function rowsOf(
  { name, player: wishes, horses }: Stable,
  { now, passwordHash }: { readonly now: Date; readonly passwordHash: string },
) {
  const email = `${name}@journeys.example`;
  const account = anAccount({ email, passwordHash, createdAt: now });
  const { id } = account;
  const username = name.replaceAll('-', ' ');
  return {
    account,
    player: aPlayer({ id, username, createdAt: now, ...wishes }),
    purse: aPurse({ id, coins: 20_000, tradable: 0 }),
    horses: horses.map((horse) =>
      aHorse({ ownerId: id, createdAt: now, bornAt: bornAtAge(72, now), ...horse }),
    ),
    feed: { playerId: id, kind: 'feed', item: 'monthly', quantity: 60 } as const,
  };
}

await seed();
