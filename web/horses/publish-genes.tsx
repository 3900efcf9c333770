import { Switch } from '../ui/switch.tsx';
import type { Horse } from './use-horses.ts';
import { usePublishGenes } from './use-insight.ts';

/** Whether everybody may see what the owner sees. */
export function PublishGenes({ horse }: { readonly horse: Horse }) {
  const publish = usePublishGenes();
  const { genesPublished } = horse;
  return (
    <div className="genes-publish">
      <Switch
        label={`Publish the genes of ${horse.name}`}
        detail={
          genesPublished
            ? 'Everybody signed in sees them now. Hide them, and only those with an insight of their own still do.'
            : 'Only those with an insight see them now. Publish them, and everybody signed in does, for as long as you like.'
        }
        checked={genesPublished}
        busy={publish.busy}
        onChange={(published) => publish.run({ params: { id: horse.id }, body: { published } })}
      />
    </div>
  );
}
