import { FIRST_BOXES } from '../../../game/horses/boxes.ts';
import { randomBytes } from 'node:crypto';
import { START_BALANCE } from '../../../game/ledger/coins.ts';
import { bornAtAge, BREED_FROM } from '../../../game/horses/age.ts';
import { APTITUDE_POINT } from '../../../game/horses/aptitude.ts';
import { genomeWith, storeGenome } from '../../../game/horses/genetics/strands.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../../../game/guild-work/training-bank.ts';
import { HAPPINESS_MAX } from '../../../game/horses/happiness.ts';
import { plainBody } from '../../../game/horses/form/plain-body.ts';
import { PLAIN_TRAITS } from '../../../game/horses/coat/traits.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { houseShowId, type HouseShow } from '../../../game/shows/house-shows.ts';
import { bodyColumns } from '../../horses/body-columns.ts';
import { breedOfRow } from '../../horses/horse-row.ts';
import { newId } from '../../db/new-id.ts';
import { usernameKey } from '../../players/username-key.ts';
import { scheduledShowRow } from '../../shows/show-queries.ts';
import type { Row } from './row-queries.ts';

/*
 * Complete rows for tests, which give only relevant fields: `aHorse({ level: 5 })`. `insertRows` stores them;
 * `server/audit/` checks that they fit together.
 */

const BUILT_AT = new Date('2030-05-01T08:00:00Z');

export function aPlayer(overrides: Partial<Row<'players'>> = {}): Row<'players'> {
  const { id = newId(BUILT_AT), createdAt = BUILT_AT } = overrides;
  const username = overrides.username ?? `Rider ${id.slice(-12)}`;
  return {
    id,
    username,
    usernameKey: usernameKey(username),
    guild: 'rider',
    level: 1,
    xp: 0,
    houseStartsDay: null,
    houseStarts: 0,
    meadowStarts: 0,
    activeEntries: 0,
    salaryDay: null,
    lastSeenAt: createdAt,
    awayFrom: null,
    freeInsights: 1,
    freeBreedingCheck: true,
    freeRegistryFee: true,
    guildChangedAt: null,
    craftSkill: 0,
    craftedAt: null,
    crafts: 0,
    premiumUntil: null,
    boxes: FIRST_BOXES,
    showsEverything: false,
    gate: null,
    usernameChangedAt: null,
    guestUntil: null,
    gateName: null,
    deletedAt: null,
    houseStable: null,
    createdAt,
    ...overrides,
  };
}

export function anAccount(overrides: Partial<Row<'accounts'>> = {}): Row<'accounts'> {
  const { id = newId(BUILT_AT) } = overrides;
  const email = overrides.email ?? `${id}@example.org`;
  return {
    id,
    email,
    emailKey: email.toLowerCase(),
    passwordHash: 'matches no password',
    birthYear: null,
    emailConfirmedAt: BUILT_AT,
    createdAt: BUILT_AT,
    ...overrides,
  };
}

/** No entries. The id is the player's. */
export function aPurse(overrides: Partial<Row<'ledger_accounts'>> = {}): Row<'ledger_accounts'> {
  return { id: newId(BUILT_AT), kind: 'purse', ...START_BALANCE, entries: 0, ...overrides };
}

/** Bay: E/E A/A, else n/n. */
const PLAIN_GENOTYPE = storeGenome(genomeWith());

const PLAIN_APTITUDE = DISCIPLINES.map(() => 50 * APTITUDE_POINT);

export function aHorse(overrides: Partial<Row<'horses'>> = {}): Row<'horses'> {
  const {
    createdAt = BUILT_AT,
    breed = 'hanoverian',
    traits = PLAIN_TRAITS,
    aptitude = PLAIN_APTITUDE,
  } = overrides;
  const plain = plainBody(breedOfRow({ breed }), aptitude);
  const form = overrides.form ?? [...plain.form];
  return {
    id: newId(createdAt),
    ownerId: newId(createdAt),
    locked: false,
    name: 'Juniper',
    breed,
    sex: 'mare',
    genotype: PLAIN_GENOTYPE,
    genesPublished: false,
    traits,
    form,
    ...bodyColumns({ breed, traits, form }),
    talent: [...plain.talent],
    aptitude,
    skill: DISCIPLINES.map(() => 0),
    bornAt: bornAtAge(BREED_FROM, createdAt),
    discipline: 'dressage',
    level: 1,
    levelOnArrival: 1,
    xp: 0,
    classLevel: 1,
    grade: 'bronze' as const,
    gradePoints: 0,
    prizelessStarts: 0,
    bestClass: 1,
    bestGrade: 'bronze' as const,
    putBack: false,
    happiness: HAPPINESS_MAX,
    happinessAt: createdAt,
    feedExpiresAt: null,
    longFeedUntil: null,
    rationUntil: null,
    grassFrom: null,
    worksFrom: null,
    workedAt: null,
    trainingFrom: bankWith(BANKED_ON_ARRIVAL, createdAt),
    vetShotsUntil: null,
    vetCheckUntil: null,
    breedingCheckUntil: null,
    nextEntryCalm: false,
    startsDay: null,
    startsToday: 0,
    showsEntered: 0,
    earnings: 0,
    sireId: null,
    damId: null,
    breederId: null,
    inbreeding: 0,
    generation: 0,
    giftFoal: false,
    covers: 0,
    foalsAt: null,
    restsUntil: null,
    whistledDay: null,
    maneStyle: null,
    backdrop: null,
    nameplate: 'brass' as const,
    nameplates: [],
    tackColour: 'oak' as const,
    tackColours: [],
    createdAt,
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
  entriesHash: null,
  rulesVersion: null,
  purseIndex: null,
  counts: true,
  invitesHouse: false,
  returned: null,
  feeCut: 0,
  entered: null,
  heats: null,
} as const;

/** Open house show. Verifiable only with the world's secret. */
export function aShow(
  { secret = new Uint8Array(32), run = NEXT_DRESSAGE }: { secret?: Uint8Array; run?: HouseShow } = {},
  overrides: Partial<Row<'shows'>> = {},
): Row<'shows'> {
  return {
    ...scheduledShowRow(secret, houseShowId(run), { kind: 'house', ...run }),
    status: 'open',
    createdAt: null,
    ...NOT_RUN,
    ...overrides,
  };
}

export function anEntry(
  show: Pick<Row<'shows'>, 'id' | 'discipline' | 'level' | 'runsAt' | 'entryFee'>,
  overrides: Partial<Row<'show_entries'>> = {},
): Row<'show_entries'> {
  const { enteredAt = BUILT_AT } = overrides;
  return {
    id: newId(enteredAt),
    showId: show.id,
    horseId: newId(enteredAt),
    playerId: newId(enteredAt),
    discipline: show.discipline,
    level: show.level,
    runsAt: show.runsAt,
    status: 'pending',
    fee: show.entryFee,
    feeTradable: 0,
    creatorId: null,
    grade: null,
    veteran: false,
    entropy: randomBytes(16).toString('hex'),
    enteredAt,
    entryXp: 10,
    placeXp: null,
    place: null,
    fieldSize: null,
    score: null,
    prize: null,
    result: null,
    ...overrides,
  };
}
