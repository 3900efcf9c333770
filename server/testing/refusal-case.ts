import type { Updateable } from 'kysely';
import { bornAtAge } from '../../game/horses/age.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { MINUTE } from '../../game/game-time.ts';
import type { ClassLevel } from '../../game/shows/classes.ts';
import { houseShowId } from '../../game/shows/house-shows.ts';
import type { Tables } from '../db/statements.ts';
import { startTestApp, TEST_START, type TestApp, type TestPlayer } from './app/test-app.ts';
import { openTestDirectory, type TestDirectory } from './database/directory.ts';
import { aFedHorse, aHorse, changeHorse, leaveCoins } from './builders/stable.ts';

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

export type Sent = Readonly<Record<string, unknown>>;

export interface RefusedRequest {
  readonly by?: TestPlayer;
  readonly sent: Sent;
  /** Answers in place of the scene's: another process. */
  readonly app?: TestApp;
  /** Undoes states that no call can cause. */
  readonly mend?: () => Promise<unknown>;
}

export type Provoke = (scene: RefusalScene) => Promise<RefusedRequest>;

/**
 * By route, status and code. The sentence is the contract's; if that has placeholders, the case gives the filled one, in
 * which `#` stands for any number.
 */
export type RefusalCases = Readonly<Record<string, Provoke | readonly [filled: string, provoke: Provoke]>>;

export interface Called extends RefusalScene {
  readonly by: TestPlayer;
}

type HorseWishes = Parameters<typeof aFedHorse>[1] & {
  readonly months?: number;
  readonly change?: Updateable<Tables['horses']>;
};

/**
 * The steps before a refused request, and the request:
 * `newcomer.fedHorse({ months: 35 }).coins(24).sends(({ horse }) => ({ params: { id: horse } }))`.
 * Each step sees the results of the earlier ones.
 */
export class Scene<Known extends Called = Called> {
  readonly #prepare: (scene: RefusalScene) => Promise<Known>;
  readonly #mend: ((known: Known) => Promise<unknown>) | undefined;

  constructor(prepare: (scene: RefusalScene) => Promise<Known>, mend?: (known: Known) => Promise<unknown>) {
    this.#prepare = prepare;
    this.#mend = mend;
  }

  /** Later steps see what `add` returns; a `by` replaces the caller. */
  with<More extends object>(add: (known: Known) => More | Promise<More>): Scene<Known & More> {
    return new Scene<Known & More>(async (scene) => {
      const known = await this.#prepare(scene);
      return { ...known, ...(await add(known)) };
    }, this.#mend);
  }

  after(act: (known: Known) => unknown): Scene<Known> {
    return new Scene<Known>(async (scene) => {
      const known = await this.#prepare(scene);
      await act(known);
      return known;
    }, this.#mend);
  }

  /** The next steps, and the request, are another player's. */
  byNewcomer(guild?: Guild): Scene<Known & { readonly by: TestPlayer }> {
    return this.with(async ({ app }) => ({ by: await app.newPlayer(guild) }));
  }

  byAnna(): Scene<Known & { readonly by: TestPlayer }> {
    return this.with(({ anna: by }) => ({ by }));
  }

  coins(coins: number, tradable = 0): Scene<Known> {
    return this.after(({ app, by }) => leaveCoins(app, by, coins, tradable));
  }

  level(level: number): Scene<Known> {
    return this.after(({ app, by }) =>
      app.db.updateTable('players').set({ level }).where('id', '=', by.id).execute(),
    );
  }

  /** Without feed. */
  horse(wishes: HorseWishes = {}): Scene<Known & { readonly horse: string }> {
    return this.#withHorse(aHorse, wishes);
  }

  fedHorse(wishes: HorseWishes = {}): Scene<Known & { readonly horse: string }> {
    return this.#withHorse(aFedHorse, wishes);
  }

  #withHorse(buy: typeof aHorse, { months, change = {}, ...wishes }: HorseWishes) {
    return this.with(async ({ app, by }) => {
      const horse = await buy(by, wishes);
      const bornAt = months === undefined ? {} : { bornAt: bornAtAge(months, app.clock.now()) };
      const changes = { ...bornAt, ...change };
      if (Object.keys(changes).length > 0) await changeHorse(app.db, horse, changes);
      return { horse };
    });
  }

  /** After the refusal: undoes states that no call can cause. */
  mend(mend: (known: Known) => Promise<unknown>): Scene<Known> {
    return new Scene(this.#prepare, mend);
  }

  sends(input: Sent | ((known: Known) => Sent | Promise<Sent>) = {}): Provoke {
    return async (scene) => {
      const known = await this.#prepare(scene);
      const sent = typeof input === 'function' ? await input(known) : input;
      const mend = this.#mend;
      return { by: known.by, sent, ...(mend && { mend: () => mend(known) }) };
    };
  }

  /** As a visitor. */
  sendsSignedOut(input: Sent | ((known: Known) => Sent | Promise<Sent>)): Provoke {
    const send = this.sends(input);
    return async (scene) => {
      const { by: _, ...request } = await send(scene);
      return request;
    };
  }
}

/** With Juniper. */
export const anna = new Scene(async (scene) => ({ ...scene, by: scene.anna, horse: scene.juniper }));

export const newcomerOf = (guild?: Guild) =>
  new Scene(async (scene) => ({ ...scene, by: await scene.app.newPlayer(guild) }));

export const newcomer = newcomerOf();

export function dressageIn(minutes: number, level: ClassLevel = 1): string {
  const runsAt = new Date(TEST_START.getTime() + minutes * MINUTE);
  return houseShowId({ discipline: 'dressage', level, runsAt });
}

/** Tests start a minute after a half-hourly run. */
export const NEXT_SHOW = dressageIn(29);
