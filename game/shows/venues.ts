import { HOUR } from '../game-time.ts';
import { classIndex, type ClassLevel } from './classes.ts';
import { disciplineLabel, type Discipline } from './disciplines.ts';
import { readScheduledShow } from './scheduled-shows.ts';

/** By class, from village greens to royal grounds; chosen by the hour (docs/rules/shows.md#venues). */
const SHOWGROUNDS: readonly (readonly string[])[] = [
  ['Larch Hill', 'Fernley Green', 'Mill Meadow', 'Otter Bridge', 'Thornby Common', 'Little Wick'],
  ['Hollow Oak', 'Bellfield Green', 'Amber Hall', 'Fox Lane', 'Wether Down', 'Stonebarn'],
  ['Fernley Park', 'Ravensmoor', 'Cherry Orchard', 'Long Acre', 'Heron Lake', 'Tansy Hill'],
  ['Westerholt', 'Kings Langley', 'Marlow Fields', 'Elderbrook', 'Silverdale', 'Hartwell Park'],
  ['Castle Morrow', 'Windrush Park', 'Ashdown Court', 'Lindenhof', 'Clearwater', 'Saint Orell'],
  ['Grand Meadows', 'Belvoir Park', 'Highmoor', 'Rosenborg', 'Three Rivers', 'Oakhampton'],
  ['Royal Thornbury', 'Palace Green', 'Montreval', 'Falkenstein', 'Queensmere', 'Alder Royal'],
  ['Olympia Park', 'Crown Fields', 'Golden Mile', 'Sanssouci Park', 'Imperial Downs', 'Aurelia'],
];

/** The guide's, where all Meadow shows are. */
const MEADOW_GROUND = 'Ashdown';

const COURSES: Readonly<Record<Discipline, string>> = {
  dressage: 'the long arena',
  racing: 'the turf',
  halter: 'the walking ring',
  eventing: 'park and arena',
  jumping: 'the jumping ring',
  cross_country: 'the water and the woods',
  endurance: 'the ridge trail',
};

export interface Venue {
  /** "Larch Hill". */
  readonly showground: string;
  /** "the jumping ring". */
  readonly course: string;
}

/** Where a house show takes place. At a given hour of the day, a class is always at the same showground. */
export function venueOf(show: {
  readonly discipline: Discipline;
  readonly level: ClassLevel;
  readonly runsAt: Date;
}): Venue {
  const showgrounds = SHOWGROUNDS[classIndex(show.level)] ?? [];
  const hour = Math.floor(show.runsAt.getTime() / HOUR);
  const showground = showgrounds[((hour % showgrounds.length) + showgrounds.length) % showgrounds.length];
  if (showground === undefined) throw new RangeError(`No showground for class ${show.level}`);
  return { showground, course: COURSES[show.discipline] };
}

/** Null for a player show, which has no venue. */
export function venueOfShow(showId: string): Venue | null {
  const show = readScheduledShow(showId);
  if (show?.kind === 'meadow') return { showground: MEADOW_GROUND, course: COURSES[show.discipline] };
  return show === undefined ? null : venueOf(show);
}

/** House shows have a class, player shows ask for a level: "class 5", "level 5", "Meadow show". */
export function formatShowLevel(level: number, showId: string): string {
  const kind = readScheduledShow(showId)?.kind ?? 'player';
  if (kind === 'meadow') return 'Meadow show';
  return `${kind === 'player' ? 'level' : 'class'} ${level.toLocaleString('en-US')}`;
}

/** "Dressage at Larch Hill"; for a player show "Dressage". */
export function disciplineAt(discipline: Discipline, showId: string): string {
  const venue = venueOfShow(showId);
  return venue === null
    ? disciplineLabel(discipline)
    : `${disciplineLabel(discipline)} at ${venue.showground}`;
}
