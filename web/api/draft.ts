import { useState } from 'react';
import { attempt } from '../ui/storage.ts';
import { useStore } from '../ui/store.ts';
import { useRead } from './read.ts';
import { DRAFT_PREFIX } from './forget-drafts.ts';
import { signIn } from './token.ts';

export interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Call it after sending, or when the player discards the draft. */
  readonly forget: () => void;
}

/**
 * A draft, stored on this device for this account, so it survives navigation and reloads. `name` identifies it;
 * `before` is the field's initial text, which is not stored. Without storage, the draft ends with the page.
 */
export function useDraft(name: string, before = ''): Draft {
  const isPlayer = useStore(signIn).token !== null;
  const { data } = useRead('GET /api/auth/me', {}, { enabled: isPlayer });
  const key = `${DRAFT_PREFIX}${data?.id ?? 'visitor'}:${name}`;
  const [draft, setDraft] = useState({ key, text: readDraft(key) ?? before });
  // The account or the name has changed.
  const text = draft.key === key ? draft.text : (readDraft(key) ?? before);
  return {
    text,
    write(next) {
      setDraft({ key, text: next });
      storeDraft(key, next === before ? null : next);
    },
    forget() {
      setDraft({ key, text: before });
      storeDraft(key, null);
    },
  };
}

/** For drafts of several fields, stored as JSON. Undefined if it cannot be parsed. */
export function parseDraft<T>(text: string, isDraft: (parsed: unknown) => parsed is T): T | undefined {
  const parsed = text === '' ? undefined : attempt(() => JSON.parse(text) as unknown);
  return isDraft(parsed) ? parsed : undefined;
}

function readDraft(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

function storeDraft(key: string, text: string | null): void {
  attempt(() => {
    if (text === null || text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  });
}
