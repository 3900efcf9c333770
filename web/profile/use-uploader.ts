import { useEffect, useRef, useState } from 'react';
import { pictureAmong, formatUnreadable } from './chosen-picture.ts';
import { renderThumbnail } from './resize-picture.ts';
import { sendPicture } from './send-picture.ts';

export interface Info {
  readonly type: 'error' | 'success';
  readonly message: string;
  readonly details: string;
}

const errorOf = (message: string, details = ''): Info => ({ type: 'error', message, details });

/** How long a problem shows. */
const SHOWN_MS = 5_000;

/** Chooses one picture and sends it. */
export function useUploader() {
  const [file, setFile] = useState<File | null>(null);
  /** Address of the chosen picture, once uploaded. */
  const [address, setAddress] = useState<string>();
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState(0);
  const { infos, notify } = useInfos();
  const connection = useConnection();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  return {
    file,
    thumbnail: useThumbnail(file),
    sending,
    /** 0 to 100. */
    progress,
    infos: [
      ...new Map([...connection, ...infos].map((info) => [info.message + info.details, info])).values(),
    ],
    async choose(files: Iterable<File> | null): Promise<void> {
      const { picture, problems } = pictureAmong([...(files ?? [])], file, sending);
      notify(problems.map((problem) => errorOf(problem)));
      if (picture === null) return;
      // A folder, or a file that has gone since.
      const isReadable = await picture
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => true,
          () => false,
        );
      if (isReadable) setFile(picture);
      else notify([errorOf(formatUnreadable(1))]);
    },
    clear(): void {
      setFile(null);
      setAddress(undefined);
    },
    /** The address of the picture; undefined on failure. */
    async send(): Promise<string | undefined> {
      if (file === null || address !== undefined) return address;
      leaving.current = new AbortController();
      setSending(true);
      setProgress(0);
      try {
        const sent = await sendPicture(file, { signal: leaving.current.signal, onProgress: setProgress });
        setAddress(sent);
        return sent;
      } catch (error) {
        notify([errorOf(`Failed to upload ${file.name}`, error instanceof Error ? error.message : '')]);
        return undefined;
      } finally {
        setSending(false);
      }
    },
  };
}

/** Each is shown for some seconds. */
function useInfos() {
  const [infos, setInfos] = useState<readonly Info[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  function notify(more: readonly Info[]): void {
    if (more.length === 0) return;
    setInfos((before) => [...before, ...more]);
    const timer = setTimeout(
      () => setInfos((before) => before.filter((info) => !more.includes(info))),
      SHOWN_MS,
    );
    timers.current.add(timer);
  }
  return { infos, notify };
}

/** How long "back online" shows. */
const BACK_MS = 3_000;

/** Reports a lost connection until it returns, then its return for a few seconds. */
function useConnection(): readonly Info[] {
  const [network, setNetwork] = useState<'there' | 'lost' | 'back'>(navigator.onLine ? 'there' : 'lost');
  useEffect(() => {
    const listening = new AbortController();
    const on = (event: 'online' | 'offline', next: 'back' | 'lost') =>
      window.addEventListener(event, () => setNetwork(next), { signal: listening.signal });
    on('offline', 'lost');
    on('online', 'back');
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (network !== 'back') return undefined;
    const timer = setTimeout(() => setNetwork('there'), BACK_MS);
    return () => clearTimeout(timer);
  }, [network]);
  if (network === 'there') return [];
  return network === 'lost'
    ? [errorOf('No Internet connection')]
    : [{ type: 'success', message: 'Connected to the Internet', details: '' }];
}

function useThumbnail(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === null) return undefined;
    let made: string | undefined;
    let wanted = true;
    const show = async () => {
      const small = await renderThumbnail(file);
      if (!wanted || !small) return;
      made = URL.createObjectURL(small);
      setAddress(made);
    };
    void show();
    return () => {
      wanted = false;
      setAddress(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
