import { useEffect, useRef, type FormEvent } from 'react';
import { readWhole, wholeProblem } from './whole-number.ts';

/** The text of a field, trimmed; '' if the form has no such field. */
type ReadField = (name: string) => string;

/**
 * Spread over a search form. Selects apply at once, typed values with the button. `values` must be stable: a new object
 * fills the fields again, for example after going back. A remount would lose the focus and break arrow keys.
 */
export function useSearchForm(
  values: Readonly<Partial<Record<string, string>>>,
  onSearch: (read: ReadField) => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const field of ref.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = values[field.name] ?? '';
  }, [values]);
  return {
    ref,
    role: 'search',
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!numbersAreRead(event.currentTarget)) return;
      const typed = new FormData(event.currentTarget);
      onSearch((name) => {
        const value = typed.get(name);
        return typeof value === 'string' ? value.trim() : '';
      });
    },
  } as const;
}

/** Writes each number as digits; the browser reports an invalid one. */
function numbersAreRead(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')) {
    const { value, min, max } = field;
    const problem = wholeProblem(value, { least: Number(min || 0), most: Number(max || Infinity) });
    field.setCustomValidity(problem ?? '');
    if (problem !== undefined) {
      field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
      return field.reportValidity();
    }
    field.value = String(readWhole(value) ?? '');
  }
  return true;
}
