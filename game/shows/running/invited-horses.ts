import { classOfLevel } from '../classes.ts';
import { INVITE_BELOW, INVITED } from '../player-show-terms.ts';
import { showDraws } from '../proof/proof.ts';
import { fieldOfGrade } from './house-field.ts';
import { houseHorses, type HouseHorse } from './house-horses.ts';

interface PlayerShowThatRan {
  readonly seed: Uint8Array;
  readonly entriesHash: string;
  readonly level: number;
  readonly entered: number;
  readonly invitesHouse: boolean;
}

/** The best first. They start outside the competition: the result of the show does not know them. */
export function invitedHorses(show: PlayerShowThatRan): HouseHorse[] {
  if (!show.invitesHouse || show.entered === 0 || show.entered >= INVITE_BELOW) return [];
  const rng = showDraws(show.seed, show.entriesHash).houseRng(1);
  const field = fieldOfGrade(classOfLevel(show.level).level, 'bronze');
  return houseHorses(rng, field, INVITED).toSorted((one, other) => other.sheet.score - one.sheet.score);
}
