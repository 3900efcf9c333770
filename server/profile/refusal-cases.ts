import { aPicture, openUpload, sendPicture } from '../testing/builders/pictures.ts';
import type { RefusalCases, RefusalScene, RefusedRequest } from '../testing/refusal-case.ts';
import { MOST_IN_QUEUE } from './picture-queue.ts';
import { MOST_UPLOADS } from './uploads.ts';

const pictureOf =
  (bytes: () => Promise<Buffer> | Buffer) =>
  async ({ app }: RefusalScene): Promise<RefusedRequest> => {
    const by = await app.newPlayer();
    const profilePictureURL = await openUpload(by);
    await sendPicture(app, profilePictureURL, await bytes());
    return { by, sent: { body: { profilePictureURL } } };
  };

/** Returns an undo function. */
function fillQueue({ app }: RefusalScene): () => Promise<void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const waiting = Array.from({ length: MOST_IN_QUEUE }, (_, index) =>
    app.pictureQueue.run(`waiting ${index}`, () => opened),
  );
  return async () => {
    open();
    await Promise.all(waiting);
  };
}

export const PROFILE_REFUSALS: RefusalCases = {
  'PUT /api/profile-picture/uploads/:id 404 UPLOAD_NOT_FOUND': async () => ({
    sent: { params: { id: 'a'.repeat(43) } },
  }),
  'PUT /api/profile-picture 404 UPLOAD_NOT_FOUND': async (scene) => ({
    ...(await pictureOf(aPicture)(scene)),
    by: scene.anna,
  }),
  'PUT /api/profile-picture 409 PICTURE_NOT_SENT': async ({ anna }) => ({
    by: anna,
    sent: { body: { profilePictureURL: await openUpload(anna) } },
  }),
  'PUT /api/profile-picture 400 NOT_A_PICTURE': pictureOf(() => Buffer.from('GIF89a, or so it says')),
  'PUT /api/profile-picture 400 PICTURE_TOO_LARGE': [
    'That picture has too many pixels: at most # million. Please choose a smaller one.',
    pictureOf(() => aPicture({ width: 4001, height: 4000 })),
  ],
  'PUT /api/profile-picture 503 PICTURES_BUSY': [
    'Many players are changing their pictures right now. Please try again in # seconds.',
    async (scene) => ({ ...(await pictureOf(aPicture)(scene)), mend: fillQueue(scene) }),
  ],
  'POST /api/profile-picture/upload 429 TOO_MANY_UPLOADS': [
    'You have uploaded # pictures within an hour. Please try again in # min.',
    async ({ app }) => {
      const by = await app.newPlayer();
      for (let index = 0; index < MOST_UPLOADS; index++) await openUpload(by);
      return { by, sent: {} };
    },
  ],
};
