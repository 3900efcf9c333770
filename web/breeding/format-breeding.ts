import { refuseDam, refuseSire, type DamRefusal, type SireRefusal } from '../../game/breeding/breeding.ts';
import { afterCut } from '../../game/ledger/coins.ts';
import { BREED_FROM, RETIRED_FROM } from '../../game/horses/age.ts';
import { counted, inCoins, inDigits } from '../ui/coins.tsx';
import { begunAt, dayAndTimeWithin } from '../ui/when.ts';
import { formatPercent } from '../ui/text.ts';
import type { BreedingState, FoalAhead, OwnHorse } from './use-breeding.ts';
import type { Box, StudRequest } from './requests/use-stud-requests.ts';

export const GIFT_FOAL_TEXT =
  'A breeding check or the registration was free, so the market never takes this foal, whoever owns it.';

export function formatInbreeding({
  inbreeding,
  aptitudeLost,
}: Pick<FoalAhead, 'inbreeding' | 'aptitudeLost'>): string {
  if (inbreeding === 0) return 'Not inbred: they share no ancestors.';
  return `${formatPercent(inbreeding)} inbred: costs about ${aptitudeLost} ${aptitudeLost === 1 ? 'point' : 'points'} of aptitude.`;
}

/** "6.25%, costs 1.3 points". */
export function inbreedingShort({
  inbreeding,
  aptitudeLost,
}: Pick<FoalAhead, 'inbreeding' | 'aptitudeLost'>): string {
  const percent = formatPercent(inbreeding);
  return aptitudeLost === 0 ? percent : `${percent}, costs ${counted(aptitudeLost, 'point')}`;
}

const TRY_AGAIN = 'If it happens you get your coins back and may try again tomorrow.';

/** An estimate below this is no reason to worry. */
const WORTH_SAYING = 0.01;

/** By the genes of the coat (docs/rules/breeding.md#did-not-take). Undefined if impossible or most unlikely. */
export function formatLethalRisk(lethal: number, exact: boolean): string | undefined {
  if (lethal < WORTH_SAYING) return undefined;
  return (
    `${formatPercent(lethal)} of their covers do not take: both ${exact ? 'carry' : 'may carry'} a pattern gene that a foal ` +
    `can have only once, like frame overo. ${TRY_AGAIN}`
  );
}

/** By both health tests. Undefined unless both are known and share something. */
export function formatHealthRisk({ notTaken }: FoalAhead['health']): string | undefined {
  if (notTaken === null || notTaken <= 0) return undefined;
  const how = notTaken === 0.25 ? '1 cover in 4' : `${formatPercent(notTaken)} of the covers`;
  const gene = notTaken === 0.25 ? 'the same hidden gene' : 'the same hidden genes';
  return `${how} of these two ${notTaken === 0.25 ? 'does' : 'do'} not take: both carry ${gene}. ${TRY_AGAIN}`;
}

/** What the tests say where there is nothing to warn about. Undefined: they say nothing. */
export function formatHealthAhead({
  mare,
  stallion,
  health: { notTaken, carrier },
}: Pick<FoalAhead, 'mare' | 'stallion' | 'health'>): string | undefined {
  if (notTaken === 0) return 'Their health tests share no gene that stops a cover.';
  if (carrier === null) return undefined;
  const [known, other] = carrier === 'mare' ? [mare, stallion] : [stallion, mare];
  return `${known.name} carries a hidden gene, and the health test of ${other.name} is not known. Most covers take.`;
}

export function formatStudIncome(fee: number): string {
  if (fee === 0) return 'You get nothing: the cover is free.';
  const got = afterCut(fee);
  return `You get ${inCoins(got)} for each cover: the house keeps 5%, ${inCoins(fee - got)}.`;
}

export function formatMoreCoats(more: number): string {
  return more === 1 ? 'and 1 other coat' : `and ${inDigits(more)} other coats`;
}

type Unfit = SireRefusal | DamRefusal;

/** Why an own horse cannot be the other parent; undefined if it can. */
export function formatUnfitReason(horse: OwnHorse, as: 'sire' | 'dam', now: Date): string | undefined {
  const instant = (date: string | null) => (date === null ? null : new Date(date));
  const parent = {
    name: horse.name,
    sex: horse.gender,
    ageInMonths: horse.ageInMonths,
    feedExpiresAt: instant(horse.feedExpiresAt),
    grassFrom: begunAt(horse.grassFrom),
    breedingCheckUntil: instant(horse.breedingCheckDate),
    foalsAt: instant(horse.foalsAt),
    restsUntil: instant(horse.restsUntil),
  };
  const unfit: Unfit | undefined = as === 'sire' ? refuseSire(parent, now) : refuseDam(parent, now);
  return unfit && UNFIT[unfit.refused](horse, now);
}

const UNFIT: Readonly<Record<Unfit['refused'], (horse: OwnHorse, now: Date) => string>> = {
  NOT_A_STALLION: () => 'Not a stallion',
  NOT_A_MARE: () => 'Not a mare',
  TOO_YOUNG_TO_BREED: () => `Too young: breeds from ${BREED_FROM / 12} years`,
  RETIRED_FROM_BREEDING: () => `Retired: breeds until ${RETIRED_FROM / 12} years`,
  NO_BREEDING_CHECK: () => 'No valid breeding check',
  PARENT_NOT_FED: () => 'Out of feed',
  IN_FOAL: ({ foalsAt }, now) =>
    foalsAt === null ? 'In foal' : `In foal until ${dayAndTimeWithin(new Date(foalsAt), now)}`,
  MARE_RESTS: ({ restsUntil }, now) =>
    restsUntil === null ? 'Resting' : `Rests until ${dayAndTimeWithin(new Date(restsUntil), now)}`,
};

/** Gives the dates of foaling and of the end of rest. */
export function whyNotNow(
  { problem, inFoal, restsUntil, missed }: BreedingState,
  now: Date,
): string | undefined {
  // She will not breed after foaling or rest either.
  if (problem?.code === 'RETIRED_FROM_BREEDING') return problem.message;
  if (inFoal)
    return `In foal to ${inFoal.stallionName} until ${dayAndTimeWithin(new Date(inFoal.foalsAt), now)}.`;
  if (problem?.code === 'MARE_RESTS' && restsUntil !== null)
    return missed
      ? `She did not take, and may be covered again ${dayAndTimeWithin(new Date(restsUntil), now)}.`
      : `She rests after her last cover until ${dayAndTimeWithin(new Date(restsUntil), now)}.`;
  return problem?.message;
}

/** Worded for requester or owner. */
export function formatOutcome({ status, fee }: Pick<StudRequest, 'status' | 'fee'>, box: Box): string {
  const text = OUTCOMES[status][box];
  const returned = box === 'sent' && fee > 0 && !['open', 'accepted'].includes(status);
  return returned ? `${text}: your fee came back` : text;
}

const OUTCOMES: Readonly<Record<StudRequest['status'], Readonly<Record<Box, string>>>> = {
  open: { received: 'Waiting for your answer', sent: 'Waiting for an answer' },
  accepted: { received: 'You accepted', sent: 'Accepted' },
  not_taken: { received: 'She did not take', sent: 'She did not take' },
  declined: { received: 'You declined', sent: 'Declined' },
  withdrawn: { received: 'Withdrawn', sent: 'You withdrew it' },
  expired: { received: 'You did not answer in time', sent: 'Nobody answered in time' },
  void: { received: 'No longer possible', sent: 'No longer possible' },
};

export function formatOpenRequests(count: number): string {
  return count === 0 ? 'No open requests' : counted(count, 'open request');
}
