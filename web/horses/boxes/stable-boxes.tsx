import { X } from 'lucide-react';
import { useState } from 'react';
import { FIRST_BOXES } from '../../../game/horses/boxes.ts';
import { Nameplate } from '../../portrait/nameplate.tsx';
import { Stall } from '../../portrait/stall.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Cost } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Query } from '../../ui/query.tsx';
import { useBoxes, type Boxes } from './use-boxes.ts';
import { useMoveHorse } from './use-move-horse.ts';
import './boxes.css';
import { HelpLink } from '../../ui/help-link.tsx';

const AddBoxDialog = lazyDialog(() => import('./add-box-dialog.tsx'));
const MoveInDialog = lazyDialog(() => import('./move-in-dialog.tsx'));

/** Favourites, shown at the top of the stable. */
export function StableBoxes({ coins }: { readonly coins: number }) {
  const query = useBoxes();
  const [adding, setAdding] = useState(false);
  const { boxes, nextPrice, horses } = query.data ?? {};
  return (
    <section className="boxes timber" aria-labelledby="boxes">
      <div className="boxes-head">
        <div>
          <h2 className="section" id="boxes">
            Boxes
          </h2>
          <HelpLink to="boxes" about="boxes" />
          <p className="text-15 text-muted">
            {horses ? `${horses.length} of ${boxes} taken by your favourites.` : '\u00a0'}
          </p>
        </div>
        {nextPrice !== null && (
          <Button aria-haspopup="dialog" disabled={nextPrice === undefined} onClick={() => setAdding(true)}>
            Add a box
            {nextPrice !== undefined && <Cost coins={nextPrice} />}
          </Button>
        )}
      </div>
      <Query query={query} skeleton={<LoadingBoxes />}>
        {(stable) => <BoxRow stable={stable} />}
      </Query>
      {adding && boxes !== undefined && typeof nextPrice === 'number' && (
        <AddBoxDialog boxes={boxes} price={nextPrice} coins={coins} onClose={() => setAdding(false)} />
      )}
    </section>
  );
}

/** As high as the boxes, so that the horses below do not move. */
function LoadingBoxes() {
  return (
    <div role="status">
      <span className="sr">Loading your boxes</span>
      <ul className="box-row" aria-hidden>
        {Array.from({ length: FIRST_BOXES }, (_, index) => (
          <li key={index} className="is-free">
            <button type="button" disabled>
              <span className="stall" />
              &nbsp;
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BoxRow({ stable: { boxes, horses } }: { readonly stable: Boxes }) {
  const [choosing, setChoosing] = useState(false);
  const moving = useMoveHorse();
  const free = Math.max(0, boxes - horses.length);
  return (
    <>
      <ul className="box-row">
        {horses.map(({ id, name, look, nameplate }) => (
          <li key={id}>
            <Link href={`/horses/${id}`}>
              <Stall look={look} alt="" />
              <Nameplate nameplate={nameplate} name={name} isSmall />
            </Link>
            <IconButton
              label={`Move ${name} out`}
              aria-disabled={moving.busy || undefined}
              onClick={() => moving.run({ params: { id }, body: { inBox: false } })}
            >
              <X className="icon icon-small" aria-hidden />
            </IconButton>
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={index} className="is-free">
            <button type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              <span className="stall" />
              Choose a horse
              <span className="sr"> for box {horses.length + index + 1}</span>
            </button>
          </li>
        ))}
      </ul>
      {choosing && (
        <MoveInDialog
          boxed={new Set(horses.map(({ id }) => id))}
          free={free}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
