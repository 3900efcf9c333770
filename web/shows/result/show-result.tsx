import { Play } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
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
import { ShowFacts } from './show-facts.tsx';
import { ShowProof } from './proof/show-proof.tsx';
import { useProof } from './proof/use-proof.ts';
import type { Result } from './use-result.ts';
import type { PlacedHorse, RunShow } from './use-show.ts';

const AskedWhy = later(async () => ({ default: (await import('./why-dialog.tsx')).AskedWhy }));
const WhyDialog = later(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

interface ShowResultProps {
  readonly show: RunShow;
  readonly own: string | undefined;
  readonly result: Result;
  readonly asked: WhyAsked | undefined;
  readonly onAnswered: () => void;
  readonly onOwnWhy: (entryId: string) => void;
  /** Beside "Replay". */
  readonly acts: ReactNode;
}

export function ShowResult(props: ShowResultProps) {
  const { show, own, result, asked, onAnswered, onOwnWhy, acts } = props;
  const { reading, heat, setHeat, replay, start } = result;
  const [why, setWhy] = useState<PlacedHorse>();
  const { proof, again } = useProof(show);
  const rows = reading.data;
  const focus = useKeptFocus<HTMLDivElement>();

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
  const bar = (
    <div className="venue-bar">
      <ShowFacts show={show} />
      <div className="heat-watch">
        <Button disabled={!rows} onClick={start}>
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
    <div className="wrap">
      <Loaded reading={reading} skeleton={skeleton}>
        {(rows) => (
          <>
            {!replay && <Podium rows={rows} own={own} />}
            <div {...focus}>{replay ? <Replay key={heat} rows={rows} own={own} replay={replay} /> : bar}</div>
            {!replay && (
              <>
                <OwnResult rows={rows} own={own} onWhy={open} />
                <Promotions rows={rows} own={own} />
                <HeatChoice heats={show.run.heats} heat={heat} onChange={setHeat} />
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
  );
}
