interface SendOptions {
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file to an upload address, by PUT and as it is. Throws with a sentence if it did not arrive. */
export function sendFile(address: string, file: Blob, { onProgress, signal }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // `fetch` does not say how much has been sent.
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
    return 'The picture was not taken.';
  }
}
