import { useState } from 'react';
import {
  decideGuildChange,
  GUILD_CHANGE_DAYS,
  GUILD_CHANGE_PRICE,
  guildChangeableAt,
} from '../../game/guild-work/change-guild.ts';
import { GUILD_ROWS, GUILDS, guildWords } from '../../game/guild-work/guilds.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { isRefusal } from '../../game/refusal.ts';
import { Button } from '../ui/button.tsx';
import { Choices } from '../ui/forms/choices.tsx';
import { Cost, inCoins } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useKeptFocus } from '../ui/focus/use-kept-focus.ts';
import { dayAndTimeWithin } from '../ui/when.ts';
import { ConfirmGuild } from './confirm-guild.tsx';
import { GuildDifferences } from './guild-differences.tsx';
import { useChangeGuild } from './use-change-guild.ts';

interface GuildDialogProps {
  readonly guild: Guild;
  readonly guildChangedAt: Date | null;
  /** Points: all that was learnt, and what of it counts in this guild now. */
  readonly skill: number;
  readonly counting: number;
  readonly coins: number;
  readonly now: Date;
  readonly onClose: () => void;
}

/** The other guilds, what differs in the one that is chosen, and the question whether that is meant. */
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
  const buttons = useKeptFocus<HTMLDivElement>();
  const plan =
    wanted && decideGuildChange(wanted, { guild, guildChangedAt, purse: { coins, tradable: 0 } }, now);
  const changeableAt = guildChangeableAt(guildChangedAt, now);
  return (
    <Dialog
      title="Change Guild"
      lead={`It costs ${inCoins(GUILD_CHANGE_PRICE)} and cannot be undone for ${GUILD_CHANGE_DAYS} days.`}
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
                look="main"
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
          detail: guildWords(other, 'changed').map((words) => (
            <span key={words} className="guild-effect">
              {words}
            </span>
          )),
        }))}
      />
      {wanted && <GuildDifferences from={guild} to={wanted} skill={skill} counting={counting} now={now} />}
    </Dialog>
  );
}

/** Why it cannot be done, or what it leaves. */
function reason(coins: number, changeableAt: Date | null, now: Date): string {
  if (changeableAt) return `You can change again from ${dayAndTimeWithin(changeableAt, now)}.`;
  const left = coins - GUILD_CHANGE_PRICE;
  return left < 0
    ? `You have ${inCoins(coins)}: ${inCoins(-left)} short.`
    : `It leaves you ${inCoins(left)}.`;
}
