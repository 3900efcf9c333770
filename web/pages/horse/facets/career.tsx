import { Award } from 'lucide-react';
import StyleSection from '../../../cosmetics/style-section.tsx';
import { Skills } from '../../../horses/skills.tsx';
import type { Horse } from '../../../horses/use-horses.ts';
import { OwnAptitude } from '../../../records/aptitude.tsx';
import RecentResults from '../../../shows/list/recent-results.tsx';
import { WornTack } from '../../../tack/worn-tack.tsx';
import { Button } from '../../../ui/button.tsx';

interface CareerProps {
  readonly horse: Horse;
  readonly coins: number;
  readonly isShowable: boolean;
  readonly onResults: () => void;
  readonly onBrowse: () => void;
}

/** Of an own horse: results, and all that a score is made of. */
export default function Career({ horse, coins, isShowable, onResults, onBrowse }: CareerProps) {
  return (
    <div className="facet-cols">
      <div>
        <RecentResults horseId={horse.id} onAll={onResults}>
          {isShowable && (
            <Button aria-haspopup="dialog" onClick={onBrowse}>
              <Award className="icon" aria-hidden />
              Browse Shows
            </Button>
          )}
        </RecentResults>
        <OwnAptitude horse={horse} />
      </div>
      <div>
        <Skills horse={horse} />
        <WornTack worn={horse.equippedTack} />
        <StyleSection horse={horse} coins={coins} />
      </div>
    </div>
  );
}
