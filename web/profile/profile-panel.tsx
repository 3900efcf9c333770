import { BookImage, Camera, ChevronDown, Pencil, Settings } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { gameAge, formatGameAge } from '../../game/game-time.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { Avatar } from '../portrait/avatar.tsx';
import { GuildMark } from '../portrait/guild-mark.tsx';
import { Button, buttonClass, IconButton } from '../ui/button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { useStore } from '../ui/store.ts';
import type { Model } from './horse-heads.tsx';
import { profileIsOpen } from './profile-open.ts';
import type { User } from './use-profile.ts';

const BioEditor = lazyDialog(() => import('./bio-editor.tsx'));
const PictureDialog = lazyDialog(() => import('./picture-dialog.tsx'), { ahead: false });

interface ProfilePanelProps {
  readonly horses: readonly Model[];
  readonly user: User;
  readonly now: Date;
  readonly children?: ReactNode;
}

/** docs/rules/screens.md#lists-and-names */
export function ProfilePanel(props: ProfilePanelProps) {
  const isOpen = useStore(profileIsOpen);
  return (
    <section className="profile timber" aria-labelledby="profile">
      <h2 className="section">
        <button
          type="button"
          className="profile-fold"
          aria-expanded={isOpen}
          onClick={() => profileIsOpen.set(!isOpen)}
        >
          <span id="profile">Your profile</span>
          <ChevronDown className="icon" aria-hidden />
        </button>
      </h2>
      {isOpen && <Inside {...props} />}
    </section>
  );
}

function Inside({ user, horses, now, children }: ProfilePanelProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <div className="profile-head">
        <Avatar {...user} />
        <div>
          <Button onClick={() => setChoosing(true)}>
            <Camera className="icon" aria-hidden />
            {user.profilePicture === null ? 'Upload photo' : 'Change photo'}
          </Button>
          <Link className={buttonClass()} href="/account">
            <Settings className="icon" aria-hidden />
            Account
          </Link>
          <Link className={buttonClass()} href={`/players/${user.id}/album`}>
            <BookImage className="icon" aria-hidden />
            Coat album
          </Link>
          <small>A square picture that other players see.</small>
        </div>
      </div>
      <dl className="list">
        <Fact label="Username">{user.username}</Fact>
        <Fact label="Guild">
          <span className={`profile-guild guild-${user.guild}`}>
            <GuildMark guild={user.guild} />
            {GUILD_ROWS[user.guild].label}
          </span>
        </Fact>
        <Fact label="Game Age">{formatGameAge(gameAge(new Date(user.createdAt), now))}</Fact>
        <Fact label="XP">
          {inDigits(user.xp)} / {inDigits(user.xpToNextLevel)}
        </Fact>
        <Fact label="Level">{inDigits(user.level)}</Fact>
        <Fact label="Coins">{inDigits(user.coins)}</Fact>
        <Fact label="Horses">{inDigits(user.horseCount)}</Fact>
      </dl>
      <Bio bio={user.bio} />
      {children}
      {choosing && (
        <PictureDialog
          hasPicture={user.profilePicture !== null}
          horses={horses}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Bio({ bio }: { readonly bio: string }) {
  const [editing, setEditing] = useState(false);
  const part = useRef<HTMLElement>(null);
  function close() {
    setEditing(false);
    // The focus was in the closed editor.
    requestAnimationFrame(() => part.current?.querySelector('button')?.focus());
  }
  return (
    <section className="bio" aria-labelledby="bio" ref={part}>
      <div className="bio-head">
        <h3 id="bio">About My Stable</h3>
        {!editing && (
          <IconButton label="Edit About My Stable" onClick={() => setEditing(true)}>
            <Pencil className="icon" aria-hidden />
          </IconButton>
        )}
      </div>
      {editing ? (
        <BioEditor bio={bio} onClose={close} />
      ) : (
        <p className={bio === '' ? 'text-muted' : 'bio-text'}>
          {bio === '' ? 'Nothing written yet. What do you breed, and what makes you proud?' : bio}
        </p>
      )}
    </section>
  );
}
