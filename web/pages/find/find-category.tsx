import { ChevronLeft } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { isFoundWithin } from '../../../game/search/search-text.ts';
import { FAIR } from '../../paddock/settings/fair.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import {
  addressOfFind,
  isCategory,
  searchIn,
  type Category,
  type FindSearch,
} from '../../search/find-address.ts';
import { FindForm } from '../../search/find-form.tsx';
import { Found, type FoundPages } from '../../search/found.tsx';
import { HORSE_COLUMNS, PLAYER_COLUMNS, SHOP_COLUMNS, tackColumns } from '../../search/found-columns.tsx';
import { useFoundHorses, useFoundPlayers, useFoundShops, useFoundTack } from '../../search/use-find.ts';
import '../../search/find.css';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Column } from '../../ui/table.tsx';
import { HorsePlace } from '../horse-place.tsx';
import NotFound from '../not-found.tsx';
import Find from './find.tsx';

interface CategoryProps {
  readonly search: FindSearch;
  readonly onSearch: (search: FindSearch) => void;
}

const RESULTS: Readonly<Record<Category, (props: CategoryProps) => ReactNode>> = {
  players: Players,
  horses: Horses,
  tack: Tack,
  shops: PlayerShops,
};

/** The filters live in the address. */
export default function FindCategory() {
  const { category } = useParams<{ category: string }>();
  if (category === 'main') return <Find />;
  return isCategory(category) ? <Finding key={category} category={category} /> : <NotFound />;
}

function Finding({ category }: { readonly category: Category }) {
  const [parameters] = useSearchParams();
  const [, go] = useLocation();
  const search = useMemo(() => searchIn(category, parameters), [category, parameters]);
  const Results = RESULTS[category];
  return (
    <>
      <HorsePlace setting={FAIR} low>
        <nav className="crumb" aria-label="Back">
          <Link href="/find">
            <ChevronLeft className="icon icon-small" aria-hidden />
            Find
          </Link>
        </nav>
        <PageHeading title={`Find ${category}`} />
        <p>Each filter is kept in the address, so a search can be shared.</p>
      </HorsePlace>
      <div className="wrap page">
        <Results search={search} onSearch={(next) => go(addressOfFind(category, next))} />
      </div>
    </>
  );
}

type ResultsProps<Row> = CategoryProps & {
  readonly category: Category;
  readonly pages: FoundPages<Row>;
  readonly name?: string | undefined;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
};

function Results<Row>({ category, search, onSearch, pages, name, columns, keyOf }: ResultsProps<Row>) {
  const busy = pages.isFetching && !pages.isFetchingNextPage;
  return (
    <>
      <FindForm category={category} search={search} busy={busy} onSearch={onSearch} />
      <Found
        category={category}
        hasSearched={search.hasSearched}
        pages={pages}
        suffix={name === undefined ? ORDERS[category] : formatNameFilter(name)}
        picture={<EmptyStall />}
        columns={columns}
        keyOf={keyOf}
      />
    </>
  );
}

const ORDERS: Readonly<Record<Category, string>> = {
  players: 'highest level first',
  horses: 'highest level first',
  tack: 'best first',
  shops: 'highest level first',
};

function formatNameFilter(name: string): string {
  return isFoundWithin(name) ? `with “${name}” in the name` : `whose names begin with “${name}”`;
}

const idOf = ({ id }: { readonly id: string }) => id;

function Players(props: CategoryProps) {
  const { filters } = props.search;
  const pages = useFoundPlayers(props.search);
  const found = { pages, columns: PLAYER_COLUMNS, keyOf: idOf, name: filters.username };
  return <Results category="players" {...props} {...found} />;
}

function Horses(props: CategoryProps) {
  const { filters } = props.search;
  const pages = useFoundHorses(props.search);
  const found = { pages, columns: HORSE_COLUMNS, keyOf: idOf, name: filters.name };
  return <Results category="horses" {...props} {...found} />;
}

const TACK_COLUMNS = tackColumns(({ quality }) => <QualitySign quality={quality} />);

function Tack(props: CategoryProps) {
  const pages = useFoundTack(props.search);
  return <Results category="tack" {...props} pages={pages} columns={TACK_COLUMNS} keyOf={idOf} />;
}

function PlayerShops(props: CategoryProps) {
  const { filters } = props.search;
  const pages = useFoundShops(props.search);
  const found = { pages, columns: SHOP_COLUMNS, name: filters.playerName };
  return <Results category="shops" {...props} {...found} keyOf={({ sellerId }) => sellerId} />;
}
