import { BREEDS, type BreedId } from '../../../game/horses/breeds.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';

interface BreedText {
  /** Part of the coat name of the horse that the gallery shows. */
  readonly coat: string;
  readonly about: string;
}

export const BREED_TEXT: Readonly<Record<BreedId, BreedText>> = {
  akhal_teke: {
    coat: 'palomino',
    about:
      'A fine desert horse with a coat like silk. Every colour has a sheen, and cream runs in the breed.',
  },
  american_paint_horse: {
    coat: 'chestnut tobiano',
    about: 'A stock horse painted white: tobiano, frame, splash and sabino all run in the breed.',
  },
  american_quarter_horse: {
    coat: 'palomino',
    about: 'Short, strong and quick off the mark. Comes in more colours than most.',
  },
  andalusian: {
    coat: 'grey',
    about: 'A proud baroque horse with a long mane. Most turn grey with age, and a few carry pearl.',
  },
  appaloosa: {
    coat: 'spotted blanket',
    about: 'Spots from a light blanket to a full leopard. No two are alike.',
  },
  arabian: {
    coat: 'chestnut',
    about: 'Light, with a dished face and a high tail. Goes far without getting tired.',
  },
  belgian_draft: { coat: 'chestnut', about: 'One of the heaviest horses there are, mostly golden chestnut.' },
  cleveland_bay: { coat: 'bay', about: 'A tall carriage horse, and always bay without white.' },
  clydesdale: { coat: 'bay', about: 'A giant with silky feather on its legs and a lot of white.' },
  connemara_pony: { coat: 'buckskin', about: 'A brave pony from the west of Ireland that loves to jump.' },
  friesian: { coat: 'black', about: 'Black from nose to tail, with waves of mane and feather.' },
  gypsy_cob: { coat: 'black tobiano', about: 'A small, strong cob with the longest feather of all.' },
  haflinger: {
    coat: 'chestnut',
    about: 'A mountain pony: always chestnut, nearly always with a flaxen mane.',
  },
  hanoverian: { coat: 'bay', about: 'A tall warmblood, bred for dressage and jumping.' },
  icelandic_horse: {
    coat: 'silver dapple',
    about: 'Small and tough, with a thick mane. Almost every colour is at home here.',
  },
  knabstrupper: { coat: 'leopard', about: 'A Danish horse, spotted all over like a leopard.' },
  lipizzan: { coat: 'grey', about: 'Born dark, and white as snow when grown up. A dancer in dressage.' },
  morgan: { coat: 'black', about: 'Compact and willing: it does a bit of everything well.' },
  mustang: { coat: 'grullo', about: 'From the wild herds, so nearly every gene can turn up.' },
  norwegian_fjord: { coat: 'dun', about: 'Always dun, with an upright mane that is dark in the middle.' },
  percheron: { coat: 'grey', about: 'A heavy horse that is light on its feet, black or grey.' },
  rocky_mountain_horse: {
    coat: 'silver dapple',
    about: 'A smooth mover, famous for its dark silver coat with a pale mane.',
  },
  shetland_pony: {
    coat: 'tobiano',
    about: 'The smallest of all, and stronger than it looks. Only here you find mushroom.',
  },
  tennessee_walking_horse: {
    coat: 'roan',
    about: 'Known for its gliding walk. Roan, sabino, cream and champagne run in it.',
  },
  thoroughbred: { coat: 'bay', about: 'Nothing gallops faster. Mostly bay or chestnut.' },
  welsh_pony: { coat: 'grey', about: 'A pretty pony with a small head that jumps like a big horse.' },
};

export type BreedOrder = 'height' | 'price';

export interface BreedSearch {
  readonly order: BreedOrder;
  readonly goodAt: Discipline | undefined;
}

export function addressOfBreeds({ order, goodAt }: BreedSearch): string {
  const query = new URLSearchParams();
  if (order !== 'height') query.set('order', order);
  if (goodAt !== undefined) query.set('goodAt', goodAt);
  return query.size === 0 ? '/breeds' : `/breeds?${query}`;
}

export const BREED_COUNT = BREEDS.length;
