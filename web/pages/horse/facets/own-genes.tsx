import { Dna } from 'lucide-react';
import { useIsGuest, useUser } from '../../../accounts/session.ts';
import { PublishGenes } from '../../../horses/genes/publish-genes.tsx';
import { SeenGenes } from '../../../horses/genes/seen-genes.tsx';
import { formatVetWords } from '../../../horses/health/format-health.ts';
import { HealthTest } from '../../../horses/health/health-test.tsx';
import { Fact } from '../../../horses/horse-facts.tsx';
import type { Horse } from '../../../horses/use-horses.ts';
import { Button } from '../../../ui/button.tsx';
import { capitalised, pronounsOf, sentence } from '../../../ui/text.ts';

interface OwnGenesProps {
  readonly horse: Horse;
  readonly onInsight: () => void;
}

const LEGS = [
  { leg: 'fl', label: 'Left foreleg' },
  { leg: 'fr', label: 'Right foreleg' },
  { leg: 'rl', label: 'Left hind leg' },
  { leg: 'rr', label: 'Right hind leg' },
] as const;

export default function OwnGenes({ horse, onInsight }: OwnGenesProps) {
  const { name, gender, genetics, faceMarking, legMarkings } = horse;
  const whiteLegs = LEGS.filter(({ leg }) => legMarkings[leg] !== null);
  const { coins, geneticInsightsPurchased } = useUser();
  const isGuest = useIsGuest();
  return (
    <div className="facet-cols is-even">
      <section aria-labelledby="facet-coat">
        <h3 className="section" id="facet-coat">
          Coat
        </h3>
        <p className="page-lead">{sentence(horse.description)}</p>
        <dl className="list">
          <Fact label="Body">{capitalised(horse.color)}</Fact>
          <Fact label="Mane">{capitalised(horse.maneColor)}</Fact>
          <Fact label="Face">{faceMarking === null ? 'No white' : capitalised(faceMarking)}</Fact>
          {whiteLegs.length === 0 && <Fact label="Legs">No white</Fact>}
          {whiteLegs.map(({ leg, label }) => (
            <Fact key={leg} label={label}>
              {capitalised(legMarkings[leg] ?? '')}
            </Fact>
          ))}
        </dl>
        {formatVetWords(horse).map((words) => (
          <p key={words} className="pt-2 text-15">
            The vet’s note: {words}
          </p>
        ))}
      </section>
      <div>
        <section aria-labelledby="facet-genes">
          <h3 className="section" id="facet-genes">
            Genes
          </h3>
          {genetics === null ? (
            <>
              <p className="page-lead">
                Everyone sees how {name} looks; the genes stay hidden. Horses can carry genes that don’t show,
                and pass them on to their foals.
              </p>
              <Button aria-haspopup="dialog" onClick={onInsight}>
                <Dna className="icon" aria-hidden />
                See {pronounsOf(gender).Possessive.toLowerCase()} genes
              </Button>
            </>
          ) : (
            <>
              <SeenGenes horse={horse} genetics={genetics} />
              <PublishGenes horse={horse} ownInsight={geneticInsightsPurchased.includes(horse.id)} />
            </>
          )}
        </section>
        {!isGuest && <HealthTest horse={horse} coins={coins} />}
      </div>
    </div>
  );
}
