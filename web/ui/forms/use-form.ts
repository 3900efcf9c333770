import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Draft } from '../../api/draft.ts';

type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** Props of a field such as `Choices`. */
interface Control<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

interface TextField {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly error: string | undefined;
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

interface FormOptions<Values extends object> {
  /** Initial values of the fields. */
  readonly first: Values;
  /** Set if the values live elsewhere; `first` then holds the current values. */
  readonly onChange?: (part: Partial<Values>) => void;
  /** Stored drafts of text fields. */
  readonly drafts?: { readonly [Name in TextName<Values>]?: Draft };
  /** A sentence for each invalid field, in the order of the fields. */
  readonly check?: (values: Values) => Problems<Values>;
  /** Shows problems before the first attempt to send. */
  readonly eager?: boolean;
  /** Not called while there are problems. */
  readonly onSend?: (values: Values) => void;
  readonly onProblem?: (sentence: string) => void;
}

/**
 * The fields of a form, with a sentence for each problem. Problems show once the player tries to send; then the
 * first invalid field gets the focus, which must be inside the element that takes `form` or `ref`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { first, onChange, drafts, check, eager = false, onSend, onProblem } = options;
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [isTried, setIsTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const ref = useRef<HTMLFormElement & HTMLDivElement>(null);
  const storedDrafts = Object.entries<Draft | undefined>(drafts ?? {});
  const texts = Object.fromEntries(storedDrafts.map(([name, draft]) => [name, draft?.text]));
  const values = { ...first, ...(texts as Partial<Values>), ...typed };
  const problems = check?.(values) ?? {};
  const sentence = Object.values<string | undefined>(problems).find((problem) => problem !== undefined);

  // Fields show their problems only after rendering.
  useEffect(() => {
    if (refusals > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus();
  }, [refusals]);

  function change(part: Partial<Values>): void {
    if (onChange) return onChange(part);
    const own = new Map(Object.entries<unknown>(part));
    for (const [name, draft] of storedDrafts) {
      const text = own.get(name);
      if (draft !== undefined && typeof text === 'string') draft.write(text);
      own.delete(name);
    }
    if (own.size > 0) setTyped((before) => ({ ...before, ...(Object.fromEntries(own) as Partial<Values>) }));
  }

  /** `act` replaces `onSend` in forms with several buttons. */
  function send(act = onSend): void {
    setIsTried(true);
    if (sentence === undefined) return act?.(values);
    setRefusals(refusals + 1);
    onProblem?.(sentence);
  }

  const problem = (name: keyof Values): string | undefined =>
    eager || isTried ? (problems as Problems<Values>)[name] : undefined;

  return {
    values,
    change,
    problem,
    send,
    /** Resets the fields and deletes the drafts. */
    reset(begun: Partial<Values> = {}) {
      setTyped(begun);
      setIsTried(false);
      for (const [, draft] of storedDrafts) draft?.forget();
    },
    text: (name: TextName<Values>): TextField => ({
      value: values[name] as string,
      onChange: ({ target }) => change({ [name]: target.value } as unknown as Partial<Values>),
      error: problem(name),
    }),
    control: <Name extends keyof Values>(name: Name): Control<Values[Name]> => ({
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      error: problem(name),
    }),
    ref,
    /** For the `form` element. */
    form: {
      ref,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        send();
      },
    },
  };
}
