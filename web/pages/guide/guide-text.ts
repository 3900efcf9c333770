import { FIRST_DAY, type GuideStep } from '../../../game/first-steps/guide.ts';
import { MEADOW_STARTS } from '../../../game/shows/meadow/meadow-starts.ts';
import { ordinalInWords } from '../../../game/shows/ordinal.ts';
import { capitalised, pronounsOf } from '../../ui/text.ts';
import type { Guide } from './use-guide.ts';

type Spoken = Pick<Guide, 'horse' | 'firstResult' | 'meadowLeft'>;

interface Words extends Spoken {
  readonly She: 'She' | 'He';
  readonly she: string;
  readonly Her: 'Her' | 'His';
  readonly her: string;
  /** "him": the other case. */
  readonly object: 'her' | 'him';
  readonly until: string | null;
}

const SAID: Readonly<Record<GuideStep, (words: Words) => string>> = {
  feed: ({ She, she }) => `Here ${she} is. ${She} has come a long way and is hungry.`,
  lesson: ({ her }) => `One lesson, and you see ${her} skill move.`,
  meadow: ({ Her, object, until }) =>
    until === null
      ? `${Her} first show waits for ${object}.`
      : `The Meadow show starts ${until}. It costs nothing.`,
  judges: () => 'Judges count four things.',
  ring: ({ she }) => `Look, there ${she} comes.`,
  why: ({ firstResult }) => `${capitalised(ordinalInWords(firstResult?.place ?? 1))}! Shall we see why?`,
  more: ({ meadowLeft }) => `${formatMeadowLeft(meadowLeft)} I’ll be back tomorrow.`,
  guild: () => 'Four guilds, four ways to play. Which one is yours?',
  round: () => 'Short of time? One press does the whole round: feed, lessons and shows.',
  studs: () => 'A mare, a stallion, three days: a foal. Every horse’s page has a button for it.',
  lab: ({ her }) => `Which colours could ${her} foals have? The Colour Lab knows.`,
  album: () => 'Each colour that you breed gets a place in your album, for ever.',
  tack: () => 'Better tack is worth many lessons. See what other players sell.',
};

/** `until`: how long until the next Meadow show, "in 40 seconds"; null if none is offered. */
export function formatSaid(step: GuideStep, guide: Spoken, until: string | null): string {
  const { Subject: She, object, Possessive: Her } = pronounsOf(guide.horse?.gender ?? 'mare');
  const [she, her] = [She.toLowerCase(), Her.toLowerCase()];
  return SAID[step]({ ...guide, She, she, Her, her, object, until });
}

function formatMeadowLeft(left: number): string {
  if (left === 0) return 'Those were your Meadow shows, and class 1 is open.';
  if (left === 1) return 'One more Meadow show is yours.';
  return `${left === MEADOW_STARTS ? 'Three' : 'Two more'} Meadow shows are yours.`;
}

interface Target {
  readonly href: string;
  /** Moves the focus to this control, if it is on the page already without leaving it. */
  readonly control: string | null;
}

type Aim = Pick<Guide, 'pendingShowId' | 'firstResult'> & {
  readonly horseId: string;
  readonly ownId: string;
};

const TARGETS: Readonly<Record<GuideStep, (aim: Aim) => Target>> = {
  feed: ({ horseId }) => ({ href: `/horses/${horseId}`, control: 'feed' }),
  lesson: ({ horseId }) => ({ href: `/horses/${horseId}`, control: 'lesson' }),
  meadow: ({ horseId }) => ({ href: `/shows/enter/${horseId}`, control: 'meadow' }),
  judges: ({ pendingShowId }) => ({ href: `/shows/${pendingShowId ?? ''}`, control: 'judges' }),
  ring: ({ pendingShowId }) => ({ href: `/shows/${pendingShowId ?? ''}`, control: 'judges' }),
  why: ({ firstResult }) => ({ href: `/shows/${firstResult?.showId ?? ''}`, control: 'why' }),
  more: ({ horseId }) => ({ href: `/shows/enter/${horseId}`, control: 'meadow' }),
  guild: () => ({ href: '/guild-work', control: null }),
  round: () => ({ href: '/', control: 'round' }),
  studs: ({ horseId }) => ({ href: `/horses/${horseId}`, control: 'breed' }),
  lab: () => ({ href: '/lab', control: null }),
  album: ({ ownId }) => ({ href: `/players/${ownId}/album`, control: null }),
  tack: () => ({ href: '/marketplace', control: null }),
};

/** Where "Show me" leads. */
export const targetOf = (step: GuideStep, aim: Aim): Target => TARGETS[step](aim);

/** "Step 2 of 7", on the first day. */
export function positionOf(step: GuideStep): { readonly number: number; readonly of: number } | null {
  const index = (FIRST_DAY as readonly GuideStep[]).indexOf(step);
  return index === -1 ? null : { number: index + 1, of: FIRST_DAY.length };
}
