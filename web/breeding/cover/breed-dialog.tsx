import { useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Query } from '../../ui/query.tsx';
import { BreedOptions, type BreedingHorse } from './breed-options.tsx';
import { CoverPreview } from './cover-preview.tsx';
import { EndStud, StudTerms } from '../studs/stud-terms.tsx';
import { NotTaken } from './not-taken.tsx';
import { OwnCover } from './own-cover.tsx';
import { SeedHash } from './foal-preview.tsx';
import { useBreeding } from '../use-breeding.ts';

interface BreedDialogProps {
  readonly horse: BreedingHorse;
  readonly onFeed: () => void;
  readonly onVet: () => void;
  readonly onClose: () => void;
}

type View = 'options' | 'own' | 'foal' | 'missed' | 'stud' | 'end';

export default function BreedDialog({ horse, onFeed, onVet, onClose }: BreedDialogProps) {
  const [view, setView] = useState<View>('options');
  const [mate, setMate] = useState<string | null>(null);
  const state = useBreeding(horse.id);
  const back = () => setView('options');
  return (
    <Dialog
      wide={view === 'own' || view === 'foal'}
      title={TITLES[view](horse)}
      help={{ to: 'breeding', about: 'breeding' }}
      lead={LEADS[view](horse)}
      onClose={onClose}
    >
      <div className="breed-view">
        <Query query={state} skeleton={<Skeleton label="Loading the breed options" rows={3} height="76px" />}>
          {(found) => (
            <>
              {view === 'options' && (
                <BreedOptions
                  horse={horse}
                  state={found}
                  onOwn={() => setView('own')}
                  onStud={() => setView('stud')}
                  onMissed={() => setView('missed')}
                  onFeed={onFeed}
                  onVet={onVet}
                />
              )}
              {view === 'options' && found.nextSeedHash !== null && (
                <SeedHash mare={horse.name} hash={found.nextSeedHash} />
              )}
              {view === 'own' && (
                <OwnCover
                  horse={horse}
                  chosen={mate}
                  onChoose={setMate}
                  onBack={back}
                  onSee={() => setView('foal')}
                />
              )}
              {view === 'foal' && mate !== null && (
                <CoverPreview
                  pair={pairOf(horse, mate)}
                  onBack={() => setView('own')}
                  onDone={(taken) => (taken ? onClose() : setView('missed'))}
                />
              )}
              {view === 'missed' && (
                <NotTaken mareId={mate === null ? horse.id : pairOf(horse, mate).mareId} onClose={onClose} />
              )}
              {view === 'stud' && (
                <StudTerms
                  horse={horse}
                  state={found}
                  onEnd={() => setView('end')}
                  onBack={back}
                  onDone={onClose}
                />
              )}
              {view === 'end' && (
                <EndStud
                  horse={horse}
                  openRequests={found.openRequests}
                  onBack={() => setView('stud')}
                  onDone={onClose}
                />
              )}
            </>
          )}
        </Query>
      </div>
    </Dialog>
  );
}

const TITLES: Readonly<Record<View, (horse: BreedingHorse) => string>> = {
  options: () => 'Breed Options',
  own: ({ name }) => `A mate for ${name}`,
  foal: () => 'Their foal',
  missed: () => 'She did not take',
  stud: ({ name }) => `${name} at stud`,
  end: ({ name }) => `Take ${name} from stud?`,
};

const LEADS: Readonly<Record<View, (horse: BreedingHorse) => string>> = {
  options: ({ name }) => name,
  own: ({ gender }) => `Choose one of your ${gender === 'mare' ? 'stallions' : 'mares'}.`,
  foal: () => 'What these two could have.',
  missed: () => 'This time there is no foal.',
  stud: () => 'You set the fee and answer each request yourself.',
  end: () => 'Other players cannot request him until you place him at stud again.',
};

const pairOf = ({ id, gender }: BreedingHorse, mate: string) =>
  gender === 'mare' ? { mareId: id, stallionId: mate } : { mareId: mate, stallionId: id };
