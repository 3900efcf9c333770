import { Crown, Mail, Pencil, Tag } from 'lucide-react';
import { formatGameAge } from '../../../game/game-time.ts';
import { BlockButton } from '../../moderation/block-button.tsx';
import { ReportButton } from '../../moderation/report-button.tsx';
import type { ReportSubject } from '../../moderation/report-dialog.tsx';
import { addressToWriteTo } from '../../mail/mail-address.ts';
import { Avatar } from '../../portrait/avatar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { counted, inDigits } from '../../ui/coins.tsx';
import { addressOfListings } from '../../trade/marketplace/listing-search.ts';
import { Link } from '../../ui/link.tsx';
import { Meter } from '../../ui/meter.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlayerMarks } from './player-marks.tsx';
import type { PlayerPage } from './use-player.ts';

function subjectsOf({ id, username, description, profilePicture, shopName }: PlayerPage): ReportSubject[] {
  const subjects: readonly (ReportSubject & { readonly there: boolean })[] = [
    { kind: 'username', id, label: `The name ${username}`, there: true },
    { kind: 'bio', id, label: 'About My Stable', there: description !== '' },
    { kind: 'picture', id, label: 'The picture', there: profilePicture !== null },
    { kind: 'shop_name', id, label: `The shop name ${shopName}`, there: shopName !== '' },
  ];
  return subjects.filter(({ there }) => there);
}

/** The page's heading. Of a deleted player records stay, but the person is not named. */
export function PlayerSign({ player }: Pick<PlayerHeadProps, 'player'>) {
  const { username, level, guild, isPremium, isDeleted, totalWins, totalShows } = player;
  return (
    <>
      <PageHeading title={username} className={username.length > 16 ? 'title is-long' : 'title'} />
      {isDeleted ? (
        <p>
          This player has left the game. Results and foals stay on record: {counted(totalWins, 'win')} in{' '}
          {counted(totalShows, 'start')}.
        </p>
      ) : (
        <p className="player-line">
          <PlayerMarks level={level} guild={guild} />
          {isPremium && (
            <span className="player-mark text-accent">
              <Crown className="icon" aria-hidden />
              Premium
            </span>
          )}
          <span className="text-muted">Game age {formatGameAge(player.gameAge)}</span>
        </p>
      )}
    </>
  );
}

interface PlayerHeadProps {
  readonly player: PlayerPage;
  readonly own: boolean;
}

export function PlayerHead({ player, own }: PlayerHeadProps) {
  const { username, level, xp, xpToNextLevel, description } = player;
  return (
    <div className="player-head timber">
      <Avatar {...player} />
      <div className="player-text">
        <h2 className="section">About My Stable</h2>
        <p className={description === '' ? 'player-about text-muted' : 'player-about'}>
          {description === ''
            ? `${own ? 'You have' : `${username} has`} not written anything yet.`
            : description}
        </p>
      </div>
      <div className="player-facts">
        <div className="player-acts">
          <Link
            className={buttonClass(own ? 'outlined' : 'main')}
            href={addressOfListings({ type: 'horse', seller: player.id, filters: {} })}
          >
            <Tag className="icon" aria-hidden />
            View Shop ({inDigits(player.onSaleCount)})
          </Link>
          {own ? (
            <Link className={buttonClass()} href="/">
              <Pencil className="icon" aria-hidden />
              Edit on Home
            </Link>
          ) : (
            <>
              {!player.isBlocked && (
                <Link className={buttonClass()} href={addressToWriteTo(username)}>
                  <Mail className="icon" aria-hidden />
                  Send mail
                </Link>
              )}
              <BlockButton player={player} isBlocked={player.isBlocked} />
              <ReportButton subjects={subjectsOf(player)} />
            </>
          )}
        </div>
        <Meter label={`XP to level ${level + 1}`} value={xp} max={xpToNextLevel} />
        <dl className="list">
          <div>
            <dt>XP</dt>
            <dd>
              {inDigits(xp)} / {inDigits(xpToNextLevel)}
            </dd>
          </div>
          <div>
            <dt>Horses</dt>
            <dd>{inDigits(player.horseCount)}</dd>
          </div>
          <div>
            <dt>Wins</dt>
            <dd>
              {inDigits(player.totalWins)} in {counted(player.totalShows, 'start')}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
