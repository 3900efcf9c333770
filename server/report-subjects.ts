import { messageSubject } from './chat/message-subject.ts';
import { horseNameSubject } from './horses/name-subject.ts';
import type { ReportSubjects } from './kindness/report-subject.ts';
import { letterSubject } from './mail/letter-subject.ts';
import { usernameSubject } from './players/username-subject.ts';
import type { ProfilePictures } from './profile/profile-pictures.ts';
import { bioSubject, pictureSubject, shopNameSubject } from './profile/profile-subjects.ts';

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
