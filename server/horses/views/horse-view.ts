import type { z } from 'zod';
import type { Horse, listHorses } from '../../../contract/horses/horses.ts';
import { feedLeftDisplay, feedLeftHours } from '../../../game/care/hunger.ts';
import { feedClock } from '../../../game/care/pasture.ts';
import { trainingBank } from '../../../game/guild-work/training-bank.ts';
import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { ageInMonths, formatAge, RETIRED_FROM } from '../../../game/horses/age.ts';
import { breedName, maneStyleOf } from '../../../game/horses/breeds.ts';
import { happinessLimit, happinessNow, happinessPoints } from '../../../game/horses/happiness.ts';
import { xpToNextLevel } from '../../../game/players/level.ts';
import { utcDay } from '../../../game/game-time.ts';
import {
  countToday,
  HORSE_STARTS_PER_DAY,
  startsSpentUntil,
} from '../../../game/shows/entering/entry-limits.ts';
import { mayPutBack, pointsToPromote } from '../../../game/shows/grades.ts';
import { QUALITY_PERCENT } from '../../../game/tack/quality.ts';
import { TACK_TYPES } from '../../../game/tack/tack.ts';
import { fairHorsePrice } from '../../../game/trade/worth.ts';
import { coatView } from './coat-view.ts';
import { geneticsSeen } from '../genetics/gene-sight.ts';
import { type EquippedHorse, type SightedHorse, breedOfRow } from '../horse-row.ts';
import { moodOf, skillsOf, standingOf } from '../state/horse-state.ts';
import { strengthsOf } from '../state/strengths.ts';

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** Alleles only if the owner may see them. */
export function horseView(
  horse: SightedHorse & Partial<Pick<EquippedHorse, 'worn'>>,
  now: Date,
): z.input<typeof Horse> {
  const breed = breedOfRow(horse);
  const age = ageInMonths(horse.bornAt, now);
  const { banked, nextAt } = trainingBank(horse.trainingFrom, now);
  const mood = moodOf(horse);
  const happiness = happinessNow(mood, GUILD_ROWS[horse.guild].restPerDay, now);
  const today = utcDay(now);
  const feedAt = feedClock({ grassFrom: horse.grassFrom, bornAt: horse.bornAt }, now);
  const shown = horse.startsDay !== null && horse.startsDay === today;
  const starts = countToday(horse.startsDay, horse.startsToday, today);
  const { genotype, traits, form, maneStyle, worn } = horse;
  const coat = coatView({
    genotype,
    traits,
    form,
    breed,
    ageInMonths: age,
    maneStyle,
    shown,
    ...(worn && { worn: { pieces: worn, colour: horse.tackColour } }),
  });
  return {
    id: horse.id,
    ownerId: horse.ownerId,
    damId: horse.damId,
    locked: horse.locked,
    giftFoal: horse.giftFoal,
    name: horse.name,
    breed: breedName(breed),
    breedId: breed,
    breedName: breedName(breed),
    gender: horse.sex,
    look: coat.look,
    color: coat.color,
    description: coat.description,
    maneColor: coat.maneColor,
    faceMarking: coat.faceMarking,
    legMarkings: coat.legMarkings,
    genetics: geneticsSeen(horse),
    genesPublished: horse.genesPublished,
    level: horse.level,
    xp: horse.xp,
    xpToNextLevel: xpToNextLevel(horse.level),
    discipline: horse.discipline,
    skills: skillsOf(horse),
    standing: standingView(horse),
    trainingsBanked: banked,
    nextTrainingAt: iso(nextAt),
    happiness: happinessPoints(happiness),
    happinessLimit: happinessPoints(happinessLimit(mood, now)),
    ageInMonths: age,
    age: formatAge(age),
    retired: age >= RETIRED_FROM,
    shownToday: shown,
    startsLeft: HORSE_STARTS_PER_DAY - starts,
    startsSpentUntil: iso(startsSpentUntil(starts, HORSE_STARTS_PER_DAY, now)),
    feedExpiresAt: iso(horse.feedExpiresAt),
    longFeedUntil: iso(horse.longFeedUntil),
    rationUntil: iso(horse.rationUntil),
    feedLeftHours: feedLeftHours(horse.feedExpiresAt, feedAt),
    feedLeftDisplay: feedLeftDisplay(horse.feedExpiresAt, feedAt),
    grassFrom: iso(horse.grassFrom),
    worksFrom: iso(horse.worksFrom),
    vetShotsDate: iso(horse.vetShotsUntil),
    vetCheckDate: iso(horse.vetCheckUntil),
    breedingCheckDate: iso(horse.breedingCheckUntil),
    foalsAt: iso(horse.foalsAt),
    restsUntil: iso(horse.restsUntil),
    whistledToday: horse.whistledDay === today,
    maneStyle: horse.maneStyle ?? maneStyleOf(breed, false),
    backdrop: horse.backdrop,
    nameplate: horse.nameplate,
    nameplates: horse.nameplates,
    tackColour: horse.tackColour,
    tackColours: horse.tackColours,
  };
}

export function equippedView(horse: EquippedHorse, now: Date): z.input<typeof listHorses.reply>[number] {
  const worn = horse.worn.toSorted((a, b) => TACK_TYPES.indexOf(a.type) - TACK_TYPES.indexOf(b.type));
  const equippedTack = worn.map(({ id, type, quality }) => ({
    id,
    type,
    quality: quality / QUALITY_PERCENT,
  }));
  // Not spread: V8 serializes such copies slowly.
  const sale = {
    forSale: horse.listing !== null,
    price: horse.listing?.price ?? null,
    listingId: horse.listing?.id ?? null,
    fairPrice: fairHorsePrice({
      breed: breedOfRow(horse),
      aptitude: horse.aptitude,
      generation: horse.generation,
      rescued: horse.rescued,
    }),
  };
  return Object.assign(horseView(horse, now), { equippedTack, strengths: strengthsOf(horse, now) }, sale);
}

function standingView(horse: SightedHorse) {
  const standing = standingOf(horse);
  const { classLevel, grade } = standing;
  return {
    ...standing,
    pointsNeeded: pointsToPromote(classLevel, grade),
    mayPutBack: mayPutBack(standing),
  };
}
