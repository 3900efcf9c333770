import { nextUtcDay } from '../../../game/game-time.ts';
import { counted } from '../../ui/coins.tsx';
import { namesOf } from '../../ui/outcomes.tsx';
import type { ToastContent } from '../../ui/toasts.ts';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { pronounsOf } from '../../ui/text.ts';
import { grazes, type BringInReply, type PastureHorse, type TurnOutReply } from './use-pasture.ts';

type Named = Pick<PastureHorse, 'name' | 'gender'>;

/** "She", "him", "They", "them". */
function pronouns(horses: readonly Named[]) {
  const [only] = horses.length === 1 ? horses : [];
  return only
    ? { ...pronounsOf(only.gender), keeps: 'keeps', trains: 'trains and shows', is: 'is' }
    : { Subject: 'They', object: 'them', keeps: 'keep', trains: 'train and show', is: 'are' };
}

/** Effects of turning out, one sentence each. */
export function turnOutFacts(horses: readonly Named[], now: Date): string[] {
  const { Subject, object, keeps, trains } = pronouns(horses);
  const tonight = dayAndTimeWithin(nextUtcDay(now), now);
  return [
    'No training and no shows on pasture. Breeding, treats and the vet go on.',
    `Bring ${object} in whenever you like. ${Subject} ${trains} again from the day after (days begin at ${clockOf(now)}).`,
    `${Subject} ${keeps} any feed that is left.`,
    horses.length === 1
      ? `If ${Subject.toLowerCase()} trained or showed today, ${Subject.toLowerCase()} goes out ${tonight}; if a show still waits, after the day of that show.`
      : `Horses that trained or showed today go out ${tonight}; those with a show ahead go out after the day of that show.`,
  ];
}

/** When a UTC day begins here: "01:00". */
function clockOf(now: Date): string {
  return nextUtcDay(now).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}

export function bringInFacts(horses: readonly PastureHorse[], now: Date): string[] {
  const out = horses.filter((horse) => grazes(horse, now));
  const unfed = horses.filter(({ feedLeftHours }) => feedLeftHours === 0);
  const facts = [];
  if (out.length > 0) {
    const { Subject, trains } = pronouns(out);
    facts.push(`${Subject} ${trains} from ${dayAndTimeWithin(nextUtcDay(now), now)}.`);
  }
  if (out.length < horses.length) {
    const waiting = horses.filter((horse) => !grazes(horse, now));
    const { is, trains } = pronouns(waiting);
    facts.push(`${namesOf(waiting, 'horse')} ${is} not out yet and ${trains} at once.`);
  }
  facts.push(
    unfed.length === 0
      ? 'The feed that was left is still there.'
      : `${namesOf(unfed, 'horse')} ${unfed.length === 1 ? 'has' : 'have'} no feed left: feed ${pronouns(unfed).object} once ${unfed.length === 1 ? pronouns(unfed).Subject.toLowerCase() : 'they'} ${pronouns(unfed).is} in.`,
  );
  return facts;
}

export function formatTurnedOut(
  { turnedOut }: TurnOutReply,
  horses: readonly PastureHorse[],
  now: Date,
): ToastContent {
  const named = namedBy(turnedOut, horses);
  const later = turnedOut.filter((horse) => !grazes(horse, now));
  const last = later
    .map(({ grassFrom }) => new Date(grassFrom))
    .toSorted((a, b) => b.getTime() - a.getTime())[0];
  const [only] = turnedOut.length === 1 ? turnedOut : [];
  if (only && last) return { title: `${named} goes out ${dayAndTimeWithin(last, now)}` };
  return {
    title: `${named} ${only ? 'is' : 'are'} on pasture`,
    description:
      last &&
      `${counted(later.length, 'horse')} that worked or will: the last goes out ${dayAndTimeWithin(last, now)}.`,
  };
}

export function formatBroughtIn(
  { broughtIn }: BringInReply,
  horses: readonly PastureHorse[],
  now: Date,
): ToastContent {
  const named = namedBy(broughtIn, horses);
  const later = broughtIn.find(({ worksFrom }) => worksFrom !== null);
  const one = broughtIn.length === 1;
  return {
    title: `${named} ${one ? 'is' : 'are'} in the stable`,
    description:
      later?.worksFrom == null
        ? undefined
        : `Training and shows from ${dayAndTimeWithin(new Date(later.worksFrom), now)}.`,
  };
}

function namedBy(moved: readonly { readonly horseId: string }[], horses: readonly PastureHorse[]): string {
  return namesOf(
    horses.filter(({ id }) => moved.some(({ horseId }) => horseId === id)),
    'horse',
  );
}
