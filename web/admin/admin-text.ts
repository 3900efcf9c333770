import { dayAndTimeWithin } from '../ui/when.ts';
import type { Case, Decision } from './use-admin.ts';

type Kind = Case['kind'];

export function titleOf({ kind, seen, player }: Pick<Case, 'kind' | 'seen' | 'player'>): string {
  const titles: Readonly<Record<Kind, string>> = {
    username: `Name “${seen}”`,
    picture: `Picture of ${player.username}`,
    bio: `About My Stable of ${player.username}`,
    shop_name: `Shop name “${seen}”`,
    horse_name: `Horse name “${seen}”`,
    message: `Chat of ${player.username}`,
    letter: `Letter of ${player.username}`,
  };
  return titles[kind];
}

export const REASON_TEXT: Readonly<Record<Case['reason'], string>> = {
  unkind: 'unkind',
  rude: 'rude or disgusting',
  private: 'private things',
  cheating: 'passwords or cheating',
  other: 'something else',
};

export const REMOVE_TEXT: Readonly<Record<Kind, string>> = {
  username: 'Rename player',
  picture: 'Remove picture',
  bio: 'Empty the text',
  shop_name: 'Remove shop name',
  horse_name: 'Rename horse',
  message: 'Remove message',
  letter: 'Remove letter',
};

const REMOVED_TEXT: Readonly<Record<Kind, (name: string) => string>> = {
  username: (name) => `${name} was renamed`,
  picture: (name) => `Picture of ${name} removed`,
  bio: (name) => `About My Stable of ${name} emptied`,
  shop_name: (name) => `Shop name of ${name} removed`,
  horse_name: (name) => `Horse named by ${name} renamed`,
  message: (name) => `Message of ${name} removed`,
  letter: (name) => `Letter of ${name} removed`,
};

/** "Tully muted until tomorrow, 11:32". */
export function formatDecision({ action, kind, player: { username }, until }: Decision, now: Date): string {
  const end = until === null ? 'until lifted' : `until ${dayAndTimeWithin(new Date(until), now)}`;
  const texts: Readonly<Record<Decision['action'], string>> = {
    remove: REMOVED_TEXT[kind](username),
    mute: `${username} muted ${end}`,
    suspend: `${username} suspended ${end}`,
    dismiss: `Nothing wrong with ${username}’s ${KIND_TEXT[kind]}`,
  };
  return texts[action];
}

const KIND_TEXT: Readonly<Record<Kind, string>> = {
  username: 'name',
  picture: 'picture',
  bio: 'text',
  shop_name: 'shop name',
  horse_name: 'horse name',
  message: 'message',
  letter: 'letter',
};
