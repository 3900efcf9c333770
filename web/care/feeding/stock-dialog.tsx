import { useState, type ReactNode } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { TREAT_TYPES, type TreatType } from '../../../game/care/treats.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Choices } from '../../ui/forms/choices.tsx';
import { inDigits } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Query, type QueryState } from '../../ui/query.tsx';
import { showToast, type ToastContent } from '../../ui/toasts.ts';
import { useBuyAddress } from '../../ui/way-back.ts';
import { treatName } from './use-feeding.ts';
import type { Stock } from './use-stock.ts';

export interface StockKind<Type extends string> {
  readonly buy: 'feed' | 'treats';
  readonly types: readonly Type[];
  readonly label: string;
  readonly nameOf: (type: Type) => string;
  readonly noneOwned: string;
  readonly noneSelected: ToastContent;
}

export const TREAT_STOCK: StockKind<TreatType> = {
  buy: 'treats',
  types: TREAT_TYPES,
  label: 'Treat',
  nameOf: treatName,
  noneOwned: 'No treats in inventory. Purchase treats from the Market first.',
  noneSelected: {
    title: 'No Treat Selected',
    description: 'Please select a treat from your inventory',
    variant: 'destructive',
  },
};

interface Change {
  readonly nowLabel: string;
  readonly now: string;
  readonly afterLabel: string;
  readonly after: string;
  readonly inNumbers?: boolean;
}

interface StockDialogProps<Type extends string> {
  readonly kind: StockKind<Type>;
  readonly stock: QueryState<Partial<Stock<Type>>>;
  readonly title: string;
  readonly lead: string;
  readonly rowOf: (type: Type) => { readonly title: string; readonly detail: string };
  readonly changeOf: (chosen: Type) => Change;
  readonly buttonOf: (chosen: Type | null) => string;
  readonly giving: { readonly busy: boolean };
  readonly busyLabel: string;
  readonly disabled?: boolean;
  readonly onGive: (chosen: Type) => void;
  readonly onClose: () => void;
}

export function StockDialog<Type extends string>(props: StockDialogProps<Type>) {
  const { kind, stock, rowOf, changeOf, onGive, onClose } = props;
  const [chosen, setChosen] = useState<Type | null>(null);
  const buyAddress = useBuyAddress(kind.buy);
  const owned = (type: Type) => stock.data?.[type] ?? 0;
  const ownsNone = stock.data !== undefined && kind.types.every((type) => owned(type) === 0);
  return (
    <ActDialog
      title={props.title}
      lead={props.lead}
      onClose={onClose}
      cancel="Cancel"
      act={ownsNone ? undefined : props.buttonOf(chosen)}
      busy={props.giving.busy}
      busyLabel={props.busyLabel}
      disabled={!stock.data || props.disabled === true}
      onAct={() => (chosen === null ? showToast(kind.noneSelected) : onGive(chosen))}
    >
      <Query query={stock} skeleton={<Skeleton label={`Loading your ${kind.buy}`} rows={5} height="52px" />}>
        {() =>
          ownsNone ? (
            <NothingInStock href={buyAddress} action={`Buy ${kind.buy}`}>
              {kind.noneOwned}
            </NothingInStock>
          ) : (
            <Choices
              label={kind.label}
              value={chosen}
              onChange={setChosen}
              choices={kind.types.map((type) => ({
                value: type,
                ...rowOf(type),
                side: <StockSide owned={owned(type)} href={buyAddress} what={kind.nameOf(type)} />,
                disabled: owned(type) === 0,
              }))}
            />
          )
        }
      </Query>
      {chosen !== null && <NowAndAfter {...changeOf(chosen)} />}
    </ActDialog>
  );
}

interface StockSideProps {
  readonly owned: number;
  readonly href: string;
  readonly what: string;
}

/** The number left, or a link to buy more. */
export function StockSide({ owned, href, what }: StockSideProps) {
  if (owned > 0) return `${inDigits(owned)} left`;
  return (
    <>
      None left{' '}
      <Link className="link" href={href} aria-label={`Buy ${what}`}>
        Buy
      </Link>
    </>
  );
}

interface NothingInStockProps {
  readonly href: string;
  readonly action: string;
  readonly children: ReactNode;
}

export function NothingInStock({ href, action, children }: NothingInStockProps) {
  return (
    <div className="grid justify-items-start gap-4 pb-5">
      <p>{children}</p>
      <Link className={buttonClass('main')} href={href}>
        {action}
      </Link>
    </div>
  );
}

export function NowAndAfter({ nowLabel, now, afterLabel, after, inNumbers }: Change) {
  return (
    <div className="until">
      <p>
        <small>{nowLabel}</small>
        <b className={inNumbers ? 'num' : undefined}>{now}</b>
      </p>
      <span className="run" aria-hidden />
      <p className="end">
        <small>{afterLabel}</small>
        <b className={inNumbers ? 'num' : undefined}>{after}</b>
      </p>
    </div>
  );
}
