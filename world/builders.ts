import { FIRST_BOXES } from '../game/horses/boxes.ts';
import { randomBytes } from 'node:crypto';
import { START_BALANCE } from '../game/ledger/coins.ts';
import { bornAtAge, BREED_FROM } from '../game/horses/age.ts';
import { APTITUDE_POINT } from '../game/horses/aptitude.ts';
import { genotypeOf, storeGenotype, type LivingGenotype } from '../game/horses/genetics/genotype.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../game/guild-work/training-bank.ts';
import { HAPPINESS_MAX } from '../game/horses/happiness.ts';
import { PLAIN_TRAITS } from '../game/horses/coat/traits.ts';
import { DISCIPLINES } from '../game/shows/disciplines.ts';
import { houseShowId, type HouseShow } from '../game/shows/house-shows.ts';
import { newId } from '../server/db/new-id.ts';
import { usernameKey } from '../server/players/username-key.ts';
import { houseShowRow } from '../server/shows/show-queries.ts';
import type { Row } from './rows.ts';

/*
 * Complete rows for tests, which give only relevant fields: `aHorse({ level: 5 })`. `insertRows` stores them;
 * `server/audit/` checks that they fit together.
 */

const BUILT_AT = new Date('2030-05-01T08:00:00Z');

export function aPlayer(overrides: Partial<Row<'players'>> = {}): Row<'players'> {
  const { id = newId(BUILT_AT), created_at = BUILT_AT } = overrides;
  const username = overrides.username ?? `Rider ${id.slice(-12)}`;
  return {
    id,
    username,
    username_key: usernameKey(username),
    guild: 'rider',
    level: 1,
    xp: 0,
    house_starts_day: null,
    house_starts: 0,
    active_entries: 0,
    salary_day: null,
    last_seen_at: created_at,
    away_from: null,
    free_insights: 1,
    guild_changed_at: null,
    craft_skill: 0,
    crafted_at: null,
    crafts: 0,
    premium_until: null,
    boxes: FIRST_BOXES,
    username_changed_at: null,
    deleted_at: null,
    created_at,
    ...overrides,
  };
}

export function anAccount(overrides: Partial<Row<'accounts'>> = {}): Row<'accounts'> {
  const { id = newId(BUILT_AT) } = overrides;
  const email = overrides.email ?? `${id}@example.org`;
  return {
    id,
    email,
    email_key: email.toLowerCase(),
    password_hash: 'matches no password',
    birth_year: null,
    email_confirmed_at: BUILT_AT,
    created_at: BUILT_AT,
    ...overrides,
  };
}

/** No entries. The id is the player's. */
export function aPurse(overrides: Partial<Row<'ledger_accounts'>> = {}): Row<'ledger_accounts'> {
  return { id: newId(BUILT_AT), kind: 'purse', ...START_BALANCE, entries: 0, ...overrides };
}

/** Bay: E/E A/A, else n/n. */
const PLAIN_GENOTYPE = storeGenotype(genotypeOf(() => 0) as LivingGenotype);

export function aHorse(overrides: Partial<Row<'horses'>> = {}): Row<'horses'> {
  const { created_at = BUILT_AT } = overrides;
  return {
    id: newId(created_at),
    owner_id: newId(created_at),
    locked: false,
    name: 'Juniper',
    breed: 'hanoverian',
    sex: 'mare',
    genotype: PLAIN_GENOTYPE,
    genes_published: false,
    traits: PLAIN_TRAITS,
    aptitude: DISCIPLINES.map(() => 50 * APTITUDE_POINT),
    skill: DISCIPLINES.map(() => 0),
    born_at: bornAtAge(BREED_FROM, created_at),
    discipline: 'dressage',
    level: 1,
    level_on_arrival: 1,
    xp: 0,
    class_level: 1,
    grade: 'bronze' as const,
    grade_points: 0,
    prizeless_starts: 0,
    best_class: 1,
    best_grade: 'bronze' as const,
    put_back: false,
    happiness: HAPPINESS_MAX,
    happiness_at: created_at,
    feed_expires_at: null,
    long_feed_until: null,
    grass_from: null,
    works_from: null,
    worked_at: null,
    training_from: bankWith(BANKED_ON_ARRIVAL, created_at),
    vet_shots_until: null,
    vet_check_until: null,
    breeding_check_until: null,
    next_entry_calm: false,
    starts_day: null,
    starts_today: 0,
    shows_entered: 0,
    earnings: 0,
    sire_id: null,
    dam_id: null,
    breeder_id: null,
    inbreeding: 0,
    generation: 0,
    covers: 0,
    foals_at: null,
    rests_until: null,
    whistled_day: null,
    mane_style: null,
    backdrop: null,
    nameplate: 'brass' as const,
    nameplates: [],
    tack_colour: 'oak' as const,
    tack_colours: [],
    created_at,
    ...overrides,
  };
}

const NEXT_DRESSAGE: HouseShow = {
  discipline: 'dressage',
  level: 1,
  runsAt: new Date('2030-05-01T08:30:00Z'),
};

/** Values of a show before its run. */
export const NOT_RUN = {
  seed: null,
  entries_hash: null,
  rules_version: null,
  purse_index: null,
  counts: true,
  returned: null,
  fees_kept: 0,
  entered: null,
  heats: null,
} as const;

/** Open house show. Verifiable only with the world's secret. */
export function aShow(
  { secret = new Uint8Array(32), run = NEXT_DRESSAGE }: { secret?: Uint8Array; run?: HouseShow } = {},
  overrides: Partial<Row<'shows'>> = {},
): Row<'shows'> {
  return {
    ...houseShowRow(secret, houseShowId(run), run),
    status: 'open',
    created_at: null,
    ...NOT_RUN,
    ...overrides,
  };
}

export function anEntry(
  show: Pick<Row<'shows'>, 'id' | 'discipline' | 'level' | 'runs_at' | 'entry_fee'>,
  overrides: Partial<Row<'show_entries'>> = {},
): Row<'show_entries'> {
  const { entered_at = BUILT_AT } = overrides;
  return {
    id: newId(entered_at),
    show_id: show.id,
    horse_id: newId(entered_at),
    player_id: newId(entered_at),
    discipline: show.discipline,
    level: show.level,
    runs_at: show.runs_at,
    status: 'pending',
    fee: show.entry_fee,
    fee_tradable: 0,
    creator_id: null,
    grade: null,
    veteran: false,
    entropy: randomBytes(16).toString('hex'),
    entered_at,
    entry_xp: 10,
    place_xp: null,
    place: null,
    field_size: null,
    score: null,
    prize: null,
    result: null,
    ...overrides,
  };
}
