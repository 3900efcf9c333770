import { useCallback, useState } from 'react';
import { Bones } from '../../ui/bone.tsx';
import { later } from '../../ui/loading/later.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import type { WhyAsked } from '../show-address.ts';
import { HeatChoice, HeatTable } from './heat.tsx';
import { Promotions } from './promotion.tsx';
import { Replay } from './replay.tsx';
import { ShowProof } from './proof/show-proof.tsx';
import { useProof } from './proof/use-proof.ts';
import { useHeat, type PlacedHorse, type RunShow } from './use-show.ts';

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
}

export function ShowResult({ show, own, justRan, asked, onAnswered, onOwnWhy }: ShowResultProps) {
  const [heat, setHeat] = useState(asked?.heat);
  const [why, setWhy] = useState<PlacedHorse>();
  const [watching, setWatching] = useState(justRan);
  const reading = useHeat(show.id, heat, own);
  const { proof, again } = useProof(show);
  const rows = reading.data;

  const tellOwn = useCallback(
    ({ entryId, owner }: PlacedHorse) => {
      if (entryId !== null && owner?.id === own) onOwnWhy(entryId);
    },
    [own, onOwnWhy],
  );
  function open(horse: PlacedHorse) {
    setWhy(horse);
    tellOwn(horse);
  }
  const shown = heat ?? rows?.[0]?.heat ?? 1;
  return (
    <>
      <HeatChoice heats={show.run.heats} heat={shown} onChange={setHeat} />
      <Loaded reading={reading} skeleton={<Bones label="Loading the placings" rows={12} height="52px" />}>
        {(rows) => (
          <Replay key={shown} rows={rows} own={own} watching={watching} onWatch={setWatching}>
            <Promotions rows={rows} own={own} />
            <HeatTable rows={rows} own={own} onWhy={open} />
            <ShowMore pages={reading} label="Show more places" />
          </Replay>
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
    </>
  );
}
