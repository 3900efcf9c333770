import { CircleX, Clock, Sprout } from 'lucide-react';
import { FEEDS } from '../../game/care/feed.ts';
import { HUNGRY_SOON_HOURS } from '../../game/care/hunger.ts';
import { WEANED_FROM } from '../../game/horses/age.ts';
import { counted } from '../ui/coins.tsx';
import { feedLeft, type FeedLeft } from './feed-left.ts';
import type { Horse } from './use-horses.ts';

/** Below this the column is orange (docs/rules/screens.md); warnings begin at `HUNGRY_SOON_HOURS`. */
const LOW_HOURS = 24;

/** The longest feed fills the bar. */
const FULL_HOURS = Math.max(...Object.values(FEEDS).map(({ days }) => days)) * 24;

export function FeedLeftSign({ left }: { readonly left: Omit<FeedLeft, 'leftText'> }) {
  if (left.hunger === 'grass')
    return (
      <span className="feed feed-fed">
        <b>
          <Sprout className="icon icon-small text-good" aria-hidden />
          On pasture
        </b>
      </span>
    );
  if (left.hunger === 'nursing') return <>Nursing until {WEANED_FROM} months</>;
  const isLow = left.hunger === 'fed' && left.hours < LOW_HOURS;
  return (
    <span className={`feed feed-${isLow ? 'low' : left.hunger}`}>
      <b>
        {left.hunger === 'hungry' && <CircleX className="icon icon-small" aria-hidden />}
        {left.hunger === 'soon' && <Clock className="icon icon-small" aria-hidden />}
        {left.text}
      </b>
      <span className="bar" aria-hidden>
        <i style={{ width: `${Math.min(100, (left.hours / FULL_HOURS) * 100)}%` }} />
      </span>
    </span>
  );
}

/** "8 horses. Magpie is out of feed, and 2 more will be within 6 hours." */
export function formatStable(total: number, horses: readonly Horse[], now: Date): string {
  const out = horses.filter((horse) => feedLeft(horse, now).hunger === 'hungry');
  const soon = horses.filter((horse) => feedLeft(horse, now).hunger === 'soon');
  const grazing = horses.filter((horse) => feedLeft(horse, now).hunger === 'grass').length;
  if (grazing > 0 && grazing === total) return `${counted(total, 'horse')}, all on pasture.`;
  const all = `${counted(total, 'horse')}${grazing > 0 ? `, ${grazing} on pasture` : ''}.`;
  const within = `within ${HUNGRY_SOON_HOURS} hours`;
  const [first] = out;
  if (first === undefined && soon.length === 0)
    return `${all} ${grazing > 0 ? 'The others' : 'All'} have feed for ${HUNGRY_SOON_HOURS} hours or more.`;
  if (first === undefined) {
    const who = soon.length === 1 ? soon[0]?.name : soon.length;
    return `${all} ${who} will be out of feed ${within}.`;
  }
  const outText = out.length === 1 ? `${first.name} is out of feed` : `${out.length} are out of feed`;
  if (soon.length === 0) return `${all} ${outText}.`;
  return `${all} ${outText}, and ${soon.length} more will be ${within}.`;
}
