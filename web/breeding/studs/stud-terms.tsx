import { ActFoot } from '../../ui/act-dialog.tsx';
import { NOTE_MAX, STUD_FEE_MAX } from '../../../game/breeding/breeding.ts';
import { lengthOf } from '../../../game/written-text.ts';
import { useDraft } from '../../api/draft.ts';
import { useAct } from '../../api/act.ts';
import { Button } from '../../ui/button.tsx';
import { inDigits, counted } from '../../ui/coins.tsx';
import { DialogFoot } from '../../ui/dialog.tsx';
import { QuantityField } from '../../ui/forms/quantity-field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { showToast } from '../../ui/toasts.ts';
import type { BreedingHorse } from '../cover/breed-options.tsx';
import type { BreedingState } from '../use-breeding.ts';
import { formatStudIncome } from '../format-breeding.ts';

interface StudTermsProps {
  readonly horse: BreedingHorse;
  readonly state: BreedingState;
  readonly onEnd: () => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

const MARES = [
  { value: 'any', label: 'Of any breed' },
  { value: 'own', label: 'Of his own breed only' },
] as const;

interface Terms {
  readonly fee: number | null;
  readonly mares: (typeof MARES)[number]['value'];
  readonly note: string;
}

export function StudTerms({ horse, state: { stud }, onEnd, onBack, onDone }: StudTermsProps) {
  const { values, form, text, control, send, reset } = useForm<Terms>({
    first: {
      fee: stud?.fee ?? 500,
      mares: stud?.ownBreedOnly ? 'own' : 'any',
      note: stud?.note ?? '',
    },
    drafts: { note: useDraft(`stud-note:${horse.id}`, stud?.note ?? '') },
    eager: true,
    check: ({ note }) => ({
      note: lengthOf(note) > NOTE_MAX ? `At most ${NOTE_MAX} characters.` : undefined,
    }),
    onSend({ fee, note, mares }) {
      if (fee === null || placing.busy) return;
      placing.run({ params: { id: horse.id }, body: { fee, note, ownBreedOnly: mares === 'own' } });
    },
  });
  const placing = usePlaceAtStud(() => {
    reset();
    onDone();
  });
  const { fee } = values;

  return (
    <>
      <form className="stud-terms" {...form}>
        <QuantityField
          label={`Stud fee in coins (0 to ${inDigits(STUD_FEE_MAX)})`}
          least={0}
          most={STUD_FEE_MAX}
          {...control('fee')}
          mayBeEmpty
        />
        <p className="text-15" aria-live="polite">
          {fee === null ? 'With a fee of 0, the cover is free.' : formatStudIncome(fee)}
        </p>
        <Segments label="Mares" options={MARES} {...control('mares')} />
        <TextArea label="Note to the owners of mares" rows={3} most={NOTE_MAX} {...text('note')} />
        {stud && (
          <p>
            <Button onClick={onEnd}>Take {horse.name} from stud</Button>
          </p>
        )}
      </form>
      <DialogFoot>
        <ActFoot
          cancel="Back"
          onCancel={onBack}
          act={stud ? 'Change the terms' : 'Place at stud'}
          busy={placing.busy}
          busyLabel="Placing…"
          disabled={fee === null || text('note').error !== undefined}
          onAct={() => send()}
        />
      </DialogFoot>
    </>
  );
}

interface EndStudProps {
  readonly horse: BreedingHorse;
  readonly openRequests: number;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

export function EndStud({ horse, openRequests, onBack, onDone }: EndStudProps) {
  const ending = useEndStud(onDone);
  return (
    <>
      <p className="pb-5">
        {openRequests === 0
          ? 'No open requests.'
          : `${counted(openRequests, 'open request')} will end, and the ${openRequests === 1 ? 'fee goes' : 'fees go'} back.`}
      </p>
      <DialogFoot>
        <ActFoot
          cancel="Back"
          onCancel={onBack}
          act={<>Take {horse.name} from stud</>}
          busy={ending.busy}
          busyLabel="Ending…"
          onAct={() => ending.run({ params: { id: horse.id } })}
        />
      </DialogFoot>
    </>
  );
}

function usePlaceAtStud(onDone: () => void) {
  return useAct('PUT /api/horses/:id/stud', {
    onDone({ message, stud }) {
      showToast({
        title: message.replace(/\.$/, ''),
        description: `For ${stud.fee === 0 ? 'nothing' : counted(stud.fee, 'coin')} a cover.`,
      });
      onDone();
    },
    failure: { title: 'Not placed at stud', text: 'Failed to place the stallion at stud' },
  });
}

function useEndStud(onDone: () => void) {
  return useAct('DELETE /api/horses/:id/stud', {
    onDone({ message, returned }) {
      showToast({
        title: message.replace(/\.$/, ''),
        description: returned > 0 ? `${counted(returned, 'request')} went back with the fee.` : undefined,
      });
      onDone();
    },
    failure: { title: 'Still at stud', text: 'Failed to take the stallion from stud' },
  });
}
