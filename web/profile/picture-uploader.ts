import Uppy from '@uppy/core';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '../../game/profile/picture.ts';
import { call } from '../api/call.ts';
import { fitToSend } from './resize-picture.ts';

type PictureFile = ReturnType<Uppy['getFile']>;

const SILENT = { debug: () => undefined, warn: () => undefined, error: () => undefined };

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

async function send(uppy: Uppy, file: PictureFile): Promise<void> {
  const leaving = new AbortController();
  uppy.once('cancel-all', () => leaving.abort());
  uppy.emit('upload-start', [file]);
  try {
    if (!(file.data instanceof Blob)) throw new Error('That is not a file.');
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

interface SendOptions {
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

/** Throws the sentence for the player. */
function sendFile(address: string, file: Blob, { onProgress, signal }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // `fetch` does not report upload progress.
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new Error(sentenceIn(request.responseText)));
    });
    request.addEventListener('error', () => reject(new Error('The server cannot be reached.')));
    request.addEventListener('abort', () => reject(new Error('The upload was cancelled.')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function sentenceIn(answer: string): string {
  try {
    return (JSON.parse(answer) as { readonly message: string }).message;
  } catch {
    return 'The picture could not be uploaded.';
  }
}
