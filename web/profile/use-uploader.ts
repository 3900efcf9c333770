import type Uppy from '@uppy/core';
import type { Body, Meta, State as UppyState } from '@uppy/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { renderThumbnail } from './resize-picture.ts';
import { openUploader } from './picture-uploader.ts';

type State = UppyState<Meta, Body>;

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
    /** Undefined on failure. */
    async send(): Promise<string | undefined> {
      if (file?.uploadURL !== undefined) return file.uploadURL;
      const result = await uppy.upload();
      return result?.successful?.[0]?.uploadURL;
    },
  };
}

/** Destroyed with the dialog: stops uploads and listeners. */
function useOwnUppy(): Uppy {
  const [uppy, setUppy] = useState(openUploader);
  const destroyed = useRef<Uppy>(undefined);
  useEffect(() => {
    // Strict mode remounts; a destroyed uploader stays silent.
    if (destroyed.current === uppy) setUppy(openUploader());
    return () => {
      destroyed.current = uppy;
      uppy.destroy();
    };
  }, [uppy]);
  return uppy;
}

function choose(uppy: Uppy, files: Iterable<File> | null): void {
  try {
    uppy.addFiles([...(files ?? [])].map((data) => ({ name: data.name, type: data.type, data })));
  } catch {
    // An info reports the failure.
  }
}

/** How long "back online" shows. */
const BACK_MS = 3_000;

/** Uppy may show "lost" and "back" together; this shows one. */
function useConnection(uppy: Uppy): readonly Info[] {
  const [network, setNetwork] = useState<'there' | 'lost' | 'back'>(navigator.onLine ? 'there' : 'lost');
  useEffect(() => {
    const lost = () => setNetwork('lost');
    // Uppy also emits this without a change.
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
      const small = await renderThumbnail(data);
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
