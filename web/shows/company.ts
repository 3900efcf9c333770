import { INVITE_BELOW, INVITED } from '../../game/shows/player-show-terms.ts';

/** For the creator, and for those who may enter. */
export const COMPANY = `If fewer than ${INVITE_BELOW} enter, ${INVITED} house horses come for company. They take no place and no prize.`;
