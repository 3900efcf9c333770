import { useLocation, useSearchParams } from 'wouter';
import { formatBredFor, goodAt } from '../../../game/horses/bred-for.ts';
import { BREEDS, usualHeight, type Breed } from '../../../game/horses/breeds.ts';
import { disciplineLabel, DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { addressOfBreeds, BREED_COUNT, type BreedOrder } from '../../market/breeds/breed-text.ts';
import { useStoreBreeds } from '../../market/use-store.ts';
import { MEADOW } from '../../paddock/settings/meadow.ts';
import { inDigits } from '../../ui/coins.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HorsePlace } from '../horse-place.tsx';
import { BreedScene } from './breed-scene.tsx';

const ORDERS = [
  { value: 'height', label: 'By height' },
  { value: 'price', label: 'By price' },
] as const;

/** Open to visitors. Order and discipline live in the address. */
export default function Breeds() {
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const { data: store } = useStoreBreeds();
  const order: BreedOrder = parameters.get('order') === 'price' ? 'price' : 'height';
  const discipline = DISCIPLINES.find((each) => each === parameters.get('goodAt'));
  const prices = new Map(store?.map(({ id, cheapestPrice }) => [id, cheapestPrice]));
  const priceOf = ({ id, basePrice }: Breed) => prices.get(id) ?? basePrice;
  const by = order === 'price' ? priceOf : (breed: Breed) => usualHeight(breed).metres;
  const shown = BREEDS.filter(
    (breed) => discipline === undefined || goodAt(breed.bredFor).includes(discipline),
  ).toSorted((one, other) => by(one) - by(other));
  const show = (search: Parameters<typeof addressOfBreeds>[0]) =>
    go(addressOfBreeds(search), { replace: true });
  return (
    <>
      <HorsePlace setting={MEADOW} low>
        <PageHeading title="Breeds">{BREED_COUNT} breeds</PageHeading>
        <p>Each at its true height before the same stable door, 2.25 m high.</p>
      </HorsePlace>
      <div className="wrap page">
        <div className="breeds-tools">
          <Segments
            label="Order"
            options={ORDERS}
            value={order}
            onChange={(value) => show({ order: value, goodAt: discipline })}
          />
          <Select
            label="Good at"
            value={discipline ?? ''}
            onChange={({ target }) =>
              show({ order, goodAt: DISCIPLINES.find((each) => each === target.value) })
            }
          >
            <option value="">Any discipline</option>
            {DISCIPLINES.map((each) => (
              <option key={each} value={each}>
                {disciplineLabel(each)}
              </option>
            ))}
          </Select>
        </div>
        <ul className="breeds">
          {shown.map((breed) => (
            <li key={breed.id} className="breed">
              <BreedScene breed={breed} />
              <h2 className="serif">
                <Link href={`/breeds/${breed.id}`}>{breed.name}</Link>
              </h2>
              <p>
                <span>{breed.hands.join(' to ')} hands</span>
                <span>from {prices.has(breed.id) ? inDigits(priceOf(breed)) : '…'} coins</span>
              </p>
              <p>{formatBredFor(breed.bredFor)}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
