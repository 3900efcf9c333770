import type { Sex } from '../horses/age.ts';
import { formatGrowth, type FoalPage } from '../keepsakes/foal-book.ts';
import { afterCut } from '../ledger/coins.ts';
import { disciplineLabel, type Discipline } from '../shows/disciplines.ts';
import { ordinal } from '../shows/ordinal.ts';
import { disciplineAt, formatShowLevel } from '../shows/venues.ts';
import { formatPiece } from '../trade/listing.ts';
import type { TackType } from '../tack/tack.ts';

/** What a player may turn off or show alone. */
export const NEWS_TOPICS = ['foals', 'shows', 'sales', 'studs', 'letters'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

export const NEWS_TOPIC_ROWS: Readonly<Record<NewsTopic, { readonly label: string; readonly of: string }>> = {
  foals: { label: 'Foals', of: 'Born to your mares, and growing up in your stable' },
  shows: { label: 'Shows', of: 'Prizes of your horses, and shows you created or follow' },
  sales: { label: 'Sales', of: 'What you sold to other players' },
  studs: { label: 'Studs', of: 'Requests received and answered' },
  letters: { label: 'Letters', of: 'What other players wrote to you' },
};

/** Uses today's names. */
export type NewsFact =
  | { readonly kind: 'foal'; readonly foal: string; readonly sex: Sex; readonly dam: string }
  | {
      readonly kind: 'grew';
      readonly horse: string;
      readonly sex: Sex;
      readonly pages: readonly FoalPage[];
    }
  | {
      readonly kind: 'result';
      readonly horse: string;
      readonly discipline: Discipline;
      readonly level: number;
      readonly place: number;
      readonly fieldSize: number;
      /** Coins. */
      readonly prize: number;
      readonly xp: number;
      readonly showId: string;
    }
  | {
      readonly kind: 'show';
      readonly discipline: Discipline;
      readonly level: number;
      readonly entered: number;
      /** Coins of prizes that nobody won. */
      readonly returned: number;
    }
  | {
      readonly kind: 'followed';
      readonly discipline: Discipline;
      readonly level: number;
      readonly entered: number;
      readonly heats: number;
      /** Null: a house horse. */
      readonly winner: string | null;
      readonly showId: string;
    }
  | {
      readonly kind: 'sale';
      readonly horse: string | null;
      readonly piece: { readonly type: TackType; readonly quality: number } | null;
      readonly buyer: string;
      readonly price: number;
    }
  | (StudFact & { readonly kind: 'request'; readonly from: string })
  | (StudFact & { readonly kind: 'answer' })
  | { readonly kind: 'letter'; readonly from: string; readonly subject: string };

export type NewsKind = NewsFact['kind'];

export const TOPIC_OF_KIND: Readonly<Record<NewsKind, NewsTopic>> = {
  foal: 'foals',
  grew: 'foals',
  result: 'shows',
  show: 'shows',
  followed: 'shows',
  sale: 'sales',
  request: 'studs',
  answer: 'studs',
  letter: 'letters',
};

export const NEWS_KINDS = Object.keys(TOPIC_OF_KIND) as readonly NewsKind[];

interface StudFact {
  readonly mare: string;
  readonly stallion: string;
  /** Coins. */
  readonly fee: number;
  readonly status: 'open' | 'accepted' | 'not_taken' | 'declined' | 'withdrawn' | 'expired' | 'void';
}

export interface NewsText {
  readonly title: string;
  readonly text: string;
}

const coins = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'coin' : 'coins'}`;

const horses = (count: number) => (count === 1 ? '1 horse' : `${count.toLocaleString('en-US')} horses`);

/** "Golden Hour won in Racing, level 30", "880 coins and 40 XP." */
export function formatNews(fact: NewsFact): NewsText {
  switch (fact.kind) {
    case 'foal':
      return {
        title: `${fact.dam} has foaled: a ${fact.sex === 'mare' ? 'filly' : 'colt'}`,
        text: fact.foal,
      };
    case 'grew':
      return formatGrowth({ name: fact.horse, sex: fact.sex }, fact.pages);
    case 'result':
      return formatResult(fact);
    case 'show':
      return {
        title: `Your ${disciplineLabel(fact.discipline)} show of level ${fact.level} has run`,
        text: `${horses(fact.entered)} entered.${fact.returned > 0 ? ` ${coins(fact.returned)} of the prize came back.` : ''}`,
      };
    case 'followed':
      return {
        title: `${disciplineAt(fact.discipline, fact.showId)}, ${formatShowLevel(fact.level, fact.showId)}: the show you follow has run`,
        text: formatFollowed(fact),
      };
    case 'sale':
      return {
        title: `${formatSold(fact)} sold for ${coins(fact.price)}`,
        text: `Bought by ${fact.buyer}. You got ${coins(afterCut(fact.price))} after the 5% cut.`,
      };
    case 'request':
      return { title: `${fact.from} asks for ${fact.stallion}`, text: formatRequest(fact) };
    case 'letter':
      return { title: `${fact.from} wrote to you`, text: fact.subject };
    default:
      return formatAnswer(fact);
  }
}

function formatResult({
  horse,
  discipline,
  level,
  place,
  fieldSize,
  prize,
  xp,
  showId,
}: NewsFact & { kind: 'result' }) {
  const where = `${disciplineAt(discipline, showId)}, ${formatShowLevel(level, showId)}`;
  const gained = `${xp.toLocaleString('en-US')} XP`;
  return {
    title:
      place === 1
        ? `${horse} won in ${where}`
        : `${horse} came ${ordinal(place)} of ${fieldSize} in ${where}`,
    text: prize > 0 ? `${coins(prize)} and ${gained}.` : `${gained}.`,
  };
}

function formatFollowed({ entered, heats, winner }: NewsFact & { kind: 'followed' }): string {
  if (heats > 1) return `${horses(entered)} ran in ${heats} heats.`;
  return `${winner ?? 'A house horse'} won. ${horses(entered)} entered.`;
}

function formatSold({ horse, piece }: NewsFact & { kind: 'sale' }): string {
  if (horse !== null) return horse;
  return piece ? formatPiece(piece.type, piece.quality) : 'What you offered';
}

function formatRequest({ mare, fee, status }: StudFact): string {
  const wish = `For ${mare}${fee > 0 ? `, fee ${coins(fee)}` : ''}.`;
  return status === 'open'
    ? `${wish} The fee is held until you answer.`
    : `${wish} ${ENDED_FOR_OWNER[status]}`;
}

const ENDED_FOR_OWNER: Readonly<Record<Exclude<StudFact['status'], 'open'>, string>> = {
  accepted: 'You accepted.',
  not_taken: 'She did not take.',
  declined: 'You declined.',
  withdrawn: 'It was withdrawn.',
  expired: 'It ran out.',
  void: 'It is no longer possible.',
};

function formatAnswer({ mare, stallion, fee, status }: StudFact): NewsText {
  if (status === 'not_taken') {
    const back = fee > 0 ? ` ${coins(fee)} came back.` : '';
    return { title: `${mare} did not take`, text: `She may be covered again.${back}` };
  }
  const title =
    status === 'expired'
      ? `Nobody answered your request for ${stallion}`
      : `Your request for ${stallion} ${status === 'void' ? 'is no longer possible' : `was ${status}`}`;
  if (status === 'accepted') return { title, text: `${mare} is in foal.` };
  return { title, text: fee > 0 ? `${coins(fee)} came back.` : '' };
}
