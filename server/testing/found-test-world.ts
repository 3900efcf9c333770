import { seededChance } from '../clock/moment.ts';
import type { Db } from '../db/connection.ts';
import { foundWorld } from '../found-world.ts';

/** World time in tests begins here, well before any class-1 show: 00:00 runs dressage, 00:04 racing. */
export const TEST_START = new Date('2030-05-01T08:01:00Z');

/** The same store in every test. */
export const foundTestWorld = (db: Db, start: Date): Promise<void> => foundWorld(db, seededChance(0), start);
