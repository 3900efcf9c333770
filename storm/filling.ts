import type { Rng } from '../game/rng.ts';
import type { Bot } from './bot.ts';
import type { CallInput } from './requests.ts';
import type { Seen } from './memory.ts';

/** undefined: the bot has not seen enough. */
export type Inform = (filling: Filling) => CallInput | undefined;

/** An input being filled in. */
export interface Filling {
  readonly rng: Rng;
  readonly bot: Bot;
  readonly others: readonly Bot[];
  readonly route: string;
  /** World time, in milliseconds. */
  readonly now: number;
  /** Things that the input names so far, which also supply prices and dates. */
  readonly named: Seen[];
}
