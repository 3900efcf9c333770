import { MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { TRAIN_FROM } from '../../game/horses/age.ts';
import type { ManeStyle } from '../../game/horses/coat/look-values.ts';
import type { MagicItem, MagicRefusal } from '../../game/magic/items.ts';

interface ItemText {
  /** Text on the shelf. */
  readonly story: string;
  /** Label of the button that pays. */
  readonly use: string;
}

export const ITEM_TEXT: Readonly<Record<MagicItem, ItemText>> = {
  ribbon: {
    story: 'One bow in the mane, and the worst day is forgotten. Happiness goes to 100.',
    use: 'Tie the ribbon',
  },
  hourglass: {
    story: 'Turn it once and a year trickles by. Your horse grows 12 months older.',
    use: 'Turn the hourglass',
  },
  whistle: {
    story: 'Only horses can hear it. One more training, once a day for each horse.',
    use: 'Blow the whistle',
  },
  mane_scroll: {
    story: 'Old words that hair obeys. Choose another mane for your horse.',
    use: 'Read the scroll',
  },
  lantern: {
    story: 'Hang it by the fence and the whole sky changes. A new backdrop for the portrait.',
    use: 'Light the lantern',
  },
};

export const MANE_LABELS: Readonly<Record<ManeStyle, string>> = {
  natural: 'Natural',
  short: 'Short',
  long: 'Long',
  upright: 'Upright',
  braided: 'Plaited',
};

/** Why an item has no effect on a horse. */
export function formatRefusal({ refused }: MagicRefusal, name: string): string {
  switch (refused) {
    case 'ALREADY_HAPPY':
      return `${name} could not be happier.`;
    case 'HORSE_RETIRED':
      return `${name} is retired. Another year would change nothing.`;
    case 'WOULD_RETIRE':
      return `${name} would retire.`;
    case 'HORSE_TOO_YOUNG':
      return `${name} is too young: training starts at ${TRAIN_FROM} months.`;
    case 'WHISTLED_TODAY':
      return `${name} has heard the whistle today. Come back tomorrow.`;
    case 'TRAININGS_FULL':
      return `${name} has ${MOST_BANKED} trainings saved. There is no room for more.`;
    case 'SAME_MANE':
      return `${name} wears this mane already.`;
    default:
      return `${name} stands before this backdrop already.`;
  }
}
