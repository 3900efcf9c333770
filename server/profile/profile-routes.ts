import * as contract from '../../contract/profile.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ServeFile } from '../http/serve-file.ts';
import type { Serve } from '../http/serve.ts';
import { loadUser } from '../players/user.ts';
import { changeBio } from './change-bio.ts';
import * as pictures from './change-picture.ts';
import type { PictureQueue } from './picture-queue.ts';
import type { PictureStore } from './picture-folder.ts';

/** Reading a picture takes a while. */
const PICTURES_PER_MINUTE = { perMinute: 20 } as const;

/** Nobody is signed in while a picture is sent, so a whole network shares this: as much as five accounts may ask for. */
const SENT_PER_MINUTE = { perMinute: 100 } as const;

interface ProfileOf {
  readonly serve: Serve;
  readonly serveFile: ServeFile;
  readonly db: Db;
  readonly store: PictureStore;
  readonly queue: PictureQueue;
}

export async function profileRoutes({ serve, serveFile, db, store, queue }: ProfileOf): Promise<void> {
  serve(contract.changeBio, async ({ player, body, now }) => {
    await inTransaction(db, (tx) => changeBio(tx, player.id, body.bio));
    return loadUser(db, player.id, now);
  });

  serve(
    contract.openPictureUpload,
    async ({ player }) => {
      const opened = await pictures.openUpload(db, store, player.id);
      if (isRefusal(opened)) return opened;
      const { path, expiresAt } = opened;
      return { uploadURL: path, expiresAt: expiresAt.toISOString() };
    },
    PICTURES_PER_MINUTE,
  );

  await serveFile(
    contract.sendPicture,
    {
      admit: ({ params }) => pictures.mayBeSent(db, params.id),
      async take({ params }, bytes) {
        const refusal = await pictures.keepSent(db, store, params.id, bytes);
        return refusal ?? { message: 'The picture has arrived.' };
      },
    },
    SENT_PER_MINUTE,
  );

  serve(
    contract.setPicture,
    async ({ player, body: { profilePictureURL }, now }) => {
      if (profilePictureURL === null) await pictures.removePicture(db, store, player.id);
      else {
        const refusal = await pictures.usePicture(
          { db, pictures: store, queue },
          player.id,
          profilePictureURL,
        );
        if (isRefusal(refusal)) return refusal;
      }
      return loadUser(db, player.id, now);
    },
    PICTURES_PER_MINUTE,
  );
}
