import { openClock } from '../server/clock/clock.ts';
import { machineClocks } from '../server/clock/machine-clocks.ts';
import { openDatabase } from '../server/db/open-database.ts';
import { foundLargeShow } from './fixtures/large-show.ts';
import { MINUTE } from '../game/game-time.ts';

/*
 * `node bench/found-large-show.ts N`: adds a show of N entries to the world at DATABASE_URL, even while it is played.
 * Prints the show's id and run time as JSON.
 */

const database = await openDatabase({
  dataDir: '',
  databaseUrl: process.env['DATABASE_URL'],
  maxConnections: 2,
  statementTimeoutMs: 0,
});
try {
  const { db } = database;
  const clock = await openClock(db, machineClocks(), {
    isAlone: false,
    notify: (sentence) => console.error(sentence),
  });
  const now = clock.now();
  const { id, runsAt } = await foundLargeShow(db, now, Number(process.argv[2]));
  console.log(JSON.stringify({ id, runsAt: new Date(now.getTime() + runsAt * MINUTE).toISOString() }));
} finally {
  await database.close();
}
