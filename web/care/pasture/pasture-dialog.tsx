import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { MINUTE } from '../../../game/game-time.ts';
import { MOST_TURNED_OUT_AT_ONCE } from '../../../game/care/pasture.ts';
import { GUILD_ROWS, type Guild } from '../../../game/guild-work/guilds.ts';
import { GRASS_REST } from '../../../game/horses/happiness.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { worldNow } from '../../api/world-clock.ts';
import { counted } from '../../ui/coins.tsx';
import { OutcomesDialog, refusedOutcome, type Outcome } from '../../ui/outcomes.tsx';
import { showToast } from '../../ui/toasts.ts';
import { bringInFacts, formatBroughtIn, formatTurnedOut, turnOutFacts } from './format-pasture.ts';
import { isOut, useBringIn, useTurnOut, type PastureHorse } from './use-pasture.ts';

interface PastureDialogProps {
  readonly move: 'turn out' | 'bring in';
  readonly horses: readonly PastureHorse[];
  readonly guild: Guild;
  readonly onClose: () => void;
  readonly onMoved?: () => void;
}

interface Refusals {
  readonly done: readonly Outcome[];
  readonly refused: readonly Outcome[];
}

/** Turns out horses in the stable, or brings in horses on pasture. */
export default function PastureDialog({ move, horses, guild, onClose, onMoved }: PastureDialogProps) {
  const now = useWorldNow(MINUTE);
  const [refusals, setRefusals] = useState<Refusals | null>(null);
  const turnsOut = move === 'turn out';
  const able = horses.filter((horse) => isOut(horse) !== turnsOut);
  const round = able.slice(0, MOST_TURNED_OUT_AT_ONCE);
  const turningOut = useTurnOut((reply) => {
    onMoved?.();
    if (reply.refusals.length > 0)
      return setRefusals(outcomes(reply.turnedOut, reply.refusals, 'On pasture'));
    showToast(formatTurnedOut(reply, horses, worldNow()));
    onClose();
  });
  const bringingIn = useBringIn((reply) => {
    onMoved?.();
    if (reply.refusals.length > 0)
      return setRefusals(outcomes(reply.broughtIn, reply.refusals, 'In the stable'));
    showToast(formatBroughtIn(reply, horses, worldNow()));
    onClose();
  });
  const act = turnsOut ? turningOut : bringingIn;
  const who = round.length === 1 ? (round[0]?.name ?? '') : counted(round.length, 'horse');
  const title = `${turnsOut ? 'Turn out' : 'Bring in'} ${who}`;
  const perDay = GUILD_ROWS[guild].restPerDay + GRASS_REST;

  if (refusals)
    return (
      <OutcomesDialog title="Not all could go" cost={0} horses={horses} {...refusals} onClose={onClose} />
    );
  return (
    <ActDialog
      title={title}
      help={{ to: 'pasture', about: 'pasture' }}
      lead={
        turnsOut
          ? `Grass is free: no feed, no hunger, and happiness rises by ${perDay}% a day.`
          : 'Back in the stable, on feed again.'
      }
      onClose={onClose}
      summary={formatLeftOut(able.length - round.length, horses.length - able.length, turnsOut)}
      cancel="Cancel"
      act={turnsOut ? 'Turn out' : 'Bring in'}
      busy={act.busy}
      busyLabel={turnsOut ? 'Turning out…' : 'Bringing in…'}
      disabled={round.length === 0}
      onAct={() => act.run({ body: { horseIds: round.map(({ id }) => id) } })}
    >
      <ul className="pasture-facts">
        {(turnsOut ? turnOutFacts(round, now) : bringInFacts(round, now)).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </ActDialog>
  );
}

function outcomes(
  moved: readonly { readonly horseId: string }[],
  refused: Parameters<typeof refusedOutcome>[0][],
  text: string,
): Refusals {
  return {
    done: moved.map(({ horseId }) => ({ horseId, text })),
    refused: refused.map(refusedOutcome),
  };
}

function formatLeftOut(tooMany: number, already: number, turnsOut: boolean): string {
  const sentences = [];
  if (already > 0)
    sentences.push(
      `${counted(already, 'horse')} ${already === 1 ? 'is' : 'are'} ${turnsOut ? 'out' : 'in'} already.`,
    );
  if (tooMany > 0)
    sentences.push(`At most ${MOST_TURNED_OUT_AT_ONCE} at once: ${counted(tooMany, 'horse')} after that.`);
  return sentences.join(' ');
}
