import type { Sex } from '../../game/horses/age.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { ToastContent } from '../ui/toasts.ts';
import type { StoreOffer } from './use-store.ts';

export interface WantedHorse {
  readonly breedId: string;
  readonly offer: StoreOffer | null;
  readonly name: string;
  readonly gender: Sex;
  readonly discipline: Discipline | null;
}

export const NOTHING_CHOSEN: WantedHorse = {
  breedId: '',
  offer: null,
  name: '',
  gender: 'mare',
  discipline: null,
};

export interface ChosenHorse extends WantedHorse {
  readonly offer: StoreOffer;
  readonly discipline: Discipline;
}

export function isChosen(wanted: WantedHorse): wanted is ChosenHorse {
  return missingStep(wanted) === undefined;
}

export function missingStep({ offer, name, discipline }: WantedHorse): ToastContent | undefined {
  if (offer === null) return { title: 'Selection Required', description: 'Please select a horse color' };
  if (name.trim() === '')
    return { title: 'Name Required', description: 'Please enter a name for your horse' };
  if (discipline === null) return { title: 'Discipline Required', description: 'Please select a discipline' };
  return undefined;
}
