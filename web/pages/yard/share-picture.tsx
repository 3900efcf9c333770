import { Download, Share2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useAccount } from '../../accounts/use-account.ts';
import { useGameDate } from '../../calendar/use-game-date.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/coins.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { drawPicture, type PictureContent } from './draw-picture.ts';
import type { Air } from './land-scene.tsx';
import type { Land, HorsePosition } from './positions.ts';
import { formatAir } from './yard-text.ts';

interface SharePictureProps {
  readonly lands: readonly { readonly land: Land; readonly positions: readonly HorsePosition[] }[];
  readonly air: Air;
  readonly stable: { readonly id: string; readonly username: string };
  readonly onClose: () => void;
}

const LAND_TEXT = { yard: 'Yard', pasture: 'Pasture' } as const;

/** A picture of the horses as they stand now, to save or share. */
export default function SharePicture({ lands, air, stable, onClose }: SharePictureProps) {
  const [land, setLand] = useState<Land>(lands[0]?.land ?? 'yard');
  const { data: account } = useAccount();
  const { data: date } = useGameDate();
  const { username } = stable;
  const positions = lands.find((each) => each.land === land)?.positions ?? [];
  const content = useMemo<PictureContent | null>(
    () =>
      account === undefined || date === undefined
        ? null
        : {
            land,
            positions,
            air,
            title: `${username}’s ${land}`,
            line: `${counted(positions.length, 'horse')} · ${date.dateString} · ${formatAir(air.season, air.weather)}`,
            address: account.isPrivate ? null : `${window.location.host}/players/${stable.id}`,
          },
    // Drawn once, from the state at opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [account === undefined, date === undefined, land],
  );
  const { picture, failed } = usePicture(content);
  const name = `${username} - ${LAND_TEXT[land]}.png`;
  const file = picture && new File([picture.blob], name, { type: 'image/png' });
  return (
    <Dialog
      wide
      title="Picture to share"
      lead={
        account?.isPrivate
          ? 'Your stable is private, so the picture has no address of it.'
          : 'With the address of your stable, which opens without an account.'
      }
      onClose={onClose}
      foot={
        <>
          {file && maySend(file) && (
            <Button onClick={() => void send(file)}>
              <Share2 className="icon" aria-hidden />
              Share
            </Button>
          )}
          <Button
            variant="main"
            disabled={picture === null}
            onClick={() => picture && saveFile(picture.blob, name)}
          >
            <Download className="icon" aria-hidden />
            Download
          </Button>
        </>
      }
    >
      {lands.length > 1 && (
        <Segments
          label="What it shows"
          value={land}
          onChange={setLand}
          options={lands.map((each) => ({ value: each.land, label: LAND_TEXT[each.land] }))}
        />
      )}
      {failed ? (
        <p role="alert">A horse could not be painted. Please close this and try again.</p>
      ) : picture === null ? (
        <div className="yard-shared skeleton" role="status">
          <span className="sr">Drawing your picture</span>
        </div>
      ) : (
        <img className="yard-shared" src={picture.url} width={1200} height={630} alt={altOf(content)} />
      )}
    </Dialog>
  );
}

const NAMES = new Intl.ListFormat('en');

function altOf(content: PictureContent | null): string {
  return content === null
    ? ''
    : `${content.title}: ${NAMES.format(content.positions.map(({ horse }) => horse.name))}`;
}

interface Drawn {
  readonly content: PictureContent;
  readonly picture: { readonly blob: Blob; readonly url: string } | null;
}

function usePicture(content: PictureContent | null) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (content === null) return undefined;
    const stop = new AbortController();
    let url: string | undefined;
    const draw = async () => {
      const blob = await drawPicture(content, stop.signal).catch(() => null);
      if (stop.signal.aborted) return;
      url = blob === null ? undefined : URL.createObjectURL(blob);
      setDrawn({ content, picture: blob && url ? { blob, url } : null });
    };
    void draw();
    return () => {
      stop.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [content]);
  const current = drawn?.content === content ? drawn : null;
  return { picture: current?.picture ?? null, failed: current !== null && current.picture === null };
}

function maySend(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Uses the device's share dialog, which reports its own failures. */
async function send(file: File): Promise<void> {
  await navigator.share({ files: [file], title: file.name.replace(/\.png$/, '') }).catch(() => undefined);
}
