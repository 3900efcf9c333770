import { DEFAULT_GUILD } from '../../game/guild-work/guilds.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import type { EquippedHorse } from './horse-row.ts';
import { genesSeenBy } from './genetics/genes-seen-by.ts';
import { reachedBy } from './reached-by.ts';

export const HORSE_COLUMNS = `horse.id, horse.owner_id, horse.locked, horse.name, horse.breed, horse.sex, horse.genotype, horse.genes_published,
  horse.traits, horse.form, horse.height_cm, horse.body_words, horse.expected_height_cm, horse.expected_body_words, horse.talent, horse.aptitude, horse.skill, horse.born_at, horse.discipline, horse.level, horse.level_on_arrival, horse.xp,
  horse.class_level, horse.grade, horse.grade_points, horse.prizeless_starts, horse.best_class, horse.best_grade, horse.put_back, horse.happiness, horse.happiness_at, horse.feed_expires_at,
  horse.long_feed_until, horse.ration_until, horse.grass_from, horse.works_from, horse.worked_at, horse.training_from, horse.vet_shots_until,
  horse.vet_check_until, horse.breeding_check_until, horse.next_entry_calm, horse.starts_day, horse.starts_today, horse.shows_entered,
  horse.earnings, horse.sire_id, horse.dam_id, horse.breeder_id, horse.inbreeding, horse.generation, horse.gift_foal, horse.covers,
  horse.foals_at, horse.rests_until, horse.whistled_day, horse.mane_style, horse.backdrop, horse.nameplate,
  horse.nameplates, horse.tack_colour, horse.tack_colours, horse.created_at`;

/** Horses at the market belong to the house, which is no player; they rest like a rider's. */
const GUILD = `coalesce(owner.guild, '${DEFAULT_GUILD}') as guild`;
const OWNED = `from horses horse left join players owner on owner.id = horse.owner_id`;
/** Read under the horse's lock. */
const WORN = `array(
   select jsonb_build_object('id', piece.id, 'type', piece.type, 'quality', piece.quality)
   from tack piece where piece.horse_id = horse.id) as worn`;
export const horsesWithGuild = (columns: string) => `select ${columns}, ${GUILD} ${OWNED}`;
const HORSE = horsesWithGuild(HORSE_COLUMNS);
const FOR_SALE = `(select jsonb_build_object('id', listing.id, 'price', listing.price) from listings listing
   where listing.horse_id = horse.id and listing.kind = 'horse') as listing`;

/** Ever taken over from the market. */
const RESCUED = `exists (
   select from horse_events event where event.horse_id = horse.id and event.kind = 'rescued') as rescued`;

export const findReachable = prepared(
  'horse_reachable',
  `select id from horses horse where id = :id and ${reachedBy(':viewerId?')}`,
);

export const findHorse = prepared('horse_find', `${HORSE} where horse.id = :id`);

export const findHorseSeenBy = prepared(
  'horse_find_seen',
  `select ${HORSE_COLUMNS}, ${GUILD}, ${genesSeenBy(':viewerId')} as genes_seen ${OWNED}
   where horse.id = :id and ${reachedBy(':viewerId')}`,
);

interface Relative {
  readonly id: string;
  readonly name: string;
  readonly level: number;
}

type Relation = 'sire' | 'dam' | 'siresSire' | 'siresDam' | 'damsSire' | 'damsDam';

export interface HorseWithPedigree extends EquippedHorse {
  /** Null for store horses. */
  readonly pedigree: Readonly<Record<Relation, Relative | null>>;
}

const RELATIVE = (table: string) =>
  `case when ${table}.id is not null
     then jsonb_build_object('id', ${table}.id, 'name', ${table}.name, 'level', ${table}.level) end`;

export const findHorseWithPedigree = prepared(
  'horse_with_pedigree',
  `select ${HORSE_COLUMNS}, ${GUILD}, ${genesSeenBy(':viewerId')} as genes_seen, ${WORN}, ${FOR_SALE}, ${RESCUED},
     jsonb_build_object('sire', ${RELATIVE('sire')}, 'dam', ${RELATIVE('dam')},
     'siresSire', ${RELATIVE('sires_sire')}, 'siresDam', ${RELATIVE('sires_dam')},
     'damsSire', ${RELATIVE('dams_sire')}, 'damsDam', ${RELATIVE('dams_dam')}) as pedigree
   ${OWNED}
   left join horses sire on sire.id = horse.sire_id
   left join horses dam on dam.id = horse.dam_id
   left join horses sires_sire on sires_sire.id = sire.sire_id
   left join horses sires_dam on sires_dam.id = sire.dam_id
   left join horses dams_sire on dams_sire.id = dam.sire_id
   left join horses dams_dam on dams_dam.id = dam.dam_id
   where horse.id = :id`,
);

