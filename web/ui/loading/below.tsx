import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { persistently } from './persistently.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** After this, a part comes unasked: its page stands. */
const SETTLED_MS = 1_500;

/** The player goes on. */
const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Meanwhile {
  /** Keeps the room. */
  readonly meanwhile?: ReactNode;
}

/** A part below the first view. Its code comes once the part is in the window, the player goes on, or the page stands. */
export function below<Props extends object>(load: Load<Props>) {
  const loadOnce = persistently(load);
  let come: ComponentType<Props> | undefined;
  async function fetchPart(): Promise<void> {
    come = (await loadOnce()).default;
  }
  function Below({ meanwhile = null, ...props }: Props & Meanwhile) {
    const room = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => come);
    useEffect(() => {
      const place = room.current;
      if (Part || place === null) return undefined;
      let wanted = true;
      const stop = onDue(place, () => {
        void fetchPart().then(() => wanted && setPart(() => come));
      });
      return () => {
        wanted = false;
        stop();
      };
    }, [Part]);
    return Part ? <Part {...(props as unknown as Props)} /> : <div ref={room}>{meanwhile}</div>;
  }
  return Object.assign(Below, { load: fetchPart });
}

/** Returns how to stop. */
function onDue(place: Element, act: () => void): () => void {
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) act();
  });
  watcher.observe(place);
  const timer = setTimeout(act, SETTLED_MS);
  const listening = new AbortController();
  for (const sign of SIGNS)
    window.addEventListener(sign, act, { signal: listening.signal, passive: true, capture: true });
  return () => {
    watcher.disconnect();
    clearTimeout(timer);
    listening.abort();
  };
}
