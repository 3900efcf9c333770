import { Ban } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { useBlock, useUnblock } from './use-moderation.ts';

interface BlockButtonProps {
  readonly player: { readonly id: string; readonly username: string };
  readonly isBlocked: boolean;
}

/** Acts at once, because a second press undoes it. */
export function BlockButton({ player: { id, username }, isBlocked }: BlockButtonProps) {
  const blocking = useBlock();
  const unblocking = useUnblock();
  const { run, busy } = isBlocked ? unblocking : blocking;
  return (
    <Button variant="plain" busy={busy} aria-description={username} onClick={() => run({ params: { id } })}>
      <Ban className="icon" aria-hidden />
      {isBlocked ? 'Unblock' : 'Block'}
    </Button>
  );
}
