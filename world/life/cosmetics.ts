import {
  COSMETIC_ROWS,
  cosmeticPrice,
  decideCosmetic,
  type Cosmetic,
  type CosmeticWish,
} from '../../game/cosmetics/cosmetics.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { isRefusal } from '../../game/refusal.ts';
import { pick } from '../../game/rng.ts';
import { cosmeticWords } from '../../server/cosmetics/wear-cosmetic.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { wardrobesOf } from '../../server/horses/state/wardrobes.ts';
import type { Visit } from './life.ts';

/** Buys an item for a favourite if the player has spare coins. */
export function buyCosmetic(visit: Visit, { id }: HorseRow, cosmetic: Cosmetic): void {
  const { life, person } = visit;
  const horse = life.population.horse(id);
  const wardrobes = wardrobesOf(horse);
  const { bought } = wardrobes[cosmetic];
  const priceOf = (item: CosmeticWish['item']) => cosmeticPrice(cosmetic, item as never, bought);
  const affordable = COSMETIC_ROWS[cosmetic].items.filter(
    (item) => priceOf(item) > 0 && priceOf(item) + visit.kept <= visit.coins,
  );
  if (affordable.length === 0) return;
  const item = pick(life.rng, affordable);
  const at = visit.step();
  const plan = decideCosmetic(
    {
      horse: { wardrobes, ageInMonths: ageInMonths(horse.born_at, at) },
      balance: life.books.balance(person.id),
    },
    { cosmetic, item, price: priceOf(item) } as CosmeticWish,
  );
  if (isRefusal(plan)) return;
  const { nameplate, tack_colour } = plan.wardrobes;
  life.population.changeHorse(id, {
    nameplate: nameplate.worn,
    nameplates: [...nameplate.bought],
    tack_colour: tack_colour.worn,
    tack_colours: [...tack_colour.bought],
  });
  const description = `${cosmeticWords(cosmetic, item as never)} for ${horse.name}`;
  life.books.post(at, person.id, { balance: plan.balance, kind: 'cosmetics', description });
}
