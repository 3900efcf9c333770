import { useState } from 'react';
import type { Guild } from '../../game/guild-work/guilds.ts';

interface AvatarProps {
  readonly username: string;
  readonly guild: Guild;
  readonly profilePicture: string | null;
  readonly profileThumbnail: string | null;
}

/** Falls back to initials on the guild's colour. */
export function Avatar({ username, guild, profilePicture, profileThumbnail }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (profilePicture === null || profilePicture === missing) {
    return (
      <span className={`avatar guild-${guild}`} role="img" aria-label={`${username}, no picture yet`}>
        {initials(username)}
      </span>
    );
  }
  return (
    <img
      className="avatar"
      src={profilePicture}
      srcSet={`${profileThumbnail ?? profilePicture} 160w, ${profilePicture} 480w`}
      sizes="112px"
      width={112}
      height={112}
      alt={`${username}'s profile`}
      onError={() => setMissing(profilePicture)}
    />
  );
}

/** First letters of the first and last word: "Anna van Dam" is AD. */
export function initials(name: string): string {
  const words = name.split(/[\s_-]+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => word?.match(/^./u)?.[0])
    .join('')
    .toLocaleUpperCase();
}
