import type { Pair } from '../../game/trophies/could-give.ts';
import { useAct } from '../api/act.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

interface NearestProps {
  readonly colour: string;
  readonly pair: Pair;
  readonly isWish: boolean;
}

/** The open colour that two of the player's horses would most often give. */
export function Nearest({ colour, pair, isWish }: NearestProps) {
  const act = useAct('PUT /api/album/wish', {
    failure: { title: 'Error', text: 'Failed to keep your wish' },
  });
  const { dam, sire, chance } = pair;
  return (
    <section className="sheet nearest" aria-labelledby="nearest">
      <h2 id="nearest">Nearest: {colour}</h2>
      <p>
        {dam.name} and {sire.name} could give it: about <b>{formatOneIn(chance)}</b>.
      </p>
      <p className="wish-acts">
        {!isWish && (
          <Button variant="main" busy={act.busy} onClick={() => act.run({ body: { colour } })}>
            Wish for this foal
          </Button>
        )}
        <Link className={buttonClass()} href={`/horses/${dam.id}`}>
          Go to {dam.name}
        </Link>
      </p>
    </section>
  );
}

/** "1 in 4". */
export function formatOneIn(chance: number): string {
  return `1 in ${Math.max(1, Math.round(1 / chance))}`;
}
