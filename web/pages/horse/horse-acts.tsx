import {
  Award,
  Carrot,
  ChevronDown,
  Dumbbell,
  HeartHandshake,
  House,
  ListOrdered,
  Sparkles,
  Sprout,
  Stethoscope,
  Wheat,
} from 'lucide-react';
import { TRAIN_FROM } from '../../../game/horses/age.ts';
import { grazes, isOut } from '../../care/pasture/use-pasture.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { isShowable } from '../../horses/growing.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { SaddleIcon } from '../../ui/own-icons.tsx';
import { pronounsOf } from '../../ui/text.ts';
import { usePhone } from '../../ui/use-phone.ts';
import type { HorseDialog } from './horse-dialogs.tsx';

interface HorseActsProps {
  readonly horse: Horse;
  readonly now: Date;
  readonly onOpen: (dialog: HorseDialog) => void;
}

/** All that an owner can do with a horse; on phones folded but for the acts of every day. */
export function HorseActs({ horse, now, onOpen }: HorseActsProps) {
  const isPhone = usePhone();
  const acts = actsOf(horse, now);
  const drawn = (act: Act) => <ActControl key={act.label} act={act} onOpen={onOpen} />;
  if (!isPhone) return <div className="acts quiet-acts">{acts.map(drawn)}</div>;
  return (
    <div className="acts">
      <div className="acts-daily">{acts.filter(({ isDaily }) => isDaily).map(drawn)}</div>
      <details>
        <summary className="btn">
          All {pronounsOf(horse.gender).Subject.toLowerCase()} can do
          <ChevronDown className="icon" aria-hidden />
        </summary>
        <div className="quiet-acts">{acts.filter(({ isDaily }) => !isDaily).map(drawn)}</div>
      </details>
    </div>
  );
}

interface Act {
  readonly label: string;
  readonly Sign: typeof Wheat | typeof SaddleIcon;
  /** A dialog or an address; null while it is not possible. */
  readonly opens: HorseDialog | `/${string}` | null;
  readonly isDaily?: boolean;
  /** Where the guide leads (`web/pages/guide/guide-text.ts`). */
  readonly guide?: string;
}

function actsOf(horse: Horse, now: Date): readonly Act[] {
  const { id, ageInMonths, retired } = horse;
  const isGrazing = grazes(horse, now);
  const showable = isShowable(horse);
  const train: Act = { label: 'Train Horse', Sign: Dumbbell, opens: 'train', isDaily: true, guide: 'lesson' };
  return [
    {
      label: isGrazing ? 'Eats grass' : 'Feed Horse',
      Sign: Wheat,
      opens: isGrazing ? null : 'feed',
      isDaily: true,
      guide: 'feed',
    },
    isOut(horse)
      ? { label: 'Bring In', Sign: House, opens: 'pasture' }
      : { label: 'Turn Out', Sign: Sprout, opens: 'pasture' },
    { label: 'Give Treats', Sign: Carrot, opens: 'treats' },
    { label: 'Vet Horse', Sign: Stethoscope, opens: 'vet' },
    ...(ageInMonths >= TRAIN_FROM ? [train] : []),
    { label: 'Breed Horse', Sign: HeartHandshake, opens: 'breed', guide: 'breed' },
    {
      label: showable ? 'Enter Shows' : retired ? 'No more shows' : 'Shows from 6 months',
      Sign: Award,
      opens: showable ? `/shows/enter/${id}` : null,
      isDaily: true,
    },
    { label: 'Show Results', Sign: ListOrdered, opens: 'pending' },
    { label: 'Add Tack', Sign: SaddleIcon, opens: 'tack' },
    { label: 'Use Magic', Sign: Sparkles, opens: `/shop?horse=${id}` },
  ];
}

interface ActControlProps extends Pick<HorseActsProps, 'onOpen'> {
  readonly act: Act;
}

function ActControl({ act: { label, Sign, opens, guide }, onOpen }: ActControlProps) {
  const said = (
    <>
      <Sign className="icon" aria-hidden />
      {label}
    </>
  );
  if (isAddress(opens))
    return (
      <Link className={buttonClass('plain')} href={opens}>
        {said}
      </Link>
    );
  return (
    <Button
      variant="plain"
      aria-haspopup="dialog"
      data-guide={guide}
      disabled={opens === null}
      onClick={() => opens !== null && onOpen(opens)}
    >
      {said}
    </Button>
  );
}

const isAddress = (opens: Act['opens']): opens is `/${string}` => opens?.startsWith('/') ?? false;
