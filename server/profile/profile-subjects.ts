import type { ReportSubject } from '../moderation/report-subject.ts';
import type { Db, Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { unlessAway } from '../picture-store/picture-store.ts';
import type { ProfilePictures } from './profile-pictures.ts';
import {
  findProfile,
  findShownProfile,
  lockProfile,
  upsertBio,
  upsertPicture,
  upsertShopName,
  type ProfileRow,
} from './profile-queries.ts';

type Part = keyof ProfileRow;

interface Replacement {
  readonly part: Part;
  readonly from: string;
  readonly to: string;
}

/** Operators see what others do not of a suspended player. */
async function find(db: Db, playerId: string, part: Part, readerId: string | null) {
  const profile = readerId === null ? findProfile : findShownProfile;
  const seen = (await profile.first(db, { playerId }))?.[part];
  return seen ? { playerId, seen } : undefined;
}

/** False if it is no longer `from`. */
async function replace(tx: Tx, playerId: string, { part, from, to }: Replacement): Promise<boolean> {
  const profile = await lockProfile.first(tx, { playerId });
  if ((profile?.[part] ?? '') !== from) return false;
  if (part === 'bio') await upsertBio.run(tx, { playerId, bio: to });
  else if (part === 'shopName') await upsertShopName.run(tx, { playerId, shopName: to });
  else await upsertPicture.run(tx, { playerId, picture: to === '' ? null : to });
  publish(tx, playerId, { topics: ['user'] });
  return true;
}

/** The subject's id is its player's. */
const textSubject = (part: 'bio' | 'shopName'): ReportSubject => ({
  find: (db, playerId, readerId) => find(db, playerId, part, readerId),
  async remove(tx, _, playerId, seen) {
    return (await replace(tx, playerId, { part, from: seen, to: '' })) ? { put: '' } : undefined;
  },
  restore: (tx, _, playerId, { seen, put }) => replace(tx, playerId, { part, from: put, to: seen }),
});

export const bioSubject = textSubject('bio');
export const shopNameSubject = textSubject('shopName');

/** Removed pictures stay for the undo, where no address leads. */
export function pictureSubject(pictures: ProfilePictures): ReportSubject {
  return {
    find: (db, playerId, readerId) => find(db, playerId, 'picture', readerId),
    async remove(tx, _, playerId, seen) {
      const removed = await replace(tx, playerId, { part: 'picture', from: seen, to: '' });
      return removed ? { put: '', afterCommit: () => unlessAway(pictures.hidePicture(seen)) } : undefined;
    },
    async restore(tx, _, playerId, { seen, put }) {
      const replaced = await replace(tx, playerId, { part: 'picture', from: put, to: seen });
      return replaced && pictures.showPicture(seen);
    },
  };
}
