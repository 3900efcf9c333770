import type { ClassLevel } from '../../game/shows/classes.ts';
import { houseShowId } from '../../game/shows/house-shows.ts';
import { aFedHorse, aHorse } from './builders/stable.ts';
import { startTestApp, TEST_START, type TestApp, type TestPlayer } from './app/test-app.ts';

/** Who is there when a refusal is brought about. */
export interface Stage {
  readonly app: TestApp;
  readonly anna: TestPlayer;
  /** Anna's, fed. */
  readonly juniper: string;
  /** Not Anna's. */
  readonly bertsHorse: string;
}

export async function setStage(): Promise<Stage> {
  const app = await startTestApp();
  const anna = await app.newPlayer();
  const bert = await app.newPlayer('trainer');
  return { app, anna, juniper: await aFedHorse(anna), bertsHorse: await aHorse(bert) };
}

/** A request that will be refused; without `by` it is a visitor's. */
export interface Asking {
  readonly by?: TestPlayer;
  readonly sent: Readonly<Record<string, unknown>>;
  /** Puts right what no call brings about, so that the world is sound again. */
  readonly mend?: () => Promise<void>;
}

/** By route, status and code: the sentence as the player reads it, `#` for any number, and what brings it about. */
export type RefusalCases = Readonly<
  Record<string, readonly [sentence: string, arrange: (stage: Stage) => Promise<Asking>]>
>;

/** An id that nothing has. */
export const NOWHERE = '0190a000-0000-7000-8000-000000000000';

/** A run of dressage, so many minutes after tests begin. */
export function dressageIn(minutes: number, level: ClassLevel = 1): string {
  const runsAt = new Date(TEST_START.getTime() + minutes * 60_000);
  return houseShowId({ discipline: 'dressage', level, runsAt });
}

/** Class 1 runs at each half hour, and tests begin a minute after one. */
export const NEXT_SHOW = dressageIn(29);
