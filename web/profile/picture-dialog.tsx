import { CircleAlert, ImagePlus, Info as InfoIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PICTURE_TYPES } from '../../game/profile/picture.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Meter } from '../ui/meter.tsx';
import { HorseHeads, type Model } from './horse-heads.tsx';
import { useSetPicture } from './use-profile.ts';
import { useUploader, type Info } from './use-uploader.ts';

interface PictureDialogProps {
  readonly horses: readonly Model[];
  readonly hasPicture: boolean;
  readonly onClose: () => void;
}

export default function PictureDialog({ hasPicture, horses, onClose }: PictureDialogProps) {
  const uploader = useUploader();
  const setPicture = useSetPicture(onClose);
  const { file, thumbnail, sending, progress, infos } = uploader;
  const busy = sending || setPicture.busy;
  const use = useRef<HTMLButtonElement>(null);
  const [headChosen, setHeadChosen] = useState(false);
  useEffect(() => {
    // The focus was in the list of heads.
    if (file && headChosen) use.current?.focus();
  }, [file, headChosen]);

  async function send() {
    const profilePictureURL = await uploader.send();
    if (profilePictureURL !== undefined) setPicture.run({ body: { profilePictureURL } });
  }

  return (
    <Dialog
      title={hasPicture ? 'Change photo' : 'Upload photo'}
      lead="One JPEG, PNG, WebP, GIF or AVIF, up to 5 MB. It is shown square."
      onClose={onClose}
      foot={
        <>
          {hasPicture && !file && (
            <Button
              variant="plain"
              busy={setPicture.busy}
              busyLabel="Removing…"
              onClick={() => setPicture.run({ body: { profilePictureURL: null } })}
            >
              Remove photo
            </Button>
          )}
          {file && (
            <Button
              variant="plain"
              disabled={busy}
              onClick={() => {
                setHeadChosen(false);
                uploader.clear();
              }}
            >
              Choose another
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            ref={use}
            variant="main"
            disabled={!file}
            busy={busy}
            busyLabel={sending ? 'Uploading…' : 'Saving…'}
            onClick={() => void send()}
          >
            Use this photo
          </Button>
        </>
      }
    >
      <Drop
        thumbnail={thumbnail}
        chosen={file?.name}
        busy={busy}
        onFiles={(files) => void uploader.choose(files)}
      />
      {!file && horses.length > 0 && (
        <HorseHeads
          horses={horses}
          onDrawn={(head) => {
            void uploader.choose([head]);
            setHeadChosen(true);
          }}
        />
      )}
      {sending && <Meter className="upload-progress" label="Uploaded" value={progress} max={100} />}
      <Infos infos={infos} />
    </Dialog>
  );
}

interface DropProps {
  readonly thumbnail: string | undefined;
  readonly chosen: string | undefined;
  readonly busy: boolean;
  readonly onFiles: (files: FileList | null) => void;
}

function Drop({ thumbnail, chosen, busy, onFiles }: DropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className="drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        className="drop-input"
        type="file"
        accept={PICTURE_TYPES.join()}
        disabled={busy}
        onChange={({ target }) => {
          onFiles(target.files);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <label htmlFor={id}>
        {thumbnail === undefined ? (
          <ImagePlus className="icon" aria-hidden />
        ) : (
          <img src={thumbnail} width={160} height={160} alt="" />
        )}
        <span>{chosen ?? 'Choose a picture'}</span>
        {chosen === undefined && <small className="only-wide">or drop one here</small>}
      </label>
    </div>
  );
}

/** Shows at most four, and counts the others. */
function Infos({ infos }: { readonly infos: readonly Info[] }) {
  return (
    <div className="upload-infos" role="alert">
      {infos.map(({ type, message, details }) => (
        <p key={`${message} ${details}`} data-type={type}>
          {type === 'error' ? (
            <CircleAlert className="icon icon-small" aria-hidden />
          ) : (
            <InfoIcon className="icon icon-small" aria-hidden />
          )}
          <span>
            {message}
            {details !== '' && <small>{details}</small>}
          </span>
        </p>
      ))}
    </div>
  );
}
