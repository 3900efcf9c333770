import { Ban, Eraser, MicOff } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { REMOVE_TEXT } from './admin-text.ts';
import { useDecide, type AdminAction, type WholeCase } from './use-admin.ts';

const LENGTHS = [
  { value: 24, label: '24 hours' },
  { value: 72, label: '3 days' },
  { value: 168, label: '7 days' },
  { value: 720, label: '30 days' },
  { value: 0, label: 'Until lifted' },
] as const;

/** Asks for the reason first, because the player reads it. */
export function DecideForm({ found: { id, kind, decisions } }: { readonly found: WholeCase }) {
  const hint = useId();
  const { values, ref, text, change, send, reset } = useForm({
    first: { why: '', hours: 24 },
    check: ({ why }) => ({ why: why.trim() === '' ? 'Please write a reason.' : undefined }),
  });
  const deciding = useDecide(() => reset({ hours: values.hours }));
  const stands = (action: AdminAction) =>
    decisions.some((decision) => decision.action === action && decision.undone === null);

  const decide = (action: AdminAction) =>
    send(({ why, hours }) => {
      const length = hours === 0 ? null : hours;
      const isTimed = action === 'mute' || action === 'suspend';
      deciding.run({ params: { id }, body: { action, why, ...(isTimed && { hours: length }) } });
    });

  const act = (action: AdminAction) => ({
    ariaDisabled: stands(action),
    busy: deciding.busy,
    onClick: () => decide(action),
  });

  return (
    <section aria-labelledby={`${hint}-decide`}>
      <h3 className="section" id={`${hint}-decide`}>
        Decide
      </h3>
      <div className="decide-fields" ref={ref}>
        <Field label="Why, as the player will read it" autoComplete="off" most={300} {...text('why')} />
        <Select
          label="For how long"
          value={values.hours}
          onChange={({ target }) => change({ hours: Number(target.value) })}
          aria-describedby={hint}
        >
          {LENGTHS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <p className="text-15 text-muted" id={hint}>
        The length is for mutes and suspensions. A muted player still plays everything else. A suspension ends
        what they sell and offer at stud.
      </p>
      <div className="decide-acts">
        <Button {...act('remove')}>
          <Eraser className="icon" aria-hidden />
          {REMOVE_TEXT[kind]}
        </Button>
        <Button {...act('mute')}>
          <MicOff className="icon" aria-hidden />
          Mute
        </Button>
        <Button {...act('suspend')}>
          <Ban className="icon text-bad" aria-hidden />
          Suspend
        </Button>
        <Button variant="plain" {...act('dismiss')}>
          Nothing wrong
        </Button>
      </div>
    </section>
  );
}
