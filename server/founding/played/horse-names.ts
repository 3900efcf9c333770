import type { Sex } from '../../../game/horses/age.ts';
import { pick, type Rng } from '../../../game/rng.ts';
import { HOUSE_HORSE_NAMES } from '../../../game/shows/running/house-horse-names.ts';
import { GIVEN_NAMES, HORSE_FIRST_WORDS, HORSE_SECOND_WORDS, SURNAMES } from './seeded-names.ts';

/** After this many tries a name may repeat, as among real players. */
const TRIES = 6;

const MALE =
  /\b(?:Cavalier|Drummer|Fiddler|Jester|Minstrel|Monarch|Prince|Sailor|Amos|Asa|Basil|Bram|Bruno|Finn|Hugo|Ivo|Jonah|Joris|Lars|Leif|Milo|Otis|Otto|Ralf|Silas|Yvo)\b/;
const FEMALE = /\b(?:Lady|Lily|Rose|Blossom)\b/;
const UNFIT: Readonly<Record<Sex, RegExp>> = { mare: MALE, stallion: FEMALE, gelding: FEMALE };

const OF_HOUSE = new Set<string>(HOUSE_HORSE_NAMES);

/** Names that rarely repeat; foals are often named after both parents. */
export class HorseNames {
  readonly #rng: Rng;
  readonly #taken = new Set<string>();

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  draw(sex: Sex): string {
    return this.#free(() => this.#any(sex));
  }

  drawFoal(sex: Sex, sire: string, dam: string): string {
    const first = sire.split(' ')[0] ?? sire;
    const last = dam.split(' ').at(-1) ?? dam;
    if (this.#rng.next() < 0.35 && first !== last) {
      const name = `${first} ${last}`;
      if (!this.#taken.has(name) && !UNFIT[sex].test(name)) {
        this.#taken.add(name);
        return name;
      }
    }
    return this.draw(sex);
  }

  #free(make: () => string): string {
    let name = make();
    for (let attempt = 1; attempt < TRIES && this.#taken.has(name); attempt++) name = make();
    this.#taken.add(name);
    return name;
  }

  #any(sex: Sex): string {
    const rng = this.#rng;
    const drawn = rng.next();
    const seconds = HORSE_SECOND_WORDS.filter((word) => !UNFIT[sex].test(word));
    const [first, second] = [pick(rng, HORSE_FIRST_WORDS), pick(rng, seconds)];
    const both = `${first} ${second}`;
    if (drawn < 0.6) return first === second || OF_HOUSE.has(both) ? second : both;
    if (drawn < 0.68) return second;
    if (drawn < 0.74) return first;
    if (drawn < 0.8 && sex === 'mare') {
      const given = pick(rng, GIVEN_NAMES);
      return UNFIT.mare.test(given) ? second : given;
    }
    if (drawn < 0.9) return `${second} of ${pick(rng, SURNAMES)}`;
    return `${pick(rng, SURNAMES)} ${second}`;
  }
}
