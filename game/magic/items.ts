import { growUp } from '../care/pasture.ts';
import { bankOneMore, MOST_BANKED } from '../guild-work/training-bank.ts';
import { utcDay } from '../game-time.ts';
import { formatAge, bornEarlier, RETIRED_FROM, TRAIN_FROM } from '../horses/age.ts';
import type { HorseBreed } from '../horses/breeds.ts';
import type { ManeStyle } from '../horses/coat/look-values.ts';
import { HAPPINESS_MAX, settleMood, type Mood } from '../horses/happiness.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { BACKDROP_LABELS, type Backdrop } from './backdrops.ts';

export const MAGIC_ITEMS = ['ribbon', 'hourglass', 'whistle', 'mane_scroll', 'lantern'] as const;
export type MagicItem = (typeof MAGIC_ITEMS)[number];

/** Game months. */
export const HOURGLASS_MONTHS = 12;

/** The part of a horse that magic items read: no aptitude, genes or inborn traits. */
export interface MagicHorse extends MagicState {
  readonly breed: HorseBreed;
  readonly restPerDay: number;
}

/** What magic changes. */
export interface MagicState {
  readonly bornAt: Date;
  readonly mood: Mood;
  readonly trainingFrom: Date;
  readonly whistledDay: string | null;
  /** Null: the breed's usual style. */
  readonly maneStyle: ManeStyle | null;
  /** Null: the background follows the hour. */
  readonly backdrop: Backdrop | null;
}

/** Known to the server and, on the horse's page, to the browser. */
export interface MagicFacts {
  readonly ageInMonths: number;
  /** 0 to 100. */
  readonly happiness: number;
  readonly trainingsBanked: number;
  readonly whistledToday: boolean;
  readonly maneStyle: ManeStyle;
  readonly backdrop: Backdrop | null;
}

interface Wishes {
  ribbon: object;
  /** `retire`: the owner knows that the horse will retire. */
  hourglass: { readonly retire: boolean };
  whistle: object;
  mane_scroll: { readonly maneStyle: ManeStyle };
  /** Null puts the lantern out, which is free. */
  lantern: { readonly backdrop: Backdrop | null };
}

export type WishFor<Item extends MagicItem> = {
  [Each in Item]: Wishes[Each] & { readonly item: Each };
}[Item];
export type Wish = WishFor<MagicItem>;

export type MagicRefusal = Refusal<
  | 'ALREADY_HAPPY'
  | 'HORSE_RETIRED'
  | 'WOULD_RETIRE'
  | 'HORSE_TOO_YOUNG'
  | 'WHISTLED_TODAY'
  | 'TRAININGS_FULL'
  | 'SAME_MANE'
  | 'SAME_BACKDROP'
>;

interface MagicRow<Item extends MagicItem> {
  readonly label: string;
  /** Coins. */
  readonly price: number;
  readonly isFree?: (wish: WishFor<Item>) => boolean;
  readonly does: string;
  readonly refuses: (facts: MagicFacts, wish: WishFor<Item>) => MagicRefusal | undefined;
  readonly change: (horse: MagicHorse, wish: WishFor<Item>, now: Date) => Partial<MagicState>;
  /** For the horse's history; null if the effect does not last. */
  readonly history: ((wish: WishFor<Item>) => string) | null;
}

/** docs/rules/economy.md#magic-shop */
export const MAGIC_ROWS: { readonly [Item in MagicItem]: MagicRow<Item> } = {
  ribbon: {
    label: 'Ribbon',
    price: 1200,
    does: 'Happiness rises to 100',
    refuses: ({ happiness }) => (happiness < 100 ? undefined : refuse('ALREADY_HAPPY')),
    change: ({ mood, restPerDay }, _, now) => ({
      mood: { ...settleMood(mood, restPerDay, now), happiness: HAPPINESS_MAX },
    }),
    history: null,
  },
  hourglass: {
    label: 'Hourglass',
    price: 4000,
    does: `A horse grows ${HOURGLASS_MONTHS} game months older`,
    refuses({ ageInMonths: age }, { retire }) {
      if (age >= RETIRED_FROM) return refuse('HORSE_RETIRED');
      const after = age + HOURGLASS_MONTHS;
      return after < RETIRED_FROM || retire ? undefined : refuse('WOULD_RETIRE', { age: formatAge(after) });
    },
    change({ bornAt, mood }, _, now) {
      const earlier = bornEarlier(bornAt, HOURGLASS_MONTHS, now);
      return { bornAt: earlier, mood: growUp(mood, bornAt, earlier, now) };
    },
    history: () => `Grew ${HOURGLASS_MONTHS} months older by an hourglass`,
  },
  whistle: {
    label: 'Whistle',
    price: 150,
    does: 'One more training is saved, once per horse and day',
    refuses({ ageInMonths: age, whistledToday, trainingsBanked }) {
      if (age < TRAIN_FROM) return refuse('HORSE_TOO_YOUNG', { age, needs: TRAIN_FROM });
      if (whistledToday) return refuse('WHISTLED_TODAY');
      return trainingsBanked < MOST_BANKED ? undefined : refuse('TRAININGS_FULL', { most: MOST_BANKED });
    },
    change: ({ trainingFrom }, _, now) => ({
      trainingFrom: bankOneMore(trainingFrom, now),
      whistledDay: utcDay(now),
    }),
    history: null,
  },
  mane_scroll: {
    label: 'Mane scroll',
    price: 1500,
    does: 'The mane changes to another style',
    refuses: ({ maneStyle }, wish) =>
      maneStyle === wish.maneStyle ? refuse('SAME_MANE', { style: maneStyle }) : undefined,
    change: (_, { maneStyle }) => ({ maneStyle }),
    history: ({ maneStyle }) => `A scroll changed the mane: ${maneStyle}`,
  },
  lantern: {
    label: 'Lantern',
    price: 3000,
    isFree: ({ backdrop }) => backdrop === null,
    does: 'The portrait gets another backdrop',
    refuses: ({ backdrop }, wish) => (backdrop === wish.backdrop ? refuse('SAME_BACKDROP') : undefined),
    change: (_, { backdrop }) => ({ backdrop }),
    history: ({ backdrop }) =>
      backdrop === null
        ? 'The lantern at the portrait was put out'
        : `A lantern lights the portrait: ${BACKDROP_LABELS[backdrop]}`,
  },
};
