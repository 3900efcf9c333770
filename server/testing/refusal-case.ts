import type { ClassLevel } from '../../game/shows/classes.ts';
import { houseShowId } from '../../game/shows/house-shows.ts';
import { startTestApp, TEST_START, type TestApp, type TestPlayer } from './app/test-app.ts';
import { openTestDirectory, type TestDirectory } from './database/directory.ts';
import { aFedHorse, aHorse } from './builders/stable.ts';

export interface RefusalScene {
  readonly app: TestApp;
  readonly anna: TestPlayer;
  /** Fed. */
  readonly juniper: string;
  readonly bertsHorse: string;
  readonly directory: TestDirectory;
}

export async function openRefusalScene(): Promise<RefusalScene> {
  const directory = await openTestDirectory(['hill', 'meadow']);
  const app = await startTestApp({ directory: directory.of('hill') });
  const anna = await app.newPlayer();
  const bert = await app.newPlayer('trainer');
  return { app, anna, juniper: await aFedHorse(anna), bertsHorse: await aHorse(bert), directory };
}

export interface RefusedRequest {
  readonly by?: TestPlayer;
  readonly sent: Readonly<Record<string, unknown>>;
  /** Undoes states that no call can cause. */
  readonly mend?: () => Promise<void>;
}

export type Provoke = (scene: RefusalScene) => Promise<RefusedRequest>;

/**
 * By route, status and code. The sentence is the contract's; where that has places to fill, the case says how they are
 * filled. `#` stands for any number.
 */
export type RefusalCases = Readonly<Record<string, Provoke | readonly [filled: string, provoke: Provoke]>>;

export function dressageIn(minutes: number, level: ClassLevel = 1): string {
  const runsAt = new Date(TEST_START.getTime() + minutes * 60_000);
  return houseShowId({ discipline: 'dressage', level, runsAt });
}

/** Tests start a minute after a half-hourly run. */
export const NEXT_SHOW = dressageIn(29);
