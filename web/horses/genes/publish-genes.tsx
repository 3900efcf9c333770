import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import type { Horse } from '../use-horses.ts';
import { usePublishGenes } from './use-insight.ts';

interface PublishGenesProps {
  readonly horse: Horse;
  /** The player sees hidden genes too. */
  readonly ownInsight: boolean;
}

/** Asks for confirmation if the owner would lose sight of the genes. */
export function PublishGenes({ horse, ownInsight }: PublishGenesProps) {
  const publish = usePublishGenes();
  const [isConfirming, setIsConfirming] = useState(false);
  const { genesPublished } = horse;
  const change = (published: boolean) => {
    setIsConfirming(false);
    publish.run({ params: { id: horse.id }, body: { published } });
  };
  const part = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(false);
  // Focuses the question, and returns to the switch.
  useEffect(() => {
    if (isConfirming) part.current?.querySelector('button')?.focus();
    else if (wasConfirming.current) part.current?.querySelector('input')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  return (
    <div className="genes-publish" ref={part}>
      <Switch
        label={`Publish ${horse.name}’s genes`}
        detail={
          genesPublished
            ? 'All players can see them. Hidden, only players with an insight can.'
            : 'Only players with an insight can see them. Published, all players can, until you hide them again.'
        }
        checked={genesPublished}
        busy={publish.busy}
        onChange={(published) =>
          published || ownInsight ? change(published) : setIsConfirming(!isConfirming)
        }
      />
      {isConfirming && (
        <div className="genes-hide">
          <p role="status">
            You have no insight into {horse.name}: once hidden, you won’t see these genes either, and can’t
            publish them again.
          </p>
          <Button onClick={() => setIsConfirming(false)}>Keep them published</Button>
          <Button variant="main" onClick={() => change(false)}>
            Hide them
          </Button>
        </div>
      )}
    </div>
  );
}
