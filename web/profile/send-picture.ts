import { call } from '../api/call.ts';
import { fitToSend } from './resize-picture.ts';

/** docs/rules/screens.md#pictures */
const PROGRESS_INTERVAL_MS = 500;

interface SendOptions {
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Resolves to the address of the picture. Throws the sentence for the player. */
export async function sendPicture(file: File, options: SendOptions): Promise<string> {
  const picture = await fitToSend(file);
  const { uploadURL } = await call('POST /api/profile-picture/upload');
  await sendFile(uploadURL, picture, options);
  return uploadURL;
}

function sendFile(address: string, file: Blob, { onProgress, signal }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // `fetch` does not report upload progress.
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    let reportedAt = -PROGRESS_INTERVAL_MS;
    request.upload.addEventListener('progress', ({ loaded, timeStamp }) => {
      if (timeStamp - reportedAt < PROGRESS_INTERVAL_MS) return;
      reportedAt = timeStamp;
      onProgress((100 * loaded) / file.size);
    });
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
