import { Play } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Bones } from '../../ui/bone.tsx';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts';
import { later } from '../../ui/loading/later.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import type { WhyAsked } from '../show-address.ts';
import { HeatChoice, HeatTable } from './heat.tsx';
import { OwnResult } from './own-result.tsx';
import { isOwn } from './placed-horse.tsx';
import { Podium } from './podium.tsx';
import { Promotions } from './promotion.tsx';
import { Replay } from './replay.tsx';
import { RingPodium, RingReplay } from './ring-horses.tsx';
import { ShowFacts } from './show-facts.tsx';
import { ShowProof } from './proof/show-proof.tsx';
import { useProof } from './proof/use-proof.ts';
import { useReplay } from './use-replay.ts';
import { useHeat, type PlacedHorse, type RunShow } from './use-show.ts';
import { Venue } from './venue.tsx';

const AskedWhy = later(async () => ({ default: (await import('./why-dialog.tsx')).AskedWhy }));
const WhyDialog = later(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

interface ShowResultProps {
  readonly show: RunShow;
  readonly own: string | undefined;
  /** Ran while the page was open: replay it. */
  readonly justRan: boolean;
  readonly asked: WhyAsked | undefined;
  readonly onAnswered: () => void;
  readonly onOwnWhy: (entryId: string) => void;
  /** Beside "Replay". */
  readonly acts: ReactNode;
}

export function ShowResult({ show, own, justRan, asked, onAnswered, onOwnWhy, acts }: ShowResultProps) {
  const [heat, setHeat] = useState(asked?.heat);
  const [why, setWhy] = useState<PlacedHorse>();
  const reading = useHeat(show.id, heat, own);
  const { proof, again } = useProof(show);
  const rows = reading.data;
  const { replay, start } = useReplay(rows?.length, justRan);
  const focus = useKeptFocus<HTMLDivElement>();
  const ground = useRef<HTMLDivElement>(null);

  const tellOwn = useCallback(
    (horse: PlacedHorse) => {
      if (horse.entryId !== null && isOwn(horse, own)) onOwnWhy(horse.entryId);
    },
    [own, onOwnWhy],
  );
  function open(horse: PlacedHorse) {
    setWhy(horse);
    tellOwn(horse);
  }
  function watch() {
    start();
    ground.current?.scrollIntoView({ block: 'start' });
  }
  const shown = heat ?? rows?.[0]?.heat ?? 1;
  const bar = (
    <div className="venue-bar">
      <ShowFacts show={show} />
      <div className="heat-watch">
        <Button disabled={!rows} onClick={watch}>
          <Play className="icon" aria-hidden />
          Replay
        </Button>
        {acts}
      </div>
    </div>
  );
  const skeleton = (
    <>
      <div className="podium">
        <span className="bone" />
      </div>
      {bar}
      <Bones label="Loading the placings" rows={12} height="65px" />
    </>
  );
  return (
    <>
      <div ref={ground}>
        <Venue show={show}>
          {rows &&
            (replay ? (
              <RingReplay rows={rows} from={rows.length - replay.shown} type={show.type} />
            ) : (
              <RingPodium key={shown} rows={rows} />
            ))}
        </Venue>
      </div>
      <div className="wrap">
        <Loaded reading={reading} skeleton={skeleton}>
          {(rows) => (
            <>
              {!replay && <Podium rows={rows} own={own} />}
              <div {...focus}>
                {replay ? <Replay key={shown} rows={rows} own={own} replay={replay} /> : bar}
              </div>
              {!replay && (
                <>
                  <OwnResult rows={rows} own={own} onWhy={open} />
                  <Promotions rows={rows} own={own} />
                  <HeatChoice heats={show.run.heats} heat={shown} onChange={setHeat} />
                  <HeatTable rows={rows} own={own} onWhy={open} />
                  <ShowMore pages={reading} label="Show more places" />
                </>
              )}
            </>
          )}
        </Loaded>
        <ShowProof {...{ show, proof, again }} rows={rows ?? []} />
        {asked && <AskedWhy showId={show.id} asked={asked} onShown={tellOwn} onClose={onAnswered} />}
        {why && (
          <WhyDialog
            horse={why}
            before={rows?.find(({ place }) => place === why.place - 1)}
            onClose={() => setWhy(undefined)}
          />
        )}
      </div>
    </>
  );
}
