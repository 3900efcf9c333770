import { useMemo, useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { houseCut } from '../../../game/ledger/coins.ts';
import { MOST_PRICE } from '../../../game/trade/listing.ts';
import { parseDraft, useDraft } from '../../api/draft.ts';
import { Bones } from '../../ui/bone.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { QuantityField } from '../../ui/forms/quantity-field.tsx';
import { Loaded, type Reading } from '../../ui/loaded.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Asked } from '../asked.tsx';
import { useAllSalePrices, type PricesOf } from '../marketplace/use-lots.ts';
import { LikePrices } from './like-prices.tsx';
import { useListForSale, type ListedKind, type Offer } from './use-shop.ts';
import { priceHint, questionAbout, type Question, type Ware } from './wares.ts';
import '../selling.css';
import '../marketplace/marketplace.css';
import './shop.css';

interface ListingDialogProps<Thing extends { readonly id: string }> {
  readonly kind: ListedKind;
  readonly title: string;
  readonly lead: string;
  readonly reading: Reading<readonly Thing[]>;
  readonly wareOf: (thing: Thing) => Ware;
  readonly columns: readonly Column<Thing>[];
  /** Singular and plural. */
  readonly words: readonly [one: string, many: string];
  readonly none: string;
  readonly onClose: () => void;
}

type Prices = ReadonlyMap<string, number | null>;

/** Tick, set a price, list. Unticking clears the price. */
export function ListingDialog<Thing extends { readonly id: string }>(props: ListingDialogProps<Thing>) {
  const { kind, title, lead, reading, wareOf, columns, words, none, onClose } = props;
  const draft = useDraft(`listing:${kind}`);
  const prices = useMemo(() => pricesIn(draft.text), [draft.text]);
  const [asked, setAsked] = useState<readonly Question[]>([]);
  const listing = useListForSale(kind, end);
  const wares = (reading.data ?? []).map(wareOf).filter(({ id }) => prices.has(id));
  const pricesOf = useAllSalePrices(wares.map(({ goods }) => goods));
  const last = wares.find(({ id }) => id === [...prices.keys()].at(-1));
  const offers = wares.flatMap(({ id }): Offer[] => {
    const price = prices.get(id) ?? null;
    return price === null ? [] : [{ id, price }];
  });

  function end() {
    draft.forget();
    onClose();
  }

  /** Moves the last changed one to the end. */
  function price(id: string, coins: number | null, ticked = true) {
    const next = new Map([...prices].filter(([other]) => other !== id));
    if (ticked) next.set(id, coins);
    draft.write(next.size === 0 ? '' : JSON.stringify([...next]));
    setAsked([]);
  }

  function list() {
    if (offers.length === 0) {
      return showToast({
        title: kind === 'horse' ? 'No horses selected' : 'No tack selected',
        description:
          kind === 'horse' ? 'Please select horses and set prices' : 'Please select tack and set prices',
        variant: 'destructive',
      });
    }
    const questions = wares.flatMap((ware) => {
      const coins = prices.get(ware.id) ?? null;
      return coins === null ? [] : (questionAbout(ware, coins, pricesOf(ware.goods)) ?? []);
    });
    if (questions.length > 0 && asked.length === 0) return setAsked(questions);
    listing.list(offers);
  }

  const sheet: PriceSheet<Thing> = { kind, wareOf, columns, prices, pricesOf, onPrice: price };
  return (
    <ActDialog
      wide
      title={title}
      help={{ to: 'selling', about: 'selling to players' }}
      lead={lead}
      onClose={onClose}
      onCancel={asked.length > 0 ? () => setAsked([]) : end}
      cancel={asked.length > 0 ? 'Change it' : 'Cancel'}
      act={`${asked.length > 0 ? 'Yes, list' : 'List'} ${counted(offers.length, ...words)}`}
      busy={listing.busy}
      busyLabel="Listing…"
      disabled={(reading.data?.length ?? 0) === 0}
      onAct={list}
    >
      <Loaded reading={reading} skeleton={<Bones label="Loading" rows={4} height="72px" />}>
        {(things) =>
          things.length === 0 ? (
            <p className="py-5 text-muted">{none}</p>
          ) : (
            <>
              <div className="listing-rows">
                <Table
                  label={title}
                  className={`listing is-${kind}`}
                  columns={columnsOf(sheet)}
                  rows={things}
                  keyOf={({ id }) => id}
                  rowClass={({ id }) => (prices.has(id) ? 'is-ticked' : undefined)}
                />
              </div>
              {asked.map((question) => (
                <Asked key={question.title} title={question.title}>
                  {question.text}
                </Asked>
              ))}
              <Takings offers={offers} words={words} />
              {last && (
                <LikePrices
                  ware={last}
                  price={prices.get(last.id) ?? null}
                  onSuggested={(coins) => price(last.id, coins)}
                />
              )}
            </>
          )
        }
      </Loaded>
    </ActDialog>
  );
}

function pricesIn(text: string): Prices {
  return new Map(parseDraft(text, arePrices));
}

function arePrices(parsed: unknown): parsed is [string, number | null][] {
  return (
    Array.isArray(parsed) &&
    parsed.every(
      (pair) =>
        Array.isArray(pair) && typeof pair[0] === 'string' && ['number', 'object'].includes(typeof pair[1]),
    )
  );
}

interface PriceSheet<Thing> extends Pick<
  ListingDialogProps<Thing & { readonly id: string }>,
  'kind' | 'wareOf' | 'columns'
> {
  readonly prices: Prices;
  readonly pricesOf: PricesOf;
  readonly onPrice: (id: string, coins: number | null, ticked?: boolean) => void;
}

function columnsOf<Thing extends { readonly id: string }>(
  sheet: PriceSheet<Thing>,
): readonly Column<Thing>[] {
  const { kind, wareOf, columns, prices, onPrice } = sheet;
  return [
    {
      id: 'tick',
      head: 'Sell',
      cell: (thing) => (
        <Checkbox
          label={`Sell ${wareOf(thing).name}`}
          checked={prices.has(thing.id)}
          onChange={(ticked) => onPrice(thing.id, null, ticked)}
        />
      ),
    },
    ...columns,
    {
      id: 'price',
      head: kind === 'horse' ? 'Price' : 'Price (coins)',
      right: true,
      cell: (thing) => <PriceCell ware={wareOf(thing)} sheet={sheet} />,
    },
  ];
}

interface PriceCellProps {
  readonly ware: Ware;
  readonly sheet: Pick<PriceSheet<never>, 'prices' | 'pricesOf' | 'onPrice'>;
}

function PriceCell({ ware, sheet: { prices, pricesOf, onPrice } }: PriceCellProps) {
  const ticked = prices.has(ware.id);
  const coins = prices.get(ware.id) ?? null;
  const hint = ticked ? priceHint(ware, coins, pricesOf(ware.goods)) : undefined;
  return (
    <>
      <QuantityField
        label={`Price of ${ware.name}`}
        most={MOST_PRICE}
        value={coins}
        onChange={(next) => onPrice(ware.id, next)}
        disabled={!ticked}
        mayBeEmpty
      />
      {hint && <small className={hint.isFar ? 'is-far' : undefined}>{hint.words}</small>}
    </>
  );
}

interface TakingsProps {
  readonly offers: readonly Offer[];
  readonly words: readonly [one: string, many: string];
}

/** What the seller receives, before listing. */
function Takings({ offers, words }: TakingsProps) {
  const total = offers.reduce((sum, { price }) => sum + price, 0);
  const cut = offers.reduce((sum, { price }) => sum + houseCut(price), 0);
  return (
    <dl className="listing-sum num" aria-live="polite">
      <div>
        <dt>{counted(offers.length, ...words)}</dt>
        <dd>{inDigits(total)}</dd>
      </div>
      <div>
        <dt>The game keeps 5%</dt>
        <dd>{cut === 0 ? '0' : `−${inDigits(cut)}`}</dd>
      </div>
      <div>
        <dt>{offers.length > 1 ? 'You get when all are sold' : 'You get'}</dt>
        <dd>{inCoins(total - cut)}</dd>
      </div>
    </dl>
  );
}
