import Uppy from '@uppy/core';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '../../game/profile/picture.ts';
import { call } from '../api/call.ts';
import { fitToSend } from './draw-picture.ts';
import { sendFile } from './send-file.ts';

type PictureFile = ReturnType<Uppy['getFile']>;

/** What goes wrong is told to the player, not to the console. */
const SILENT = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** Chooses, checks and sends one picture. Its texts and limits are Uppy's. */
export function openUploader(): Uppy {
  const uppy = new Uppy({
    logger: SILENT,
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: PICTURE_MAX_BYTES,
      allowedFileTypes: [...PICTURE_TYPES],
    },
    locale: {
      strings: { youCanOnlyUploadFileTypes: 'Please choose an image: JPEG, PNG, WebP, GIF or AVIF.' },
      pluralize: (count) => (count === 1 ? 0 : 1),
    },
  });
  uppy.addUploader(async (ids) => {
    for (const id of ids) await send(uppy, uppy.getFile(id));
  });
  return uppy;
}

/** Asks for an address and sends the picture there; `uploadURL` of the file is then that address. */
async function send(uppy: Uppy, file: PictureFile): Promise<void> {
  const leaving = new AbortController();
  uppy.once('cancel-all', () => leaving.abort());
  uppy.emit('upload-start', [file]);
  try {
    if (!(file.data instanceof Blob)) throw new Error('That is no file.');
    const picture = await fitToSend(file.data);
    const { uploadURL } = await call('POST /api/profile-picture/upload');
    const told = { uploadStarted: Date.now(), bytesTotal: picture.size };
    await sendFile(uploadURL, picture, {
      signal: leaving.signal,
      onProgress: (bytesUploaded) =>
        uppy.emit('upload-progress', uppy.getFile(file.id), { ...told, bytesUploaded }),
    });
    uppy.emit('upload-success', uppy.getFile(file.id), { status: 200, uploadURL });
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    uppy.emit('upload-error', uppy.getFile(file.id), reason);
  }
}
