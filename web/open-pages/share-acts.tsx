import { ScrollText } from 'lucide-react';
import { buttonLook } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { ShareButton } from './share-button.tsx';

interface ShareActsProps {
  readonly horse: { readonly id: string; readonly name: string };
  readonly look?: 'main' | 'outlined';
}

/** Ways for everyone to share a horse. */
export function ShareActs({ horse: { id, name }, look = 'outlined' }: ShareActsProps) {
  return (
    <>
      <ShareButton look={look} path={`/h/${id}`} title={name} />
      <Link className={buttonLook()} href={`/h/${id}/certificate`}>
        <ScrollText className="icon" aria-hidden />
        Certificate
      </Link>
    </>
  );
}
