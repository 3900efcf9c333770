import type { Logger } from 'pino';
import * as contract from '../../contract/profile.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import type { Feature } from '../http/feature.ts';
import { serveUploadsOn } from '../http/files/uploads.ts';
import { serveFileOn, type ServeFile } from '../http/serve-file.ts';
import type { Serve } from '../http/serve.ts';
import { refuseNote } from '../moderation/writing.ts';
import { isReservedUsername } from '../players/reserved-usernames.ts';
import { loadUser } from '../players/user.ts';
import { removePicture, usePicture } from './change-picture.ts';
import type { PictureQueue } from './picture-queue.ts';
import type { ProfilePictures } from './profile-pictures.ts';
import { upsertBio, upsertPrivacy, upsertShopName } from './profile-queries.ts';
import { startTidying } from './tidy-uploads.ts';
import { openUpload, receiveUpload, refuseToken } from './uploads.ts';

const PICTURES_PER_MINUTE = { perMinute: 20 } as const;

/** Per network, as uploads are not signed in. */
const SENT_PER_MINUTE = { perMinute: 100 } as const;

interface ProfileOptions {
  readonly db: Db;
  readonly pictures: ProfilePictures;
  readonly queue: PictureQueue;
  readonly log: Logger;
}

export function openProfiles({ db, pictures, queue, log }: ProfileOptions): Feature {
  const tidying = startTidying(db, pictures, log);
  return {
    async routes(serve, server) {
      profileRoutes(serve, pictures, queue);
      await uploadRoutes(serveFileOn(server), pictures);
      serveUploadsOn(server.http, pictures.readPicture);
    },
    close: () => tidying.stop(),
  };
}

function profileRoutes(serve: Serve, pictures: ProfilePictures, queue: PictureQueue): void {
  serve.change(contract.changeBio, async (tx, { player, body, now }) => {
    const refusal = await refuseNote(tx, now, { writerId: player.id, note: body.bio });
    if (refusal) return refusal;
    await upsertBio.run(tx, { playerId: player.id, bio: body.bio });
    publish(tx, player.id, { topics: ['user'] });
    return loadUser(tx, player.id, now);
  });

  serve.change(contract.changeShopName, async (tx, { player, body: { shopName }, now }) => {
    if (isReservedUsername(shopName)) return refuse('NAME_RESERVED');
    const refusal = await refuseNote(tx, now, { writerId: player.id, note: shopName });
    if (refusal) return refusal;
    await upsertShopName.run(tx, { playerId: player.id, shopName });
    publish(tx, player.id, { topics: ['user'] });
    return loadUser(tx, player.id, now);
  });

  serve.change(contract.setPrivacy, async (tx, { player, body: { isPrivate } }) => {
    await upsertPrivacy.run(tx, { playerId: player.id, isPrivate });
    publish(tx, player.id, { topics: ['user'] });
    const message = isPrivate
      ? 'Your stable is private now. Visitors no longer see its pages.'
      : 'Your stable is open now. Anybody with a link can see its pages.';
    return { isPrivate, message };
  });

  serve.steps(
    contract.openPictureUpload,
    { ...PICTURES_PER_MINUTE, steps: ['open the upload', 'delete the file of the one before'] },
    async (db, { player }) => {
      const opened = await openUpload(db, pictures, player.id);
      if (isRefusal(opened)) return opened;
      const { path, expiresAt } = opened;
      return { uploadURL: path, expiresAt: expiresAt.toISOString() };
    },
  );

  serve.steps(
    contract.setPicture,
    {
      ...PICTURES_PER_MINUTE,
      steps: ['paint and save the files', 'change the picture', 'delete the files of the one before'],
    },
    async (db, { player, body: { profilePictureURL }, now }) => {
      if (profilePictureURL === null) await removePicture(db, pictures, player.id);
      else {
        const refusal = await usePicture({ db, pictures, queue }, player.id, profilePictureURL);
        if (isRefusal(refusal)) return refusal;
      }
      return loadUser(db, player.id, now);
    },
  );
}

async function uploadRoutes(serveFile: ServeFile, pictures: ProfilePictures): Promise<void> {
  await serveFile(
    contract.sendPicture,
    {
      admit: (db, { params }) => refuseToken(db, params.id),
      async take(db, { params }, bytes) {
        const refusal = await receiveUpload(db, pictures, params.id, bytes);
        return refusal ?? { message: 'The picture has arrived.' };
      },
    },
    SENT_PER_MINUTE,
  );
}
