import { useMemo, useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { houseCut } from '../../../game/ledger/coins.ts';
import { MOST_PRICE } from '../../../game/trade/listing.ts';
import { parseDraft, useDraft } from '../../api/draft.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { QuantityField } from '../../ui/forms/quantity-field.tsx';
import { Query, type QueryState } from '../../ui/query.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Confirmation } from '../confirmation.tsx';
import { useAllSalePrices, type PricesOf } from '../marketplace/use-listings.ts';
import { LikePrices } from './like-prices.tsx';
import { useListForSale, type ListedKind, type PricedItem } from './use-player-shop.ts';
import { priceHint, questionAbout, type Question, type SaleItem } from './sale-item.ts';
import '../selling.css';
import '../marketplace/marketplace.css';
import './player-shop.css';

interface ListingDialogProps<Thing extends { readonly id: string }> {
  readonly kind: ListedKind;
  /** The seller's. */
  readonly level: number;
  readonly title: string;
  readonly lead: string;
  readonly query: QueryState<readonly Thing[]>;
  readonly itemOf: (thing: Thing) => SaleItem;
  readonly columns: readonly Column<Thing>[];
  /** Singular and plural. */
  readonly nouns: readonly [one: string, many: string];
  readonly none: string;
  readonly onClose: () => void;
}

type Prices = ReadonlyMap<string, number | null>;

/** Tick, set a price, list. Unticking clears the price. */
export function ListingDialog<Thing extends { readonly id: string }>(props: ListingDialogProps<Thing>) {
  const { kind, level, title, lead, query, itemOf, columns, nouns, none, onClose } = props;
  const draft = useDraft(`listing:${kind}`);
  const prices = useMemo(() => pricesIn(draft.text), [draft.text]);
  const [confirming, setConfirming] = useState<readonly Question[]>([]);
  const listing = useListForSale(kind, end);
  const items = (query.data ?? []).map(itemOf).filter(({ id }) => prices.has(id));
  const pricesOf = useAllSalePrices(items.map(({ group }) => group));
  const last = items.find(({ id }) => id === [...prices.keys()].at(-1));
  const priced = items.flatMap(({ id }): PricedItem[] => {
    const price = prices.get(id) ?? null;
    return price === null ? [] : [{ id, price }];
  });

  function end() {
    draft.forget();
    onClose();
  }

  /** Moves the item changed last to the end, because its market prices are shown. */
  function price(id: string, coins: number | null, ticked = true) {
    const next = new Map([...prices].filter(([other]) => other !== id));
    if (ticked) next.set(id, coins);
    draft.write(next.size === 0 ? '' : JSON.stringify([...next]));
    setConfirming([]);
  }

  function list() {
    if (priced.length === 0) {
      return showToast({
        title: kind === 'horse' ? 'No horses selected' : 'No tack selected',
        description:
          kind === 'horse' ? 'Please select horses and set prices' : 'Please select tack and set prices',
        variant: 'destructive',
      });
    }
    const questions = items.flatMap((item) => {
      const coins = prices.get(item.id) ?? null;
      return coins === null ? [] : (questionAbout(item, coins, pricesOf(item.group), level) ?? []);
    });
    if (questions.length > 0 && confirming.length === 0) return setConfirming(questions);
    listing.list(priced);
  }

  const sheet: PriceSheet<Thing> = { kind, itemOf, columns, prices, pricesOf, onPrice: price };
  return (
    <ActDialog
      wide
      title={title}
      help={{ to: 'selling', about: 'selling to players' }}
      lead={lead}
      onClose={onClose}
      onCancel={confirming.length > 0 ? () => setConfirming([]) : end}
      cancel={confirming.length > 0 ? 'Change it' : 'Cancel'}
      act={`${confirming.length > 0 ? 'Yes, list' : 'List'} ${counted(priced.length, ...nouns)}`}
      busy={listing.busy}
      busyLabel="Listing…"
      disabled={(query.data?.length ?? 0) === 0}
      onAct={list}
    >
      <Query query={query} skeleton={<Skeleton label="Loading" rows={4} height="72px" />}>
        {(things) =>
          things.length === 0 ? (
            <p className="py-5 text-muted">{none}</p>
          ) : (
            <>
              <div className="sell-rows">
                <Table
                  label={title}
                  className={`sell-table is-${kind}`}
                  columns={columnsOf(sheet)}
                  rows={things}
                  keyOf={({ id }) => id}
                  rowClass={({ id }) => (prices.has(id) ? 'is-ticked' : undefined)}
                />
              </div>
              {confirming.map((question) => (
                <Confirmation key={question.title} title={question.title}>
                  {question.text}
                </Confirmation>
              ))}
              <Takings priced={priced} nouns={nouns} />
              {last && (
                <LikePrices
                  item={last}
                  price={prices.get(last.id) ?? null}
                  onSuggested={(coins) => price(last.id, coins)}
                />
              )}
            </>
          )
        }
      </Query>
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
  'kind' | 'itemOf' | 'columns'
> {
  readonly prices: Prices;
  readonly pricesOf: PricesOf;
  readonly onPrice: (id: string, coins: number | null, ticked?: boolean) => void;
}

function columnsOf<Thing extends { readonly id: string }>(
  sheet: PriceSheet<Thing>,
): readonly Column<Thing>[] {
  const { kind, itemOf, columns, prices, onPrice } = sheet;
  return [
    {
      id: 'tick',
      head: 'Sell',
      cell: (thing) => (
        <Checkbox
          label={`Sell ${itemOf(thing).name}`}
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
      cell: (thing) => <PriceCell item={itemOf(thing)} sheet={sheet} />,
    },
  ];
}

interface PriceCellProps {
  readonly item: SaleItem;
  readonly sheet: Pick<PriceSheet<never>, 'prices' | 'pricesOf' | 'onPrice'>;
}

function PriceCell({ item, sheet: { prices, pricesOf, onPrice } }: PriceCellProps) {
  const ticked = prices.has(item.id);
  const coins = prices.get(item.id) ?? null;
  const hint = ticked ? priceHint(item, coins, pricesOf(item.group)) : undefined;
  return (
    <>
      <QuantityField
        label={`Price of ${item.name}`}
        most={MOST_PRICE}
        value={coins}
        onChange={(next) => onPrice(item.id, next)}
        disabled={!ticked}
        mayBeEmpty
      />
      {hint && <small className={hint.isFar ? 'is-far' : undefined}>{hint.text}</small>}
    </>
  );
}

interface TakingsProps {
  readonly priced: readonly PricedItem[];
  readonly nouns: readonly [one: string, many: string];
}

/** What the seller receives, before listing. */
function Takings({ priced, nouns }: TakingsProps) {
  const total = priced.reduce((sum, { price }) => sum + price, 0);
  const cut = priced.reduce((sum, { price }) => sum + houseCut(price), 0);
  return (
    <dl className="sell-sum num" aria-live="polite">
      <div>
        <dt>{counted(priced.length, ...nouns)}</dt>
        <dd>{inDigits(total)}</dd>
      </div>
      <div>
        <dt>The game keeps 5%</dt>
        <dd>{cut === 0 ? '0' : `−${inDigits(cut)}`}</dd>
      </div>
      <div>
        <dt>{priced.length > 1 ? 'You get when all are sold' : 'You get'}</dt>
        <dd>{inCoins(total - cut)}</dd>
      </div>
    </dl>
  );
}
