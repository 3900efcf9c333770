import { storeOf } from '../ui/store.ts';
import { CallRefused } from './call-refused.ts';

/** Whether a guest is asked for a name and a password. */
export const asksToKeep = storeOf(false);

/** Refused because guests may not do it. */
export const needsKeeping = (error: unknown): boolean =>
  error instanceof CallRefused && error.code === 'KEEP_FIRST';
