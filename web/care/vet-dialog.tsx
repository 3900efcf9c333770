import { useState } from 'react';
import { validUntil, VET_SECONDS, vetPrice, vetRefusal } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS, VET_SERVICES, type VetService } from '../../game/care/vet-services.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button } from '../ui/button.tsx';
import { Choices, type Choice } from '../ui/forms/choices.tsx';
import { inCoins } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { useGameDates } from '../calendar/use-game-date.ts';
import { capitalised } from '../ui/text.ts';
import { CallVet, ConfirmGelding } from './call-vet.tsx';
import { patientOf, useRequestVet, type VetHorse, type VetRequest } from './use-vet.ts';
import { VetVisit } from './vet-visit.tsx';
import { FREE_CHECK, NO_SERVICE_SELECTED, formatReason, serviceName } from './format-vet.ts';

interface VetDialogProps {
  readonly horse: VetHorse;
  readonly coins: number;
  /** The first breeding check is still free. */
  readonly freeCheck: boolean;
  readonly visit: VetRequest | undefined;
  readonly onClose: () => void;
}

const CLOCK_INTERVAL_MS = 1_000;

/** Stays open during the visit and counts down. */
export default function VetDialog({ horse, coins, freeCheck, visit, onClose }: VetDialogProps) {
  const [chosen, setChosen] = useState<VetService | null>(null);
  const [confirming, setConfirming] = useState(false);
  const now = useWorldNow(CLOCK_INTERVAL_MS);
  const settle = () => {
    setChosen(null);
    setConfirming(false);
  };
  const vet = useRequestVet(horse, settle);
  const dateOf = useGameDates();

  function submit() {
    if (chosen === null) showToast(NO_SERVICE_SELECTED);
    else if (chosen === 'gelding' && !confirming) setConfirming(true);
    else vet.request(chosen);
  }

  const choices = VET_SERVICES.map((service) =>
    choiceOf(service, { horse, busy: visit !== undefined, coins, freeCheck, now, dateOf }),
  );
  const foot = confirming ? (
    <ConfirmGelding name={horse.name} busy={vet.busy} onGeld={submit} onCancel={() => setConfirming(false)} />
  ) : (
    <CallVet
      service={chosen}
      cost={chosen === null ? 0 : vetPrice(chosen, freeCheck)}
      busy={vet.busy}
      onCall={submit}
    />
  );
  return (
    <Dialog
      title={`Vet services for ${horse.name}`}
      help={{ to: 'vet', about: 'the vet' }}
      lead={`One at a time, each done in ${VET_SECONDS} seconds.`}
      onClose={onClose}
      foot={visit ? <Button onClick={onClose}>Close</Button> : foot}
    >
      {visit && <VetVisit visit={visit} />}
      <Choices
        label="Vet services"
        value={chosen}
        choices={choices}
        onChange={(service) => {
          setChosen(service);
          setConfirming(false);
        }}
      />
    </Dialog>
  );
}

interface Offering {
  readonly horse: VetHorse;
  readonly busy: boolean;
  readonly coins: number;
  readonly freeCheck: boolean;
  readonly now: Date;
  readonly dateOf: (instant: Date) => string;
}

function choiceOf(service: VetService, offering: Offering): Choice<VetService> {
  const { text } = VET_SERVICE_ROWS[service];
  const price = vetPrice(service, offering.freeCheck);
  const reason = whyNot(service, offering);
  return {
    value: service,
    title: serviceName(service),
    detail: (
      <>
        {text}
        {price === 0 && ` ${FREE_CHECK}`}
        {reason !== undefined && <strong className="vet-reason">{reason}.</strong>}
      </>
    ),
    side: price === 0 ? 'Free' : inCoins(price),
    disabled: offering.busy || reason !== undefined,
  };
}

function whyNot(service: VetService, { horse, coins, freeCheck, now, dateOf }: Offering): string | undefined {
  const patient = patientOf(horse, null);
  const refused = vetRefusal(service, patient, now)?.refused;
  const until = validUntil(service, patient);
  if (refused === 'STILL_VALID' && until) return `Completed, valid until ${dateOf(until)}`;
  if (refused !== undefined) return capitalised(formatReason(service, refused));
  return vetPrice(service, freeCheck) > coins ? `You have ${inCoins(coins)}` : undefined;
}
