import { isOnGrass } from '../../../game/horses/fed.ts';
import type { Sex } from '../../../game/horses/age.ts';
import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { refreshTopics } from '../../api/refresh.ts';
import { begunAt, dayAndTimeWithin } from '../../ui/when.ts';
import { capitalised, pronounsOf } from '../../ui/text.ts';

export interface PastureHorse {
  readonly id: string;
  readonly name: string;
  readonly gender: Sex;
  readonly feedLeftHours: number;
  readonly grassFrom: string | null;
  readonly worksFrom: string | null;
}

export type TurnOutReply = ReplyOf<'POST /api/horses/turn-out'>;
export type BringInReply = ReplyOf<'POST /api/horses/bring-in'>;

/** A refusal shows that the page is out of date. */
const refreshAfter = ({ refusals }: TurnOutReply | BringInReply) =>
  refusals.length > 0 && void refreshTopics(['horses']);

export function useTurnOut(onDone: (reply: TurnOutReply) => void) {
  return useAct('POST /api/horses/turn-out', {
    onDone(reply) {
      refreshAfter(reply);
      onDone(reply);
    },
    failure: { title: 'Not Turned Out', text: 'The horses are still in the stable.' },
  });
}

export function useBringIn(onDone: (reply: BringInReply) => void) {
  return useAct('POST /api/horses/bring-in', {
    onDone(reply) {
      refreshAfter(reply);
      onDone(reply);
    },
    failure: { title: 'Not Brought In', text: 'The horses are still on pasture.' },
  });
}

export function isOut({ grassFrom }: Pick<PastureHorse, 'grassFrom'>): boolean {
  return grassFrom !== null;
}

/** True if it is grazing already, not only later. */
export function grazes({ grassFrom }: Pick<PastureHorse, 'grassFrom'>, now: Date): boolean {
  return isOnGrass(begunAt(grassFrom), now);
}

/** Undefined unless it came in today. */
function backAtWork({ worksFrom }: Pick<PastureHorse, 'worksFrom'>, now: Date): Date | undefined {
  const from = worksFrom === null ? undefined : new Date(worksFrom);
  return from !== undefined && from > now ? from : undefined;
}

/** For a horse that cannot work because of pasture; undefined for others. */
export function formatAway(
  horse: PastureHorse,
  now: Date,
): { readonly title: string; readonly why: string } | undefined {
  const { Subject } = pronounsOf(horse.gender);
  if (grazes(horse, now))
    return { title: 'On pasture', why: `${Subject} eats grass and rests. No training, no shows` };
  if (isOut(horse))
    return {
      title: 'Going out to pasture',
      why: `${capitalised(dayAndTimeWithin(new Date(horse.grassFrom ?? 0), now))}. No more training or entries until then`,
    };
  const back = backAtWork(horse, now);
  return back && { title: 'Back from pasture', why: `Trains and shows from ${dayAndTimeWithin(back, now)}` };
}
