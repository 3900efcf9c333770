export const BOXES = ['inbox', 'sent'] as const;
export type Box = (typeof BOXES)[number];

export interface MailView {
  readonly box: Box;
  /** Empty: no search. */
  readonly search: string;
  readonly letter: string | null;
}

export function viewIn(parameters: URLSearchParams): MailView {
  return {
    box: parameters.get('box') === 'sent' ? 'sent' : 'inbox',
    search: parameters.get('search')?.trim() ?? '',
    letter: parameters.get('letter'),
  };
}

export function addressOfMail({ box, search, letter }: MailView): string {
  const query = new URLSearchParams();
  if (box !== 'inbox') query.set('box', box);
  if (search !== '') query.set('search', search);
  if (letter !== null) query.set('letter', letter);
  return query.size === 0 ? '/mail' : `/mail?${query}`;
}

/** Opens a new letter to this player. */
export const addressToWriteTo = (username: string) => `/mail?${new URLSearchParams({ to: username })}`;
