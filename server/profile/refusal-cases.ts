import { aPicture, openUpload, sendPicture } from '../testing/builders/pictures.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';
import { MOST_IN_QUEUE } from './picture-queue.ts';
import { MOST_UPLOADS } from './uploads.ts';

const SET = 'PUT /api/profile-picture';

/** Uploaded a picture of these bytes. */
const uploaded = (bytes: () => Promise<Buffer> | Buffer) =>
  newcomer
    .with(async ({ by }) => ({ profilePictureURL: await openUpload(by) }))
    .after(async ({ app, profilePictureURL }) => sendPicture(app, profilePictureURL, await bytes()));

const setting = ({ profilePictureURL }: { readonly profilePictureURL: string }) => ({
  body: { profilePictureURL },
});

export const PROFILE_REFUSALS: RefusalCases = {
  'PUT /api/profile-picture/uploads/:id 404 UPLOAD_NOT_FOUND': anna.sendsSignedOut({
    params: { id: 'a'.repeat(43) },
  }),
  [`${SET} 404 UPLOAD_NOT_FOUND`]: uploaded(aPicture).byAnna().sends(setting),
  [`${SET} 409 PICTURE_NOT_SENT`]: anna
    .with(async ({ by }) => ({ profilePictureURL: await openUpload(by) }))
    .sends(setting),
  [`${SET} 400 NOT_A_PICTURE`]: uploaded(() => Buffer.from('GIF89a, or so it says')).sends(setting),
  [`${SET} 400 PICTURE_TOO_LARGE`]: [
    'That picture has too many pixels: at most # million. Please choose a smaller one.',
    uploaded(() => aPicture({ width: 4001, height: 4000 })).sends(setting),
  ],
  [`${SET} 503 PICTURES_BUSY`]: [
    'Many players are changing their pictures right now. Please try again in # seconds.',
    uploaded(aPicture)
      .with(({ app }) => {
        let open = () => {};
        const opened = new Promise<void>((resolve) => (open = resolve));
        const waiting = Array.from({ length: MOST_IN_QUEUE }, (_, index) =>
          app.pictureQueue.run(`waiting ${index}`, () => opened),
        );
        return { open: () => open(), waiting };
      })
      .mend(({ open, waiting }) => {
        open();
        return Promise.all(waiting);
      })
      .sends(setting),
  ],
  'POST /api/profile-picture/upload 429 TOO_MANY_UPLOADS': [
    'You have uploaded # pictures within an hour. Please try again in # min.',
    newcomer
      .after(async ({ by }) => {
        for (let index = 0; index < MOST_UPLOADS; index++) await openUpload(by);
      })
      .sends(),
  ],
};
