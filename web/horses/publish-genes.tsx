import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/forms/switch.tsx';
import type { Horse } from './use-horses.ts';
import { usePublishGenes } from './use-insight.ts';

interface PublishGenesProps {
  readonly horse: Horse;
  /** Whether the player is known to have an insight of their own, and sees the genes in any case. */
  readonly ownInsight: boolean;
}

/** Whether everybody may see what the owner sees. Whoever may lose sight of it too is asked once more. */
export function PublishGenes({ horse, ownInsight }: PublishGenesProps) {
  const publish = usePublishGenes();
  const [asking, setAsking] = useState(false);
  const { genesPublished } = horse;
  const change = (published: boolean) => {
    setAsking(false);
    publish.run({ params: { id: horse.id }, body: { published } });
  };
  const part = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  // What was pressed has gone or done its work; the focus goes to the question, and back to the switch.
  useEffect(() => {
    if (asking) part.current?.querySelector('button')?.focus();
    else if (wasAsking.current) part.current?.querySelector('input')?.focus();
    wasAsking.current = asking;
  }, [asking]);
  return (
    <div className="genes-publish" ref={part}>
      <Switch
        label={`Publish the genes of ${horse.name}`}
        detail={
          genesPublished
            ? 'Everybody signed in sees them now. Hide them, and only those with an insight of their own still do.'
            : 'Only those with an insight see them now. Publish them, and everybody signed in does, for as long as you like.'
        }
        checked={genesPublished}
        busy={publish.busy}
        onChange={(published) => (published || ownInsight ? change(published) : setAsking(!asking))}
      />
      {asking && (
        <div className="genes-hide">
          <p role="status">
            Without an insight of your own into {horse.name} you lose sight of its genes too, and cannot
            publish them again.
          </p>
          <Button onClick={() => setAsking(false)}>Keep them published</Button>
          <Button look="main" onClick={() => change(false)}>
            Hide them
          </Button>
        </div>
      )}
    </div>
  );
}
