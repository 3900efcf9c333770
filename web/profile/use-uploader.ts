import type Uppy from '@uppy/core';
import type { Body, Meta, State as UppyState } from '@uppy/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { drawThumbnail } from './resize-picture.ts';
import { openUploader } from './picture-uploader.ts';

type State = UppyState<Meta, Body>;

/** Something that the uploader has to say. */
export interface Info {
  readonly type: string;
  readonly message: string;
  readonly details: string;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const infoOf = ({ type, message, details }: State['info'][number]): Info => ({
  type,
  message: asText(message),
  details: asText(details),
});

/** What is said twice is told once. */
const each = (infos: readonly Info[]) => [
  ...new Map(infos.map((info) => [`${info.message} ${info.details}`, info])).values(),
];

export function useUploader() {
  const uppy = useOwnUppy();
  const state = useSyncExternalStore(
    (changed) => {
      uppy.on('state-update', changed);
      return () => uppy.off('state-update', changed);
    },
    () => uppy.getState(),
  );
  const connection = useConnection(uppy);
  const [file] = Object.values(state.files);
  return {
    file,
    thumbnail: useThumbnail(file?.data),
    /** 0 to 100. */
    progress: state.totalProgress,
    infos: each([
      ...connection,
      ...(state.info ?? []).map(infoOf).filter((info) => !isOfConnection(uppy, info)),
    ]),
    choose: (files: Iterable<File> | null) => choose(uppy, files),
    clear: () => uppy.clear(),
    /** Sends what was chosen; the address at which it lies then, or undefined if it did not arrive. */
    async send(): Promise<string | undefined> {
      // What has arrived need not be sent again.
      if (file?.uploadURL !== undefined) return file.uploadURL;
      const result = await uppy.upload();
      return result?.successful?.[0]?.uploadURL;
    },
  };
}

/** Leaving the dialog stops what is under way, and lets go of the window's events. */
function useOwnUppy(): Uppy {
  const [uppy, setUppy] = useState(openUploader);
  const destroyed = useRef<Uppy>(undefined);
  useEffect(() => {
    // React's strict mode comes back after it has left; a destroyed uploader says nothing any more.
    if (destroyed.current === uppy) setUppy(openUploader());
    return () => {
      destroyed.current = uppy;
      uppy.destroy();
    };
  }, [uppy]);
  return uppy;
}

/** What does not fit is told by the uploader itself. */
function choose(uppy: Uppy, files: Iterable<File> | null): void {
  try {
    uppy.addFiles([...(files ?? [])].map((data) => ({ name: data.name, type: data.type, data })));
  } catch {
    // Told by an info already.
  }
}

/** How long it is said that the network is back. */
const BACK_MS = 3_000;

/**
 * How the network stands, in at most one line. The uploader's own lines go by timers that take the wrong one away, so
 * that "lost" and "back" can stand together: they are left out, and told here by what is so now.
 */
function useConnection(uppy: Uppy): readonly Info[] {
  const [network, setNetwork] = useState<'there' | 'lost' | 'back'>(navigator.onLine ? 'there' : 'lost');
  useEffect(() => {
    const lost = () => setNetwork('lost');
    // Also said when the uploader has looked and nothing had changed.
    const back = () => setNetwork((before) => (before === 'lost' ? 'back' : before));
    uppy.on('is-offline', lost);
    uppy.on('is-online', back);
    return () => {
      uppy.off('is-offline', lost);
      uppy.off('is-online', back);
    };
  }, [uppy]);
  useEffect(() => {
    if (network !== 'back') return undefined;
    const timer = setTimeout(() => setNetwork('there'), BACK_MS);
    return () => clearTimeout(timer);
  }, [network]);
  if (network === 'there') return [];
  const lost = network === 'lost';
  const message = uppy.i18n(lost ? 'noInternetConnection' : 'connectedToInternet');
  return [{ type: lost ? 'error' : 'success', message, details: '' }];
}

const isOfConnection = (uppy: Uppy, { message }: Info) =>
  message === uppy.i18n('noInternetConnection') || message === uppy.i18n('connectedToInternet');

function useThumbnail(data: unknown): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(data instanceof Blob)) return undefined;
    let made: string | undefined;
    let wanted = true;
    const show = async () => {
      const small = await drawThumbnail(data);
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
  }, [data]);
  return address;
}
