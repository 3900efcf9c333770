import { useEffect, useRef } from 'react';
import { GUILD_CHANGE_DAYS, GUILD_CHANGE_PRICE } from '../../game/guild-work/change-guild.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { Button } from '../ui/button.tsx';
import { Cost } from '../ui/coins.tsx';

interface ConfirmGuildProps {
  readonly from: Guild;
  readonly to: Guild;
  readonly busy: boolean;
  readonly onJoin: () => void;
  readonly onStay: () => void;
}

/** A guild is changed for a month at least, so it asks once more, and the way back has the focus. */
export function ConfirmGuild({ from, to, busy, onJoin, onStay }: ConfirmGuildProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.parentElement?.querySelector('button')?.focus(), []);
  return (
    <>
      <p className="basis-full" role="status" ref={line}>
        Leave {GUILD_ROWS[from].label} for {GUILD_ROWS[to].label}? There is no way back for{' '}
        {GUILD_CHANGE_DAYS} days.
      </p>
      <Button onClick={onStay} disabled={busy}>
        Stay in {GUILD_ROWS[from].label}
      </Button>
      <Button look="main" busy={busy} busyLabel="Joining…" onClick={onJoin}>
        Join {GUILD_ROWS[to].label}
        <Cost coins={GUILD_CHANGE_PRICE} />
      </Button>
    </>
  );
}
