import { happinessPoints } from '../../../game/horses/happiness.ts';
import { PART_POINTS } from '../../../game/shows/running/scoring.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import type { PlacedHorse, ShownShow } from './use-show.ts';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { formatPoints } from '../../ui/format-points.ts';

type Placed = Pick<PlacedHorse, 'name' | 'place' | 'score' | 'raw' | 'points' | 'happiness'>;

/** "+2.13%", "−4%", from millionths. */
export function signedPercent(millionths: number): string {
  const percent = Math.round(Math.abs(millionths) / 100) / 100;
  return `${millionths < 0 ? '−' : '+'}${percent}%`;
}

/** "0.9496": the factor, rounded like its percentage. */
export function happinessFactor(happiness: number): string {
  return (Math.round(happiness / 100) / TEN_THOUSAND).toFixed(4);
}

/** Gains that would have won the next place; empty for the winner. */
export function formatGains(horse: Placed, before: Placed | undefined): string[] {
  if (!before || horse.score === 0) return [];
  // One ten-thousandth more is enough: scores decide, except for exact ties.
  const needed = before.score + 1;
  const more = (horse.raw * (needed - horse.score)) / horse.score;
  const place = ordinal(before.place);
  return [
    `${before.name} came ${place}, ${formatPoints(before.score - horse.score)} ahead. ${inHundredths(more)} more points before happiness, guild and luck would have won ${place}.`,
    ...formatTackGain(horse, more, place),
    ...formatHappinessGain(horse, needed),
  ];
}

/** 1% of one piece is a sixth of a percent of the tack's points. */
function formatTackGain({ points }: Placed, more: number, place: string): string[] {
  if (points.tack + more > PART_POINTS.tack * TEN_THOUSAND) return [];
  const quality = Math.ceil((more * 6 * 100) / (PART_POINTS.tack * TEN_THOUSAND));
  return [`Tack ${quality}% better, all pieces together, would have won ${place}.`];
}

function formatHappinessGain({ happiness, score }: Placed, needed: number): string[] {
  const now = happinessPoints(happiness);
  // Rounded, the present happiness may already look sufficient.
  const enough = Math.max(now + 1, Math.ceil((happiness * needed) / score / TEN_THOUSAND));
  if (enough > 100) return [];
  return [`Being ${enough}% happy would have done it too.`];
}

type InHeat = Pick<PlacedHorse, 'name' | 'place' | 'score'>;

/** "By 0.94 points.", or the lead of the horse before it. */
export function formatMargin({ place, score }: InHeat, rows: readonly InHeat[]): string {
  const next = rows.find((other) => other.place === (place === 1 ? 2 : place - 1));
  if (next === undefined) return '';
  if (place === 1) return `By ${formatPoints(score - next.score)} points.`;
  return `${formatPoints(next.score - score)} points behind ${next.name}.`;
}

const LIST = new Intl.ListFormat('en-GB');

/** "212 coins, 150 XP and 5 grading points." Empty for nothing. */
export function formatGained({
  prize,
  xpEarned,
  gradePoints,
}: Pick<PlacedHorse, 'prize' | 'xpEarned' | 'gradePoints'>): string {
  const gained = [
    ...(prize > 0 ? [inCoins(prize)] : []),
    ...(xpEarned !== null && xpEarned > 0 ? [`${inDigits(xpEarned)} XP`] : []),
    ...(gradePoints > 0 ? [counted(gradePoints, 'grading point')] : []),
  ];
  return gained.length === 0 ? '' : `${LIST.format(gained)}.`;
}

/** For a horse that the player owned when the show ran; horses at the market have no owner. */
export function formatSold(owner: string | undefined): string {
  return owner === undefined ? 'Now waiting for a new home at the market.' : `Now owned by ${owner}.`;
}

function inHundredths(tenThousandths: number): string {
  return (Math.ceil(tenThousandths / 100) / 100).toFixed(2);
}

/** Decision 22. */
export function formatUnentered({
  kind,
  status,
  prize,
  createdByUsername,
}: Pick<ShownShow, 'kind' | 'status' | 'prize' | 'createdByUsername'>): string {
  const creator = createdByUsername ?? 'its creator';
  if (status === 'open')
    return kind !== 'player'
      ? 'Nobody yet. A house show that nobody enters does not run.'
      : `Nobody yet. If nobody enters, the whole prize goes back to ${creator}.`;
  return kind !== 'player'
    ? 'Nobody entered this show, so it did not run.'
    : `Nobody entered this show. The prize of ${inCoins(prize)} went back to ${creator}.`;
}
