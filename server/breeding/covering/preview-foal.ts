import type { z } from 'zod';
import type { previewFoal as contract } from '../../../contract/breeding/breeding.ts';
import { refuseDam, refuseSire, refuseTerms, registryFee } from '../../../game/breeding/breeding.ts';
import { likelyFoals } from '../../../game/breeding/likely-foals.ts';
import { toTenths, previewAptitude } from '../../../game/breeding/preview.ts';
import { lostToInbreeding } from '../../../game/horses/aptitude.ts';
import { breedName, breedOfFoal } from '../../../game/horses/breeds.ts';
import { carriedIn, shareNotTaken, type Health } from '../../../game/horses/genetics/health.ts';
import { gameteOdds } from '../../../game/horses/genetics/odds.ts';
import { foalInbreeding } from '../../../game/horses/inbreeding.ts';
import { refusePair, type PairRefusal } from '../../../game/market/pair-limit.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { maySeeGenes } from '../../horses/genetics/gene-sight.ts';
import { readKnownHealth } from '../../horses/health/health.ts';
import { readHorse, readOwnHorse, type NotOwn } from '../../horses/own-horse.ts';
import { hasFreeRegistryFee, readLevel, readPairSums } from '../../players/player.ts';
import { refusedByHouse } from '../stud/house-stud.ts';
import { countOpenRequestsOf, findStud, type StudRow } from '../stud/stud-queries.ts';
import { readValuesOf } from '../values/read-values.ts';
import { isCheckFree, nextBirth, type BreedingContext } from './cover.ts';
import { bodyOf, damOf, parentOf, gametesFor } from './parents.ts';
import { readHorseSummaries } from '../../horses/views/horse-summaries.ts';
import { problemOf } from './problem.ts';
import { breedOfRow } from '../../horses/horse-row.ts';

type Reply = z.input<(typeof contract)['reply']>;

/** A rich cross has thousands. */
const MOST_OUTCOMES = 12;
/** As many as a player takes in at a glance. */
const MOST_PICTURED = 6;
/** Rarer foals would promise too much; the likeliest is always shown. */
const LEAST_PICTURED = 1 / 200;

export async function previewFoal(
  db: Db,
  now: Date,
  breeding: BreedingContext,
  { playerId, mareId, stallionId }: { playerId: string; mareId: string; stallionId: string },
): Promise<Reply | NotOwn | Refusal<'STALLION_NOT_FOUND' | 'NOT_AT_STUD'>> {
  const mare = await readOwnHorse(db, mareId, playerId);
  if (isRefusal(mare)) return mare;
  const stallion = await readHorse(db, stallionId);
  if (!stallion) return refuse('STALLION_NOT_FOUND');
  const own = stallion.ownerId === playerId;
  const stud = own ? undefined : await findStud.first(db, { stallionId });
  if (!own && !stud) return refuse('NOT_AT_STUD', { name: stallion.name });

  const freeFee = own && (await hasFreeRegistryFee(db, playerId));
  const summaries = await readHorseSummaries(db, now, [mareId, stallionId]);
  const [mareSummary, stallionSummary] = [summaries.get(mareId), summaries.get(stallionId)];
  if (!mareSummary || !stallionSummary) throw new Error('A horse that was found has no summary');
  const inbreeding = foalInbreeding(await breeding.pedigrees(db, [mareId, stallionId]), stallionId, mareId);
  const seen = await maySeeGenes(db, playerId, [mareId, stallionId]);
  const odds = gameteOdds(
    gametesFor(stallion, seen.has(stallionId), now),
    gametesFor(mare, seen.has(mareId), now),
  );
  const related = { foal: inbreeding, sire: stallion.inbreeding, dam: mare.inbreeding };
  const pictured = odds.outcomes
    .slice(0, MOST_PICTURED)
    .filter(({ probability }, index) => index === 0 || probability >= LEAST_PICTURED);
  const [sireValues, damValues] = await Promise.all([
    readValuesOf(db, now, stallion),
    readValuesOf(db, now, mare),
  ]);
  const { foals, heightCm, values } = likelyFoals(pictured, {
    sire: { breed: breedOfRow(stallion), traits: stallion.traits, values: sireValues },
    dam: { breed: breedOfRow(mare), traits: mare.traits, values: damValues },
    inbreeding,
  });
  const open = await countOpenRequestsOf.first(db, { horseId: mareId });
  const problems = [
    stud && refuseTerms({ ownBreedOnly: stud.ownBreedOnly }, stallion, mare),
    refuseDam(damOf(mare, now), now),
    refuseSire(parentOf(stallion, now), now),
    open?.count ? refuse('ALREADY_REQUESTED', { name: mare.name }) : undefined,
    stud && !stud.ofHouse ? await pairProblem(db, now, playerId, stud) : undefined,
    stud?.ofHouse ? await refusedByHouse(db, now, breeding, { mare, stallion }) : undefined,
  ];
  return {
    mare: mareSummary,
    stallion: stallionSummary,
    problems: problems.filter((problem) => problem !== undefined).map(problemOf),
    fee: stud?.fee ?? registryFee(freeFee),
    atOnce: stud?.ofHouse ?? false,
    giftFoal: freeFee || (await isCheckFree(db, now, { mare, stallion })),
    breedName: breedName(breedOfFoal(breedOfRow(stallion), breedOfRow(mare))),
    inbreeding,
    aptitudeLost: toTenths(lostToInbreeding(inbreeding)),
    aptitude: previewAptitude(bodyOf(stallion), bodyOf(mare), related),
    odds: {
      exact: seen.size === 2,
      outcomes: odds.outcomes
        .slice(0, MOST_OUTCOMES)
        .map(({ name, probability }) => ({ color: name, probability })),
      more: Math.max(0, odds.outcomes.length - MOST_OUTCOMES),
      lethal: odds.lethal,
    },
    foals: foals.map(({ name, ...foal }) => ({ color: name, ...foal })),
    heightCm,
    values: [...values],
    health: healthAhead(await readKnownHealth(db, playerId, [mareId, stallionId]), mareId, stallionId),
    nextSeedHash: nextBirth(breeding, mare).seedHash,
  };
}

function healthAhead(
  known: ReadonlyMap<string, Health>,
  mareId: string,
  stallionId: string,
): Reply['health'] {
  const [mare, stallion] = [known.get(mareId), known.get(stallionId)];
  if (mare && stallion) return { notTaken: shareNotTaken(stallion, mare), carrier: null };
  const [one] = known;
  const carries = one !== undefined && carriedIn(one[1]).length > 0;
  return { notTaken: null, carrier: carries ? (one[0] === mareId ? 'mare' : 'stallion') : null };
}

async function pairProblem(
  db: Db,
  now: Date,
  playerId: string,
  stud: StudRow,
): Promise<PairRefusal | undefined> {
  const level = await readLevel(db, playerId);
  const sums = await readPairSums(db, now, { id: playerId, level }, stud.playerId);
  return refusePair({ ...sums, level, price: stud.fee });
}
