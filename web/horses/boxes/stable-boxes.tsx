import { X } from 'lucide-react';
import { useState } from 'react';
import { Stall } from '../../portrait/horse-picture.tsx';
import { Bones } from '../../ui/bone.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Cost } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { later } from '../../ui/loading/later.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useBoxes, useMoveHorse, type Boxes } from './use-boxes.ts';
import './boxes.css';

const AddBoxDialog = later(() => import('./add-box-dialog.tsx'));
const MoveInDialog = later(() => import('./move-in-dialog.tsx'));

/** Favourites at the top of the stable. */
export function StableBoxes({ coins }: { readonly coins: number }) {
  const boxes = useBoxes();
  return (
    <section className="boxes" aria-labelledby="boxes">
      <Loaded reading={boxes} skeleton={<Bones label="Loading your boxes" rows={1} height="216px" />}>
        {(stable) => <BoxRow stable={stable} coins={coins} />}
      </Loaded>
    </section>
  );
}

interface BoxRowProps {
  readonly stable: Boxes;
  readonly coins: number;
}

function BoxRow({ stable, coins }: BoxRowProps) {
  const { boxes, nextPrice, horses } = stable;
  const [adding, setAdding] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const moving = useMoveHorse();
  const free = Math.max(0, boxes - horses.length);
  return (
    <>
      <div className="boxes-head">
        <div>
          <h2 className="section" id="boxes">
            Boxes
          </h2>
          <p className="text-15 text-muted">
            {horses.length} of {boxes} taken. For your favourites: every other horse has room too.
          </p>
        </div>
        {nextPrice !== null && (
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add a box
            <Cost coins={nextPrice} />
          </Button>
        )}
      </div>
      <ul className="box-row">
        {horses.map(({ id, name, look }) => (
          <li key={id}>
            <Link href={`/horses/${id}`}>
              <Stall look={look} words="" />
              <b>{name}</b>
            </Link>
            <IconButton
              label={`Move ${name} out`}
              aria-disabled={moving.busy || undefined}
              onClick={() => moving.run({ params: { id }, body: { in_box: false } })}
            >
              <X className="icon icon-small" aria-hidden />
            </IconButton>
          </li>
        ))}
        {Array.from({ length: free }, (_, nth) => (
          <li key={nth} className="is-free">
            <button type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              <span className="stall" />
              Choose a horse
              <span className="sr"> for box {horses.length + nth + 1}</span>
            </button>
          </li>
        ))}
      </ul>
      {adding && nextPrice !== null && (
        <AddBoxDialog boxes={boxes} price={nextPrice} coins={coins} onClose={() => setAdding(false)} />
      )}
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
