import { ScrollText } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { ShareButton } from './share-button.tsx';

interface ShareActsProps {
  readonly horse: { readonly id: string; readonly name: string };
  readonly variant?: 'main' | 'outlined';
}

/** Ways for everyone to share a horse. */
export function ShareActs({ horse: { id, name }, variant = 'outlined' }: ShareActsProps) {
  return (
    <>
      <ShareButton variant={variant} path={`/h/${id}`} title={name} />
      <Link className={buttonClass()} href={`/h/${id}/certificate`}>
        <ScrollText className="icon" aria-hidden />
        Certificate
      </Link>
    </>
  );
}
