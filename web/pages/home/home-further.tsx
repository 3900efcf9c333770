import { FirstSteps } from '../../first-steps/first-steps.tsx';
import type { FirstStep } from '../../first-steps/use-first-steps.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { WorldNewsBelow } from '../../news/world-news-below.tsx';
import { Advertisement } from '../../premium/ads/advertisement.tsx';
import { ProfilePanel } from '../../profile/profile-panel.tsx';
import type { User } from '../../profile/use-profile.ts';
import type { useMyPending } from '../../shows/use-quota.ts';
import { Signpost } from '../signpost/signpost.tsx';
import { HomeGrowing } from './home-growing.tsx';
import { HomeRing } from './home-ring.tsx';

export interface HomeFurtherProps {
  /** `foot`: below both columns. */
  readonly column: 'main' | 'side' | 'foot';
  readonly user: User;
  readonly horses: readonly Horse[];
  readonly steps: readonly FirstStep[];
  readonly pending: ReturnType<typeof useMyPending>;
  readonly now: Date;
}

/** The end of a column of Home: first steps, shows, the player's profile and the world. */
export default function HomeFurther({ column, user, horses, steps, pending, now }: HomeFurtherProps) {
  const hasSteps = steps.length > 0;
  // In the shorter column, and the news of the world where they leave none empty.
  const signsIn = hasSteps ? 'side' : 'main';
  const worldIn = hasSteps ? 'side' : 'foot';
  const world = column === worldIn && <WorldNewsBelow isVisitor={false} isWide={worldIn === 'foot'} />;
  const signs = horses.length > 0 && column === signsIn && <Signpost />;
  if (column === 'foot') return world;
  if (column === 'side')
    return (
      <>
        <HomeGrowing horses={horses} />
        {world}
        {signs}
      </>
    );
  return (
    <>
      <FirstSteps steps={steps} isGuest={user.guestUntil !== null} />
      {horses.length > 0 && <HomeRing entries={pending} horses={horses} />}
      <ProfilePanel user={user} horses={horses} now={now}>
        <Advertisement slot="profile" seen={user.advertisements} />
      </ProfilePanel>
      {signs}
    </>
  );
}
