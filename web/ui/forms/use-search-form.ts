import { useEffect, useRef, type FormEvent } from 'react';

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
      const typed = new FormData(event.currentTarget);
      onSearch((name) => {
        const value = typed.get(name);
        return typeof value === 'string' ? value.trim() : '';
      });
    },
  } as const;
}
