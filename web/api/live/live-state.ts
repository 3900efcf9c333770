import { storeOf } from '../../ui/store.ts';

/** `none`: no stream, only polling. `down` only after some seconds. */
export const liveState = storeOf<'up' | 'down' | 'none'>('up');
