import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { SUGGEST_FROM } from '../../game/mail/letters.ts';
import { SEARCH_TEXT_MAX } from '../../game/search/search-text.ts';
import { Avatar } from '../portrait/avatar.tsx';
import { GuildMark } from '../portrait/guild-mark.tsx';
import { useSuggested } from './use-mail.ts';

interface RecipientFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (username: string) => void;
}

const PAUSE_MS = 200;

/** Suggests players whose names begin with what is typed. */
export function RecipientField({ value, error, onChange }: RecipientFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const typed = useAfterPause(value.trim());
  const { data } = useSuggested(typed, isOpen && typed.length >= SUGGEST_FROM);
  const found = isOpen && value.trim().length >= SUGGEST_FROM ? (data ?? []) : [];
  const shown = found.length > 0;
  const marked = Math.min(at, found.length - 1);

  function choose(username: string) {
    onChange(username);
    setIsOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!shown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[marked];
    if (step !== undefined) setAt((marked + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen) choose(chosen.username);
    else return;
    event.preventDefault();
  }

  return (
    <div className="field recipient">
      <label className="label" htmlFor={id}>
        To
      </label>
      <input
        id={id}
        className="input"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        aria-autocomplete="list"
        aria-activedescendant={shown ? `${id}-${marked}` : undefined}
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX}
        placeholder="Two letters of a name are enough"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setAt(0);
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      />
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert className="icon icon-small" aria-hidden />
          {error}
        </p>
      )}
      <div className="suggested" role="listbox" id={`${id}-list`} aria-label="Players" hidden={!shown}>
        {found.map((player, index) => (
          <div
            key={player.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            onMouseDown={(event) => {
              // The focus stays in the field.
              event.preventDefault();
              choose(player.username);
            }}
          >
            <span aria-hidden>
              <Avatar {...player} />
            </span>
            <bdi>{player.username}</bdi>
            <span className={`suggested-guild guild-${player.guild}`}>
              <GuildMark guild={player.guild} />
              {GUILD_ROWS[player.guild].label}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
