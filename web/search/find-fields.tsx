import { BREEDS } from '../../game/horses/breeds.ts';
import { SEARCH_TEXT_MAX } from '../../game/search/search-text.ts';
import { TACK, TACK_TYPES } from '../../game/tack/tack.ts';
import { BodyFields } from '../ui/forms/body-fields.tsx';
import { formatBodySearch } from '../ui/forms/body-search.ts';
import { Field, Select } from '../ui/forms/field.tsx';
import { BreedSelect, SexSelect } from '../ui/forms/horse-selects.tsx';
import { NUMBERS, type Category, type FindKey, type Filters } from './find-address.ts';

interface CategoryFields {
  /** Phones show only this one; null: the others. */
  readonly First: (() => React.ReactNode) | null;
  /** Null if there are none. */
  readonly Others: ((props: OthersProps) => React.ReactNode) | null;
}

interface OthersProps {
  readonly filters: Filters;
  /** Nothing applies until a button is pressed. */
  readonly waits?: boolean;
}

export const CATEGORY_FIELDS: Readonly<Record<Category, CategoryFields>> = {
  players: { First: () => <NameField label="Username" name="username" />, Others: PlayerFields },
  horses: { First: () => <NameField label="Name" name="name" />, Others: HorseFields },
  tack: { First: null, Others: TackFields },
  shops: { First: () => <NameField label="Player name" name="playerName" />, Others: ShopFields },
};

function NameField({ label, name }: { readonly label: string; readonly name: FindKey }) {
  return (
    <Field
      label={label}
      name={name}
      type="search"
      maxLength={SEARCH_TEXT_MAX}
      autoComplete="off"
      placeholder="Three letters are enough"
    />
  );
}

function NumberField({ label, name }: { readonly label: string; readonly name: FindKey }) {
  const [min, max] = NUMBERS[name] ?? [];
  return <Field label={label} name={name} inputMode="numeric" min={min} max={max} placeholder="Any" />;
}

function PlayerFields() {
  return <NumberField label="Level" name="level" />;
}

function HorseFields({ filters, waits }: OthersProps) {
  return (
    <>
      <BreedSelect label="Breed" name="breedId" any="Any breed" />
      <SexSelect label="Sex" name="gender" any="Any sex" />
      <SaleStatus />
      <NumberField label="Minimum level" name="minLevel" />
      <NumberField label="Minimum age, months" name="minAge" />
      <BodyFields label="Body" height="Height" body={filters.body} waits={waits} />
    </>
  );
}

function TackFields() {
  return (
    <>
      <Select label="Type" name="type">
        <option value="">Any type</option>
        {TACK_TYPES.map((type) => (
          <option key={type} value={type}>
            {TACK[type].label}
          </option>
        ))}
      </Select>
      <NumberField label="Minimum quality %" name="minQuality" />
      <SaleStatus />
    </>
  );
}

const SALE_STATUS = { true: 'For sale only', false: 'Not for sale' } as const;

function SaleStatus() {
  return (
    <Select label="Sale status" name="forSale">
      <option value="">Any</option>
      {Object.entries(SALE_STATUS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function ShopFields() {
  return <NameField label="Shop name" name="shopName" />;
}

/** "Mare, level 5 and up"; undefined if no other filter is set. */
export function formatOtherFilters(filters: Filters): string | undefined {
  const { breedId, gender, forSale, level, minLevel, minAge, type, minQuality, shopName } = filters;
  const parts = [
    breedId && (BREEDS.find(({ id }) => id === breedId)?.name ?? 'Crossbreed'),
    type && (TACK_TYPES.find((one) => one === type) ?? type),
    gender,
    forSale && (forSale === 'true' ? 'for sale' : 'not for sale'),
    level && `level ${level}`,
    minLevel && `level ${minLevel} and up`,
    minAge && `${minAge} months and up`,
    formatBodySearch(filters),
    minQuality && `${minQuality}% and up`,
    shopName && `shop “${shopName}”`,
  ].filter((word) => word !== undefined && word !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}
