import { CircleCheck, MessageCircleOff, MessageCircleQuestion, MicOff } from 'lucide-react';
import { useState } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { Need } from '../ui/need.tsx';
import { dayAndTimeWithin } from '../ui/when.ts';
import type { Moderation } from './use-moderation.ts';
import { HelpLink } from '../ui/help-link.tsx';

const BirthYearDialog = lazyDialog(() => import('./birth-year-dialog.tsx'), { ahead: false });

/** Whether the player may chat and write letters. Shows that the year was given, never the year. */
export function TalkState({ moderation: { birthYear, mayTalk, mute } }: { readonly moderation: Moderation }) {
  const now = useWorldNow(MINUTE);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="safety-part" aria-labelledby="talk">
      <h2 className="section" id="talk">
        Chat and letters
      </h2>
      <HelpLink to="talk-age" about="who may write" />
      <ul>
        {birthYear === 'unanswered' && (
          <Need
            icon={<MessageCircleQuestion className="icon text-accent" aria-hidden />}
            title="Your year of birth"
            why="We ask once, before your first chat or letter. Nobody else sees it."
          >
            <div className="need-acts">
              <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                Answer
              </Button>
            </div>
          </Need>
        )}
        {birthYear === 'answered' && (
          <Need
            icon={
              mayTalk ? (
                <CircleCheck className="icon text-good" aria-hidden />
              ) : (
                <MessageCircleOff className="icon text-muted" aria-hidden />
              )
            }
            title="Your year of birth is answered"
            why={
              mayTalk
                ? 'Chat and letters are on.'
                : 'Chat and letters are for players of 13 and over. Everything else in Fetlock is yours.'
            }
          />
        )}
        {mute && (
          <Need
            icon={<MicOff className="icon text-bad" aria-hidden />}
            title={`You cannot write to others ${formatUntil(mute.until, now)}`}
            why={mute.why}
          />
        )}
      </ul>
      {isOpen && <BirthYearDialog onClose={() => setIsOpen(false)} />}
    </section>
  );
}

const formatUntil = (until: string | null, now: Date) =>
  until === null ? 'until we lift it' : `until ${dayAndTimeWithin(new Date(until), now)}`;

const REMOVED: Readonly<Record<Moderation['decisions'][number]['kind'], string>> = {
  username: 'Your username was changed',
  picture: 'Your picture was removed',
  bio: 'Your About My Stable was emptied',
  shop_name: 'The name of your shop was removed',
  horse_name: 'A horse that you named got another name',
  message: 'A message of yours was removed',
  letter: 'A letter of yours was removed',
};

export function DecisionsAboutYou({ decisions }: Pick<Moderation, 'decisions'>) {
  const now = useWorldNow(MINUTE);
  if (decisions.length === 0) return null;
  return (
    <section className="safety-part" aria-labelledby="decisions">
      <h2 className="section" id="decisions">
        From the people who run Fetlock
      </h2>
      <ul>
        {decisions.map(({ id, action, kind, why, at }) => (
          <Need
            key={id}
            icon={<MessageCircleOff className="icon text-muted" aria-hidden />}
            title={
              action === 'remove'
                ? REMOVED[kind]
                : action === 'mute'
                  ? 'You were muted'
                  : 'Your account was suspended'
            }
            why={`${why} (${dayAndTimeWithin(new Date(at), now)})`}
          />
        ))}
      </ul>
    </section>
  );
}
