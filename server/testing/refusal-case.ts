import type { ClassLevel } from '../../game/shows/classes.ts';
import { houseShowId } from '../../game/shows/house-shows.ts';
import { startTestApp, TEST_START, type TestApp, type TestPlayer } from './app/test-app.ts';
import { aFedHorse, aHorse } from './builders/stable.ts';

export interface RefusalScene {
  readonly app: TestApp;
  readonly anna: TestPlayer;
  /** Fed. */
  readonly juniper: string;
  readonly bertsHorse: string;
}

export async function openRefusalScene(): Promise<RefusalScene> {
  const app = await startTestApp();
  const anna = await app.newPlayer();
  const bert = await app.newPlayer('trainer');
  return { app, anna, juniper: await aFedHorse(anna), bertsHorse: await aHorse(bert) };
}

/** By default from a visitor. */
export interface RefusedRequest {
  readonly by?: TestPlayer;
  readonly sent: Readonly<Record<string, unknown>>;
  /** Undoes states that no call can cause, so the audit passes. */
  readonly mend?: () => Promise<void>;
}

/** By route, status and code. In the sentence, `#` stands for any number. */
export type RefusalCases = Readonly<
  Record<string, readonly [sentence: string, provoke: (scene: RefusalScene) => Promise<RefusedRequest>]>
>;

/** `minutes` after tests start. */
export function dressageIn(minutes: number, level: ClassLevel = 1): string {
  const runsAt = new Date(TEST_START.getTime() + minutes * 60_000);
  return houseShowId({ discipline: 'dressage', level, runsAt });
}

/** Class 1 runs every half hour; tests start a minute after one. */
export const NEXT_SHOW = dressageIn(29);
