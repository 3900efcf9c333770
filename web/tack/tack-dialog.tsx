import { TACK, TACK_TYPES, type TackType } from '../../game/tack/tack.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { usePartFocus } from '../ui/focus/use-part-focus.ts';
import { capitalised } from '../ui/text.ts';
import { useBuyAddress } from '../ui/way-back.ts';
import { QualitySign } from './quality-sign.tsx';
import { ofType, useEquip, useTack, useUnequip, type Tack } from './use-tack.ts';

interface TackDialogProps {
  readonly horse: { readonly id: string; readonly name: string };
  /** Has a pending entry; undefined while loading. */
  readonly entered: boolean | undefined;
  readonly onClose: () => void;
}

/** Leaves out tack that another horse wears. */
export default function TackDialog({ horse, entered, onClose }: TackDialogProps) {
  const tack = useTack();
  const buyAddress = useBuyAddress('tack');
  return (
    <Dialog
      title={`${horse.name}’s tack`}
      help={{ to: 'tack', about: 'tack' }}
      lead={
        entered
          ? 'Entered in a show: worn tack stays on until it has run.'
          : 'One piece of each type. What counts is the tack worn when a show runs.'
      }
      onClose={onClose}
      foot={
        <>
          <Link className={buttonClass()} href="/guild-work?make">
            Make tack
          </Link>
          <Link className={buttonClass()} href={buyAddress}>
            Buy tack
          </Link>
          <Button variant="main" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Query query={tack} skeleton={<Skeleton label="Loading your tack" rows={6} height="52px" />}>
        {(pieces) => (
          <>
            {TACK_TYPES.map((type) => (
              <TackOfType
                key={type}
                type={type}
                horse={horse}
                entered={entered !== false}
                pieces={ofType(pieces, type).filter(
                  ({ equippedToHorseId: wearer }) => wearer === null || wearer === horse.id,
                )}
              />
            ))}
          </>
        )}
      </Query>
    </Dialog>
  );
}

interface TackOfTypeProps {
  readonly type: TackType;
  readonly horse: TackDialogProps['horse'];
  readonly entered: boolean;
  readonly pieces: readonly Tack[];
}

function TackOfType({ type, horse, entered, pieces }: TackOfTypeProps) {
  const { label } = TACK[type];
  const worn = pieces.find(({ equippedToHorseId }) => equippedToHorseId === horse.id);
  const free = pieces.filter((piece) => piece !== worn);
  const inOrder = worn ? [worn, ...free] : free;
  return (
    <section className="tack-of-type" aria-label={label}>
      <h3>{label}</h3>
      {pieces.length === 0 && <p className="text-15 text-muted">None in your tack room yet.</p>}
      <ul>
        {inOrder.map((piece) => (
          <Piece
            key={piece.id}
            piece={piece}
            horse={horse}
            worn={piece === worn}
            locked={piece === worn ? entered : worn !== undefined}
          />
        ))}
      </ul>
      {worn && free.length > 0 && !entered && (
        <p className="text-15 text-muted">Take off what is worn to put on another.</p>
      )}
    </section>
  );
}

interface PieceProps {
  readonly piece: Tack;
  readonly horse: TackDialogProps['horse'];
  readonly worn: boolean;
  readonly locked: boolean;
}

function Piece({ piece, horse, worn, locked }: PieceProps) {
  // The focus follows the row when it moves.
  const row = usePartFocus<HTMLLIElement>();
  const equipping = useEquip();
  const unequipping = useUnequip();
  const params = { id: horse.id, tackId: piece.id };
  const label = TACK[piece.type].label.toLowerCase();
  const named = `${label}, ${Math.round(piece.quality)}%`;
  return (
    <li {...row}>
      <p>
        <QualitySign quality={piece.quality} />
        <small>{capitalised([...(worn ? ['worn'] : []), originOf(piece)].join(', '))}</small>
        {piece.forSale && <small>For sale in your shop</small>}
      </p>
      {worn ? (
        <Button
          busy={unequipping.busy}
          busyLabel="Taking off…"
          disabled={locked}
          aria-label={`Take off ${named}`}
          onClick={() => unequipping.run({ params })}
        >
          Take off
        </Button>
      ) : (
        !locked &&
        !piece.forSale && (
          <Button
            busy={equipping.busy}
            busyLabel="Putting on…"
            aria-label={`Put on ${named}`}
            onClick={() => equipping.run({ params })}
          >
            Put on
          </Button>
        )
      )}
    </li>
  );
}

function originOf({ makerUsername, starter }: Tack): string {
  if (starter) return 'starter tack, not for sale';
  return makerUsername === null ? 'from the store' : `made by ${makerUsername}`;
}
