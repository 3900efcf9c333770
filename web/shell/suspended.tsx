import { dropToken } from '../api/token.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Brand } from './brand.tsx';

/** Replaces every page. */
export default function Suspended({ sentence }: { readonly sentence: string }) {
  return (
    <main className="wrap page">
      <div className="page-head">
        <Brand />
      </div>
      <PageHeading title="You cannot play right now" />
      <p className="page-lead" role="alert">
        {sentence}
      </p>
      <p className="text-muted">
        Your horses are safe. They keep their records, and nobody can buy them meanwhile.
      </p>
      <div className="suspended-acts">
        <Button variant="main" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Button onClick={dropToken}>Log out</Button>
      </div>
    </main>
  );
}
