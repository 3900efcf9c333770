import { CircleAlert, Ellipsis } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { GUILD_ROWS, type Guild } from '../../game/guild-work/guilds.ts';
import { WrittenText } from '../cards/written-text.tsx';
import { Avatar } from '../portrait/avatar.tsx';
import { GuildMark } from '../portrait/guild-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { timeOrDateOf } from '../ui/when.ts';
import { resend, takeBack, type Unsent } from './outbox.ts';
import type { ChatMessage } from './room.ts';

interface MessageRowProps {
  readonly message: ChatMessage;
  readonly now: Date;
  /** Actions on messages of others. */
  readonly acts: (message: ChatMessage) => ReactNode;
}

export function MessageRow({ message, now, acts }: MessageRowProps) {
  const { id, username, playerId, createdAt, removed, sendId } = message;
  const isOwn = sendId !== null;
  const [isOpen, setIsOpen] = useState(false);
  const actsId = useId();
  return (
    <li className="msg" data-message={id}>
      <span aria-hidden>
        <Avatar {...message} />
      </span>
      <div>
        <p className={`msg-by guild-${message.guild}`}>
          <Link className="msg-name" href={`/players/${playerId}`}>
            <bdi>{isOwn ? 'You' : username}</bdi>
          </Link>
          <GuildWord guild={message.guild} />
          <time dateTime={createdAt}>{timeOrDateOf(new Date(createdAt), now)}</time>
          {!isOwn && !removed && (
            <button
              type="button"
              className="msg-more"
              aria-label={`More about the message of ${username}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? actsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Ellipsis className="icon" aria-hidden />
            </button>
          )}
        </p>
        {removed ? (
          <p className="text-muted">Removed by an operator</p>
        ) : (
          <WrittenText text={message.message} small />
        )}
        {isOpen && !removed && (
          <div className="msg-acts" id={actsId}>
            {acts(message)}
          </div>
        )}
      </div>
    </li>
  );
}

function GuildWord({ guild }: { readonly guild: Guild }) {
  return (
    <span className="msg-guild" title={GUILD_ROWS[guild].label}>
      <GuildMark guild={guild} />
      <span className="sr">{GUILD_ROWS[guild].label}</span>
    </span>
  );
}

/** The writing player. */
export type Own = Pick<ChatMessage, 'username' | 'guild' | 'profilePicture' | 'profileThumbnail'>;

interface UnsentRowProps {
  readonly unsent: Unsent;
  readonly own: Own;
  /** Puts the text back into the field. */
  readonly onEdit: (message: string) => void;
}

export function UnsentRow({ unsent, own, onEdit }: UnsentRowProps) {
  const { message, failure } = unsent;
  return (
    <li className={failure ? 'msg' : 'msg is-sending'}>
      <span aria-hidden>
        <Avatar {...own} />
      </span>
      <div>
        <p className={`msg-by guild-${own.guild}`}>
          <span className="msg-name">You</span>
          <GuildWord guild={own.guild} />
        </p>
        <WrittenText text={message} small />
        {failure && (
          <div className="msg-failed">
            <p role="alert">
              <CircleAlert className="icon icon-small" aria-hidden />
              {failure.sentence}
            </p>
            {failure.canRetry && (
              <Button variant="plain" onClick={() => resend(unsent)}>
                Try again
              </Button>
            )}
            <Button
              variant="plain"
              onClick={() => {
                takeBack(unsent);
                onEdit(message);
              }}
            >
              Edit
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
