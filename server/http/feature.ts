import type { Job } from '../clock/jobs.ts';
import type { Serve, Server } from './serve.ts';

/** What a feature adds to the game. `app.ts` lists them. */
export interface Feature {
  /** Answers its calls. */
  readonly routes?: (serve: Serve, server: Server) => void | Promise<void>;
  readonly jobs?: readonly Job[];
  /** Stops what runs beside the calls; awaited after the last call. */
  readonly close?: () => Promise<void>;
}