/** Read the horse afterwards: a statement that waited sees the owner's guild of before the wait. */
export const lockHorse = prepared('horse_lock', `select from horses where id = :id for update`);

/** By id, the order of arrival. */
export const findHorsesOf = prepared(
  'horses_of',
  `select ${HORSE_COLUMNS}, ${GUILD}, ${genesSeenBy(':ownerId')} as genes_seen, ${WORN}, ${FOR_SALE}, ${RESCUED} ${OWNED}
   where horse.owner_id = :ownerId and (:after::uuid is null or horse.id > :after) order by horse.id limit :limit`,
);

/** By id, the order of arrival. */
export const findHorsesInTack = prepared(
  'horses_in_tack',
  `${horsesWithGuild(`${HORSE_COLUMNS}, ${WORN}`)} where horse.owner_id = :ownerId order by horse.id limit :limit`,
);

/** Without those that were born before and are on pasture. */
export const findHerdInTack = prepared(
  'horses_herd_in_tack',
  `${horsesWithGuild(`${HORSE_COLUMNS}, ${WORN}`)}
   where horse.owner_id = :ownerId and (horse.born_at > :retiredBornAt or horse.grass_from is null)
   order by horse.id limit :limit`,
);

export const updateName = prepared('horse_rename', `update horses set name = :name where id = :id`);

export const findHorsesByIds = prepared(
  'horses_find',
  `${HORSE} where horse.id = any(:ids::uuid[]) order by horse.id`,
);

/** Read the horses afterwards, as after `lockHorse`. */
export const lockHorsesByIds = prepared(
  'horses_lock',
  `select from horses where id = any(:ids::uuid[]) order by id for update`,
);

/** Horses at the market have no owner's name. */
export type SummaryRow = RowOf<typeof findSummaryRows>;

export const findSummaryRows = prepared(
  'horse_cards',
  `select horse.id, horse.owner_id, horse.name, horse.breed, horse.sex, horse.level, horse.genotype, horse.traits,
     horse.form, horse.expected_height_cm, horse.expected_body_words, horse.born_at, horse.mane_style, horse.nameplate, owner.username
   from horses horse left join players owner on owner.id = horse.owner_id where horse.id = any(:ids::uuid[])`,
);

export type DescentRow = RowOf<typeof findDescents>;

/** No rows for store horses. */
export const findDescents = prepared(
  'horse_descents',
  `select id, sire_id, dam_id, inbreeding, generation from horses where id = any(:ids::uuid[]) and sire_id is not null`,
).as<{ sireId: string; damId: string }>();

export const hasRescue = prepared(
  'horse_rescued',
  `select from horse_events where horse_id = :horseId and kind = 'rescued' limit 1`,
);

/** The last to rename the horse, else its breeder or first buyer. No row if that was the house. */
export const findNamer = prepared(
  'horse_namer',
  `select horse.name, player.id as player_id from horses horse
   join players player on player.id = coalesce(
     (select player_id from horse_events where horse_id = :horseId and kind = 'renamed' order by id desc limit 1),
     (select player_id from horse_events where horse_id = :horseId and kind in ('bought', 'born') order by id limit 1),
     horse.owner_id)
   where horse.id = :horseId`,
);

/** In its own events, and in those of its mates and foals. `from` and `to` are JSON strings. */
export const replaceNameInEvents = prepared(
  'horse_events_rename',
  `with foals as (
     select id, sire_id, dam_id from horses where sire_id = :horseId
     union all select id, sire_id, dam_id from horses where dam_id = :horseId),
   family as (
     select :horseId::uuid as id union select id from foals union select sire_id from foals union select dam_id from foals
     union select other_horse_id from horse_events where horse_id = :horseId)
   update horse_events set details = replace(details::text, :from, :to)::jsonb
   where horse_id in (select id from family) and strpos(details::text, :from) > 0`,
);
