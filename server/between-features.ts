import type { WhenSecured } from './accounts/when-secured.ts';
import type { WhenBorn } from './breeding/births/foal-mares.ts';
import { STUD_SENTENCES } from './breeding/stud/stud-sentences.ts';
import { leaveBreeding, leaveStud } from './breeding/stud/leave-breeding.ts';
import type { WhenGelded } from './care/vet-job.ts';
import { hideMessagesOf, messageSubject } from './chat/message-subject.ts';
import type { WhenSuspended } from './admin/decide.ts';
import { forgetNewDevices } from './devices/devices.ts';
import { mailCancelLink } from './devices/waiting-link.ts';
import { cancelAllWaiting, type WaitingSentences, type WhenWaiting } from './devices/waiting.ts';
import { horseNameSubject } from './horses/horse-name.ts';
import type { ReportSubjects } from './moderation/report-subject.ts';
import { countBirths, queuePlacings } from './leaderboards/count-standings.ts';
import { openFoalBooks, type WhenGrown } from './keepsakes/foal-books.ts';
import { letterSubject } from './mail/letter-subject.ts';
import { mailBirths, mailGrowth } from './news/mail-foals.ts';
import { usernameSubject } from './players/username-subject.ts';
import type { ProfilePictures } from './profile/profile-pictures.ts';
import { bioSubject, pictureSubject, shopNameSubject } from './profile/profile-subjects.ts';
import type { WhenPlaced } from './shows/settling/settle-shows.ts';
import { SHOW_SENTENCES } from './shows/show-sentences.ts';
import { SALE_SENTENCES } from './trade/sale-sentences.ts';
import { endAllListings } from './trade/list-for-sale.ts';
import { listBornAtMarket } from './trade/rescue-horses.ts';
import { fillAlbums } from './trophies/album.ts';

/* What features do when another changes something. They must not import each other for it, so `app.ts` passes it in. */

/* These run in the transaction that changes a horse or an account. */

export const WHEN_GELDED: readonly WhenGelded[] = [
  async (tx, horse, now) => {
    await leaveStud(tx, now, horse);
  },
];

export const WHEN_PLACED: readonly WhenPlaced[] = [queuePlacings];

export const WHEN_BORN: readonly WhenBorn[] = [
  listBornAtMarket,
  countBirths,
  fillAlbums,
  openFoalBooks,
  mailBirths,
];

export const WHEN_GROWN: readonly WhenGrown[] = [mailGrowth];

/** In the order of locks. */
export const WHEN_SUSPENDED: readonly WhenSuspended[] = [
  cancelAllWaiting,
  leaveBreeding,
  async (tx, _, accountId) => endAllListings(tx, accountId),
  async (tx, _, accountId) => hideMessagesOf(tx, accountId),
];

export const WHEN_WAITING: readonly WhenWaiting[] = [mailCancelLink];

/** Each feature describes what its waiting calls will do. */
export const WAITING_SENTENCES: WaitingSentences = {
  ...SALE_SENTENCES,
  ...STUD_SENTENCES,
  ...SHOW_SENTENCES,
};

export const WHEN_SECURED: readonly WhenSecured[] = [forgetNewDevices];

/** What players may report. */
export const reportSubjects = (pictures: ProfilePictures): ReportSubjects => ({
  username: usernameSubject,
  picture: pictureSubject(pictures),
  bio: bioSubject,
  shop_name: shopNameSubject,
  horse_name: horseNameSubject,
  letter: letterSubject,
  message: messageSubject,
});
