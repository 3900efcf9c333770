import { useState, type ReactNode } from 'react';
import { COSMETIC_ROWS, type Cosmetic } from '../../game/cosmetics/cosmetics.ts';
import { BACKDROP_LABELS } from '../../game/magic/backdrops.ts';
import { Nameplate } from '../portrait/nameplate.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { HelpLink } from '../ui/help-link.tsx';
import { Link } from '../ui/link.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { TackSwatch } from './tack-swatch.tsx';
import type { Horse } from './use-cosmetics.ts';
import './cosmetics.css';

const CosmeticDialog = lazyDialog(() => import('./cosmetic-dialog.tsx'));

interface StyleSectionProps {
  readonly horse: Horse;
  readonly coins: number;
}

/** How the owner's horse is shown; no effect in shows. */
export default function StyleSection({ horse, coins }: StyleSectionProps) {
  const [open, setOpen] = useState<Cosmetic | null>(null);
  const { id, name, nameplate, tackColour, backdrop, ageInMonths } = horse;
  const { nameplate: plates, tack_colour: colours } = COSMETIC_ROWS;
  const tooYoung = ageInMonths < colours.wornFrom;
  return (
    <section aria-labelledby="style">
      <h2 className="section" id="style">
        Style
      </h2>
      <HelpLink to="style" about="style" />
      <p className="page-lead">Only for looks: no show scores it.</p>
      <ul className="style-rows">
        <Row
          label={plates.label}
          now={plates.rows[nameplate].label}
          drawing={<Nameplate nameplate={nameplate} name={name} isSmall />}
        >
          <Button
            aria-haspopup="dialog"
            aria-label="Change the nameplate"
            onClick={() => setOpen('nameplate')}
          >
            Change
          </Button>
        </Row>
        <Row
          label={colours.label}
          now={tooYoung ? `From ${colours.wornFrom} months` : colours.rows[tackColour].label}
          drawing={<TackSwatch colour={tackColour} />}
        >
          <Button
            aria-haspopup="dialog"
            aria-label="Change the tack colour"
            disabled={tooYoung}
            onClick={() => setOpen('tack_colour')}
          >
            Change
          </Button>
        </Row>
        <Row label="Backdrop" now={backdrop === null ? 'Time of day' : BACKDROP_LABELS[backdrop]}>
          <Link className={buttonClass()} href={`/shop?item=lantern&horse=${id}`}>
            Magic shop
          </Link>
        </Row>
      </ul>
      {open && <CosmeticDialog cosmetic={open} horse={horse} coins={coins} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly now: string;
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

function Row({ label, now, drawing, children }: RowProps) {
  return (
    <li>
      <span className="style-text">
        <b>{label}</b>
        <small>{now}</small>
      </span>
      <span className="style-drawing" aria-hidden>
        {drawing}
      </span>
      {children}
    </li>
  );
}
