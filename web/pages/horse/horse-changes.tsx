import { useState } from 'react';
import { TrendingUp } from 'lucide-react';
import { formatSkill } from '../../../game/guild-work/training.ts';
import { DISCIPLINES, disciplineLabel } from '../../../game/shows/disciplines.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { inDigits } from '../../ui/coins.tsx';

type Changing = Pick<
  Horse,
  'happiness' | 'level' | 'xp' | 'xpToNextLevel' | 'skills' | 'feedExpiresAt' | 'feedLeftDisplay'
>;

/** What the last act or show did to a horse, on a label over its picture, until the player leaves. */
export function HorseChanges({ horse }: { readonly horse: Changing }) {
  const [before, setBefore] = useState(horse);
  const [changes, setChanges] = useState<readonly string[]>([]);
  if (horse !== before) {
    const found = changesOf(before, horse);
    setBefore(horse);
    if (found.length > 0) setChanges(found);
  }
  return (
    <div className="horse-changes" role="status">
      {changes.length > 0 && (
        <p className="sign">
          <TrendingUp className="icon text-good" aria-hidden />
          <span>
            {changes.map((change) => (
              <b key={change}>{change}</b>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}

/** "Jumping skill 96 to 101.2", "Happiness 80% to 85%", "Fed for 3 days". */
export function changesOf(before: Changing, after: Changing): readonly string[] {
  const skills = DISCIPLINES.filter((one) => after.skills[one] > before.skills[one]).map(
    (one) =>
      `${disciplineLabel(one)} skill ${formatSkill(before.skills[one])} to ${formatSkill(after.skills[one])}`,
  );
  const isFed = (after.feedExpiresAt ?? '') > (before.feedExpiresAt ?? '');
  return [
    after.level > before.level && `Level ${inDigits(after.level)} reached`,
    ...skills,
    after.level === before.level && after.xp > before.xp && `${inDigits(after.xp - before.xp)} XP more`,
    after.happiness !== before.happiness && `Happiness ${before.happiness}% to ${after.happiness}%`,
    isFed && `Feed for ${after.feedLeftDisplay}`,
  ].filter((change) => change !== false);
}
