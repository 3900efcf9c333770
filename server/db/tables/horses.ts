import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { VetService } from '../../../game/care/vet-services.ts';
import type { ManeStyle } from '../../../game/horses/coat/look-values.ts';
import type { EventDetails, EventKind } from '../../../game/horses/history.ts';
import type { Nameplate } from '../../../game/cosmetics/nameplates.ts';
import type { Backdrop } from '../../../game/magic/backdrops.ts';
import type { Sex } from '../../../game/horses/age.ts';
import type { Traits } from '../../../game/horses/coat/traits.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import type { Grade } from '../../../game/shows/grades.ts';
import type { TackColour } from '../../../game/tack/tack-colours.ts';

export interface HorseTables {
  horses: HorseTable;
  genetic_insights: GeneticInsightTable;
  horse_events: HorseEventTable;
  boxed_horses: BoxedHorseTable;
  vet_requests: VetRequestTable;
  store_offers: StoreOfferTable;
}

interface HorseTable {
  id: string;
  /** The house while the horse waits for a home at the market. */
  owner_id: string;
  /** Prevents any sale. */
  locked: Generated<boolean>;
  name: string;
  breed: string;
  sex: Sex;
  genotype: string;
  genes_published: Generated<boolean>;
  traits: JSONColumnType<Traits>;
  /** Ten-thousandths of a point, in the order of DISCIPLINES. */
  aptitude: number[];
  skill: number[];
  /** Only gives the age; a foal's birth is on record in `covers` and `horse_events`. */
  born_at: Date;
  discipline: Discipline;
  level: Generated<number>;
  /** Its level when it came to its owner. */
  level_on_arrival: Generated<number>;
  xp: Generated<number>;
  /** Of the last house show, or the class that it was put back to. */
  class_level: Generated<number>;
  grade: Generated<Grade>;
  /** In the grade. */
  grade_points: Generated<number>;
  /** Starts in the grade since the last prize. */
  prizeless_starts: Generated<number>;
  /** Highest class and grade ever reached. */
  best_class: Generated<number>;
  best_grade: Generated<Grade>;
  /** Then a veteran below its level's class. */
  put_back: Generated<boolean>;
  /** Ten-thousandths of a point, at `happiness_at`. */
  happiness: number;
  happiness_at: Date;
  feed_expires_at: Date | null;
  /** On long bags until then. */
  long_feed_until: Date | null;
  /** Eats grass from then on; null in the stable. May lie ahead. */
  grass_from: Date | null;
  /** After pasture it trains and enters shows from then on. */
  works_from: Date | null;
  /** Last training, or the last show it is entered in; may lie ahead. */
  worked_at: Date | null;
  /** Trainings have been saved up since. */
  training_from: Date;
  vet_shots_until: Date | null;
  vet_check_until: Date | null;
  breeding_check_until: Date | null;
  /** With valid vet papers every second entry costs no happiness. */
  next_entry_calm: Generated<boolean>;
  starts_day: string | null;
  starts_today: Generated<number>;
  shows_entered: Generated<number>;
  earnings: Generated<number>;
  /** Both parents are known, or neither. */
  sire_id: string | null;
  dam_id: string | null;
  /** Owner of the dam at birth; null for store horses. */
  breeder_id: string | null;
  /** Wright's coefficient, 0 to below 1. */
  inbreeding: Generated<number>;
  /** 0 for store horses, else one more than the higher of the parents'. */
  generation: Generated<number>;
  covers: Generated<number>;
  foals_at: Date | null;
  rests_until: Date | null;
  /** Last day of a magic whistle. */
  whistled_day: string | null;
  /** Null: usual in the breed. */
  mane_style: ManeStyle | null;
  /** Behind the portrait; null: lit by the hour. */
  backdrop: Backdrop | null;
  nameplate: Generated<Nameplate>;
  /** Bought for the horse; so are its colours. */
  nameplates: Generated<Nameplate[]>;
  tack_colour: Generated<TackColour>;
  tack_colours: Generated<TackColour[]>;
  created_at: Date;
}

interface GeneticInsightTable {
  player_id: string;
  horse_id: string;
  how: 'free' | 'bought';
  at: Date;
}

interface HorseEventTable {
  horse_id: string;
  id: string;
  at: Date;
  kind: EventKind;
  details: JSONColumnType<EventDetails>;
  other_horse_id: string | null;
  player_id: string | null;
}

interface VetRequestTable {
  id: string;
  horse_id: string;
  player_id: string;
  service: VetService;
  price: number;
  requested_at: Date;
  completes_at: Date;
  status: ColumnType<'pending' | 'completed', 'pending' | undefined, 'completed'>;
}

interface StoreOfferTable {
  id: string;
  breed: string;
  tier: string;
  price: number;
  genotype: string;
  traits: JSONColumnType<Traits>;
  aptitude: number[];
  /** Does not age in the store. */
  age_in_months: number;
  created_at: Date;
}

/** Boxes at an earlier owner's, after a sale, until the horse moves again. */
interface BoxedHorseTable {
  horse_id: string;
  player_id: string;
  since: Date;
}
