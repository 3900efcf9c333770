import { storeOf } from '../ui/store.ts';

/** Whether Home shows the player's profile, which is folded at first. */
export const profileIsOpen = storeOf(false);
