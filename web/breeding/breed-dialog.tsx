import { useState } from 'react';
import { Bones } from '../ui/bone.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { BreedOptions } from './breed-options.tsx';
import type { BreedingHorse } from './breed-options.tsx';
import { OwnCover } from './own-cover.tsx';
import { StudTerms } from './stud-terms.tsx';
import { useBreeding } from './use-breeding.ts';

interface BreedDialogProps {
  readonly horse: BreedingHorse;
  /** Where the horse is fed. */
  readonly onFeed: () => void;
  readonly onClose: () => void;
}

type View = 'options' | 'own' | 'stud';

/** Breed Options, and what they lead to. */
export default function BreedDialog({ horse, onFeed, onClose }: BreedDialogProps) {
  const [view, setView] = useState<View>('options');
  const state = useBreeding(horse.id);
  const back = () => setView('options');
  return (
    <Dialog
      wide={view === 'own'}
      title={titleOf(view, horse)}
      lead={view === 'options' ? horse.name : leadOf(view, horse)}
      onClose={onClose}
    >
      <div className="breed-view">
        <Loaded reading={state} skeleton={<Bones label="Asking the registry" rows={3} height="76px" />}>
          {(found) => (
            <>
              {view === 'options' && (
                <BreedOptions
                  horse={horse}
                  state={found}
                  onOwn={() => setView('own')}
                  onStud={() => setView('stud')}
                  onFeed={onFeed}
                />
              )}
              {view === 'own' && <OwnCover horse={horse} onBack={back} onDone={onClose} />}
              {view === 'stud' && <StudTerms horse={horse} state={found} onBack={back} onDone={onClose} />}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

function titleOf(view: View, { name }: BreedingHorse): string {
  if (view === 'own') return `A mate for ${name}`;
  return view === 'stud' ? `${name} at stud` : 'Breed Options';
}

function leadOf(view: Exclude<View, 'options'>, { gender }: BreedingHorse): string {
  if (view === 'stud') return 'You set the fee, and answer each request yourself.';
  return gender === 'mare' ? 'Choose one of your stallions.' : 'Choose one of your mares.';
}
