import { useState } from 'react';
import { ActDialog } from '../ui/act-dialog.tsx';
import { MINUTE } from '../../game/game-time.ts';
import { MOST_VETTED_AT_ONCE, vetPrice, vetRefusal } from '../../game/care/vet.ts';
import { VET_CHECKS, VET_SERVICE_ROWS, type VetCheck } from '../../game/care/vet-services.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Choices } from '../ui/forms/choices.tsx';
import { counted, inCoins, inDigits } from '../ui/coins.tsx';
import { formatLeftOut, namesOf, type LeftOut, OutcomesDialog, refusedOutcome } from '../ui/outcomes.tsx';
import { showToast } from '../ui/toasts.ts';
import {
  patientOf,
  useAllVisits,
  useRequestVetForMany,
  type VetManyReply,
  type VetHorse,
} from './use-vet.ts';
import { FREE_CHECK, NO_SERVICE_SELECTED, formatReason, serviceName } from './format-vet.ts';

interface VetManyDialogProps {
  readonly horses: readonly VetHorse[];
  readonly coins: number;
  /** The first breeding check is still free. */
  readonly freeCheck: boolean;
  readonly onClose: () => void;
  readonly onCalled: () => void;
}

/** Shows horses left out and the cost before payment. */
export default function VetManyDialog({ horses, coins, freeCheck, onClose, onCalled }: VetManyDialogProps) {
  const [chosen, setChosen] = useState<VetCheck | null>(null);
  const [called, setCalled] = useState<VetManyReply | null>(null);
  const now = useWorldNow(MINUTE);
  const visits = useAllVisits();
  // Room for the free one.
  const means = (check: VetCheck) => coins + saved(check, freeCheck);
  const rounds = new Map(
    VET_CHECKS.map((check) => [check, roundOf(check, horses, visits, means(check), now)]),
  );
  const costOf = (check: VetCheck, count: number) =>
    Math.max(0, count * VET_SERVICE_ROWS[check].price - saved(check, freeCheck));
  const round = chosen === null ? undefined : rounds.get(chosen);
  const vet = useRequestVetForMany((reply) => {
    if (reply.requests.length > 0) onCalled();
    if (reply.refusals.length > 0) return setCalled(reply);
    showToast(formatCalled(reply, horses));
    onClose();
  });

  function call() {
    if (chosen !== null && round) {
      vet.run({ body: { horseIds: round.seen.map(({ id }) => id), service: chosen } });
      return;
    }
    showToast(NO_SERVICE_SELECTED);
  }

  if (called)
    return (
      <OutcomesDialog
        title={`The vet sees ${counted(called.requests.length, 'horse')}`}
        cost={called.cost}
        horses={horses}
        done={called.requests.map(({ horseId }) => ({ horseId, text: 'Done in 30 seconds' }))}
        refused={called.refusals.map(refusedOutcome)}
        onClose={onClose}
      />
    );
  return (
    <ActDialog
      title={`Vet for ${counted(horses.length, 'horse')}`}
      help={{ to: 'vet', about: 'the vet' }}
      lead="One service for all of them. To geld a horse, open the horse’s page."
      onClose={onClose}
      summary={round ? formatLeftOut(round.leftOut, 'horse') : false}
      act={round ? `Call for ${inDigits(round.seen.length)}` : 'Call the vet'}
      cost={chosen !== null && round ? costOf(chosen, round.seen.length) : undefined}
      busy={vet.busy}
      busyLabel="Calling the vet…"
      disabled={!visits}
      onAct={call}
    >
      <Choices
        label="Vet services"
        value={chosen}
        onChange={setChosen}
        choices={VET_CHECKS.map((check) => {
          const { seen = [], leftOut = [] } = rounds.get(check) ?? {};
          const cost = costOf(check, seen.length);
          return {
            value: check,
            title: serviceName(check),
            detail: (
              <>
                {VET_SERVICE_ROWS[check].text}
                {saved(check, freeCheck) > 0 && ` ${FREE_CHECK}`}
                {seen.length === 0 && (
                  <strong className="vet-reason">{formatLeftOut(leftOut, 'horse')}</strong>
                )}
              </>
            ),
            side: seen.length > 0 && (
              <>
                {inCoins(cost)}
                <small>
                  for {inDigits(seen.length)} of {inDigits(horses.length)}
                </small>
              </>
            ),
            disabled: seen.length === 0,
          };
        })}
      />
    </ActDialog>
  );
}

/** Coins that the free check saves. */
function saved(check: VetCheck, freeCheck: boolean): number {
  return VET_SERVICE_ROWS[check].price - vetPrice(check, freeCheck);
}

function roundOf(
  check: VetCheck,
  horses: readonly VetHorse[],
  visits: ReadonlyMap<string, Date> | undefined,
  coins: number,
  now: Date,
): { seen: VetHorse[]; leftOut: LeftOut[] } {
  const payable = Math.floor(coins / VET_SERVICE_ROWS[check].price);
  const seen: VetHorse[] = [];
  const leftOut: LeftOut[] = [];
  for (const horse of horses) {
    const refusal = vetRefusal(check, patientOf(horse, visits?.get(horse.id) ?? null), now);
    if (refusal) leftOut.push({ name: horse.name, why: formatReason(check, refusal.refused) });
    else if (seen.length >= payable) leftOut.push({ name: horse.name, why: 'not enough coins' });
    else if (seen.length >= MOST_VETTED_AT_ONCE)
      leftOut.push({ name: horse.name, why: `at most ${MOST_VETTED_AT_ONCE} at once` });
    else seen.push(horse);
  }
  return { seen, leftOut };
}

function formatCalled({ requests, cost }: VetManyReply, horses: readonly VetHorse[]) {
  const seen = horses.filter(({ id }) => requests.some(({ horseId }) => horseId === id));
  return {
    title: `The vet is with ${namesOf(seen, 'horse')}`,
    description: `Paid ${inCoins(cost)}. Done in 30 seconds.`,
  };
}
