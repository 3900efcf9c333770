import { asksToKeep } from '../api/keep-first.ts';
import { useHorses } from '../horses/use-horses.ts';
import { Button } from '../ui/button.tsx';
import './keep.css';

/** In place of what guests may not do. `what`: a sentence, unless the page says it. */
export function KeepSheet({ what }: { readonly what?: string }) {
  const name = useKeptName();
  return (
    <section className="sheet keep-sheet" aria-labelledby="keep-sheet">
      <h2 className="section" id="keep-sheet">
        Opens when you keep {name}
      </h2>
      {what !== undefined && <p>{what}</p>}
      <p>
        Choose a name and a password: {name}, all results and all coins stay yours, on any device. It costs
        nothing.
      </p>
      <Button variant="main" aria-haspopup="dialog" onClick={() => asksToKeep.set(true)}>
        Keep {name}
      </Button>
    </section>
  );
}

/** Of the guest's horse. */
export function useKeptName(): string {
  const { data: horses } = useHorses();
  return horses?.[0]?.name ?? 'your horse';
}
