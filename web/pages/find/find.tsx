import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { canBeFound, SEARCH_TEXT_MAX } from '../../../game/search/search-text.ts';
import { useUser } from '../../accounts/session.ts';
import { Doors } from '../../search/doors.tsx';
import { viewedHorses } from '../../search/viewed-horses.ts';
import { useBestHorses, useHorsesById, useWorldCounts, type FoundHorse } from '../../search/use-find.ts';
import '../../search/find.css';
import { Advertisement } from '../../premium/ads/advertisement.tsx';
import { FAIR } from '../../paddock/settings/fair.ts';
import { stallOf } from '../../portrait/stall.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useSearchForm } from '../../ui/forms/use-search-form.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HorsePlace } from '../horse-place.tsx';
import { FoundByName } from './found-by-name.tsx';

const HORSES_IN_PICTURES = 5;

/** The name searched for lives in the address. */
export default function Find() {
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const name = (parameters.get('name') ?? '').trim().slice(0, SEARCH_TEXT_MAX);
  const { advertisements } = useUser();
  const { data: counts } = useWorldCounts();
  const { data: best = [] } = useBestHorses(HORSES_IN_PICTURES);
  return (
    <>
      <HorsePlace setting={FAIR} low>
        <PageHeading title="Find" />
        <p>Players, horses, tack and shops of the whole world.</p>
      </HorsePlace>
      <div className="wrap page">
        <NameSearch
          name={name}
          onSearch={(text) => go(text === '' ? '/find' : `/find?${new URLSearchParams({ name: text })}`)}
        />
        {canBeFound(name) ? (
          <FoundByName name={name} />
        ) : (
          <>
            <Doors looks={best.map(({ look }) => look)} counts={counts} />
            <RecentlyViewed />
          </>
        )}
        <Advertisement slot="find" seen={advertisements} />
      </div>
    </>
  );
}

interface NameSearchProps {
  readonly name: string;
  readonly onSearch: (name: string) => void;
}

function NameSearch({ name, onSearch }: NameSearchProps) {
  const [nothing, setNothing] = useState(false);
  const values = useMemo(() => ({ name }), [name]);
  const form = useSearchForm(values, (read) => {
    const text = read('name');
    setNothing(text !== '' && !canBeFound(text));
    if (text === '' || canBeFound(text)) onSearch(text);
  });
  return (
    <form {...form} className="find-name" aria-label="Find by name">
      <Field
        label="Name of a player or a horse"
        name="name"
        type="search"
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        placeholder="Three letters are enough"
        error={nothing ? 'Type at least one letter or digit of the name.' : undefined}
      />
      <Button variant="main" type="submit">
        <Search className="icon" aria-hidden />
        Search
      </Button>
    </form>
  );
}

/** Fixed while the page is open, though other pages add to it. */
function RecentlyViewed() {
  const { id: own } = useUser();
  const ids = useMemo(() => viewedHorses(own), [own]);
  const { data = [] } = useHorsesById(ids);
  const horses = ids.flatMap((id) => data.find((horse) => horse.id === id) ?? []);
  if (ids.length === 0) return null;
  return (
    <section className="find-lately" aria-labelledby="lately">
      <h2 className="section" id="lately">
        Looked at lately
      </h2>
      <ul>
        {horses.map((horse) => (
          <li key={horse.id}>
            {stallOf(horse)}
            <Link href={`/horses/${horse.id}`}>{horse.name}</Link>
            <small>{formatBreedAndOwner(horse, own)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatBreedAndOwner(
  { breedName, forSale, ownerId, ownerUsername }: FoundHorse,
  own: string,
): string {
  if (ownerId === null) return `${breedName}, at the market`;
  if (forSale) return `${breedName}, for sale`;
  return ownerId === own ? `${breedName}, yours` : `${breedName}, owned by ${ownerUsername}`;
}
