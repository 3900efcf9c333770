import { FlaskConical, HeartHandshake } from 'lucide-react';
import { COLOUR_PAGES } from '../../game/trophies/album.ts';
import { useAct } from '../api/act.ts';
import { buttonClass } from '../ui/button.tsx';
import { Select } from '../ui/forms/field.tsx';
import { Link } from '../ui/link.tsx';
import type { AlbumSlot } from './use-trophies.ts';
import { groupOf, labAddress } from './wish-links.ts';

const MARES_SHOWN = 3;
const NONE = '';

interface WishPanelProps {
  readonly wish: string | null;
  readonly bred: readonly AlbumSlot[];
  readonly mares: readonly Mare[];
}

interface Mare {
  readonly id: string;
  readonly name: string;
}

/** A colour to breed next: its genes, and mates for own mares. */
export function WishPanel({ wish, bred, mares }: WishPanelProps) {
  const act = useAct('PUT /api/album/wish', {
    failure: { title: 'Error', text: 'Failed to keep your wish' },
  });
  const chosen = COLOUR_PAGES.flatMap(({ slots }) => slots).find(({ key }) => key === wish);
  const isBred = bred.some(({ part, key }) => part === 'colour' && key === wish);
  return (
    <section className="wish" aria-labelledby="wish">
      <h2 className="section" id="wish">
        {chosen ? `Your wish: ${chosen.key}` : 'Make a wish'}
      </h2>
      <Select
        label="A colour to breed next"
        value={wish ?? NONE}
        disabled={act.busy}
        onChange={({ currentTarget: { value } }) =>
          act.run({ body: { colour: value === NONE ? null : value } })
        }
      >
        <option value={NONE}>No wish</option>
        {COLOUR_PAGES.map(({ title, slots }) => (
          <optgroup key={title} label={title}>
            {slots.map(({ key }) => (
              <option key={key}>{key}</option>
            ))}
          </optgroup>
        ))}
      </Select>
      {chosen && (
        <>
          {isBred && <p>You have bred one. Well done!</p>}
          <p className="wish-acts">
            <Link className={buttonClass()} href={labAddress(chosen.colour)}>
              <FlaskConical className="icon" aria-hidden />
              Try in the Lab
            </Link>
          </p>
          {mares.length > 0 && <Mates colour={groupOf(chosen.colour)} mares={mares} />}
        </>
      )}
    </section>
  );
}

interface MatesProps {
  readonly colour: string;
  readonly mares: readonly Mare[];
}

function Mates({ colour, mares }: MatesProps) {
  return (
    <>
      <p className="text-muted">Find a mate for</p>
      <ul className="wish-mares">
        {mares.slice(0, MARES_SHOWN).map(({ id, name }) => (
          <li key={id}>
            <Link className={buttonClass()} href={`/horses/${id}/studs?colour=${encodeURIComponent(colour)}`}>
              <HeartHandshake className="icon" aria-hidden />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
