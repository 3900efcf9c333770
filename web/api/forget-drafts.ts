import { attempt } from '../ui/storage.ts';

/** Names of stored drafts begin with it. */
export const DRAFT_PREFIX = 'draft:';

/** Deletes the drafts of all accounts on this device, at log-out and when an account is to be deleted. */
export function forgetDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
  });
}
