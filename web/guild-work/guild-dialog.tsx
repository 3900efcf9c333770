import { useState, useEffect, useRef } from 'react';
import {
  decideGuildChange,
  GUILD_CHANGE_DAYS,
  GUILD_CHANGE_PRICE,
  guildChangeableAt,
} from '../../game/guild-work/change-guild.ts';
import { GUILD_ROWS, GUILDS, type Guild } from '../../game/guild-work/guilds.ts';
import { formatGuildEffects } from '../../game/guild-work/format-guild.ts';
import { isRefusal } from '../../game/refusal.ts';
import { useAct } from '../api/act.ts';
import { Button } from '../ui/button.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { Cost, inCoins } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { usePartFocus } from '../ui/focus/use-part-focus.ts';
import { showToast } from '../ui/toasts.ts';
import { dayAndTimeWithin } from '../ui/when.ts';
import { GuildDifferences } from './guild-differences.tsx';

interface GuildDialogProps {
  readonly guild: Guild;
  readonly guildChangedAt: Date | null;
  /** Points learnt, and points that count in this guild. */
  readonly skill: number;
  readonly counting: number;
  readonly coins: number;
  readonly now: Date;
  readonly onClose: () => void;
}

export default function GuildDialog({
  guild,
  guildChangedAt,
  skill,
  counting,
  coins,
  now,
  onClose,
}: GuildDialogProps) {
  const [wanted, setWanted] = useState<Guild | null>(null);
  const [confirming, setConfirming] = useState(false);
  const changing = useChangeGuild(onClose);
  const buttons = usePartFocus<HTMLDivElement>();
  const plan =
    wanted && decideGuildChange(wanted, { guild, guildChangedAt, balance: { coins, tradable: 0 } }, now);
  const changeableAt = guildChangeableAt(guildChangedAt, now);
  return (
    <Dialog
      title="Change Guild"
      help={{ to: 'guilds', about: 'guilds' }}
      lead={`Costs ${inCoins(GUILD_CHANGE_PRICE)}. You can’t change again for ${GUILD_CHANGE_DAYS} days.`}
      onClose={onClose}
      foot={
        <div className="contents" {...buttons}>
          {confirming && wanted ? (
            <ConfirmGuild
              from={guild}
              to={wanted}
              busy={changing.busy}
              onJoin={() => changing.run({ body: { guild: wanted } })}
              onStay={() => setConfirming(false)}
            />
          ) : (
            <>
              <p className="text-15 text-muted" aria-live="polite">
                {reason(coins, changeableAt, now)}
              </p>
              <Button
                variant="main"
                disabled={plan === null || isRefusal(plan)}
                onClick={() => setConfirming(true)}
              >
                Change
                <Cost coins={GUILD_CHANGE_PRICE} />
              </Button>
            </>
          )}
        </div>
      }
    >
      <Choices
        label="Guilds"
        value={wanted}
        onChange={(chosen) => {
          setWanted(chosen);
          setConfirming(false);
        }}
        choices={GUILDS.filter((other) => other !== guild).map((other) => ({
          value: other,
          title: GUILD_ROWS[other].label,
          detail: formatGuildEffects(other, 'changed').map((effect) => (
            <span key={effect} className="guild-effect">
              {effect}
            </span>
          )),
        }))}
      />
      {wanted && <GuildDifferences from={guild} to={wanted} skill={skill} counting={counting} now={now} />}
    </Dialog>
  );
}

function useChangeGuild(onDone: () => void) {
  return useAct('PUT /api/guild', {
    onDone({ message }) {
      showToast({ title: 'Guild Changed', description: message });
      onDone();
    },
    failure: { title: 'Change Failed', text: 'Failed to change your guild' },
  });
}

/** What prevents the change, or the coins left. */
function reason(coins: number, changeableAt: Date | null, now: Date): string {
  if (changeableAt) return `You can change again from ${dayAndTimeWithin(changeableAt, now)}.`;
  const left = coins - GUILD_CHANGE_PRICE;
  return left < 0
    ? `You have ${inCoins(coins)}: ${inCoins(-left)} short.`
    : `You’ll have ${inCoins(left)} left.`;
}

interface ConfirmGuildProps {
  readonly from: Guild;
  readonly to: Guild;
  readonly busy: boolean;
  readonly onJoin: () => void;
  readonly onStay: () => void;
}

/** Asks for confirmation; cancelling has the focus. */
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
      <Button variant="main" busy={busy} busyLabel="Joining…" onClick={onJoin}>
        Join {GUILD_ROWS[to].label}
        <Cost coins={GUILD_CHANGE_PRICE} />
      </Button>
    </>
  );
}
