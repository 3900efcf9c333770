import type { Job } from '../clock/jobs.ts';
import type { Serve, Server } from './serve.ts';

/** What a feature adds to the game. `app.ts` lists them. */
export interface Feature {
  /** Answers its calls. */
  readonly routes?: (serve: Serve, server: Server) => void | Promise<void>;
  readonly jobs?: readonly Job[];
  /** Ends what runs beside the calls; awaited once no call comes any more. */
  readonly close?: () => Promise<void>;
}
