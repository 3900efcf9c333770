import type { Born } from '../game/breeding/foal.ts';
import { BREED_FROM } from '../game/horses/age.ts';
import { lookOf } from '../game/horses/coat/look.ts';
import { genotypeOf } from '../game/horses/genetics/strands.ts';
import { MOST_INBREEDING_OF_FOALS, teamOf } from '../game/house-stables/herd.ts';
import { isGrown } from '../game/house-stables/offers.ts';
import { judge } from '../game/house-stables/stables.ts';
import type { HouseStable } from '../game/house-stables/stable-rows.ts';
import type { Bot, SeasonHorse } from './bot.ts';
import type { Breeding, Pair } from './breeding.ts';

/** Ranks horses and pairs by the taste of a house stable. */
export class HouseTaste {
  readonly #worths = new Map<Born, number>();

  best<One extends Born>(stable: HouseStable, horses: readonly One[]): One {
    const [best] = this.#sorted(stable, horses);
    if (!best) throw new Error('Nothing to choose from');
    return best;
  }

  bestFirst({ houseStable, horses }: Bot): SeasonHorse[] {
    if (!houseStable) throw new Error('Not a house stable');
    return this.#sorted(houseStable, horses);
  }

  team(bot: Bot, now: Date): SeasonHorse[] {
    return teamOf(this.bestFirst(bot), now);
  }

  /** Of one breed and not too close kin, best first, with mares that rest. */
  pairs(bot: Bot, breeding: Breeding, now: Date): Pair[] {
    const grown = this.bestFirst(bot).filter(({ bornAt }) => isGrown(bornAt, now));
    const rank = (horse: SeasonHorse) => grown.indexOf(horse);
    const stallions = grown.filter(({ sex }) => sex === 'stallion');
    return grown
      .filter(({ sex }) => sex === 'mare')
      .flatMap((mare) => stallions.map((stallion): Pair => ({ mare, stallion })))
      .filter(
        (pair) =>
          pair.mare.breed === pair.stallion.breed && breeding.inbreedingOf(pair) <= MOST_INBREEDING_OF_FOALS,
      )
      .toSorted(
        (one, other) => rank(one.mare) + rank(one.stallion) - rank(other.mare) - rank(other.stallion),
      );
  }

  #sorted<One extends Born>(stable: HouseStable, horses: readonly One[]): One[] {
    return horses.toSorted((one, other) => this.#worth(stable, other) - this.#worth(stable, one));
  }

  /** Inbreeding apart: it is limited where pairs are chosen. */
  #worth(stable: HouseStable, horse: Born): number {
    const known = this.#worths.get(horse);
    if (known !== undefined) return known;
    const worth = judge(stable, {
      look: lookOf({ ...horse, genotype: genotypeOf(horse.genome), ageInMonths: BREED_FROM }),
      aptitude: horse.aptitude,
      inbreeding: 0,
    });
    this.#worths.set(horse, worth);
    return worth;
  }
}
