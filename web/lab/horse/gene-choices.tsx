import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { GENE_GROUPS } from '../../../game/horses/genetics/gene-groups.ts';
import { allelesIn, isUsual, type Genotype } from '../../../game/horses/genetics/genotype.ts';
import {
  allelesOf,
  LOCUS_ROWS,
  pairAt,
  pairsOf,
  type Locus,
  type Pair,
} from '../../../game/horses/genetics/loci.ts';
import { MARKING_WHITES } from '../../../game/horses/coat/markings.ts';
import { Select } from '../../ui/forms/field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { capitalised } from '../../ui/text.ts';
import { hiddenBecause } from '../format-odds.ts';
import type { LabHorse } from '../lab-state.ts';

interface ChoiceProps {
  readonly horse: LabHorse;
  /** False hides an impossible pair: no parent has O/O. */
  readonly mayBe: (horse: LabHorse) => boolean;
  readonly onChange: (horse: LabHorse) => void;
}

/** Without genes of the body, which no coat shows. */
export function GeneChoices({ horse, mayBe, onChange }: ChoiceProps) {
  return (
    <div className="genes">
      {GENE_GROUPS.filter(({ name }) => name !== 'Body').map(({ name, genes }) => (
        <GeneGroup key={name} name={name} chosen={formatChosen(horse, genes)}>
          {genes.map(({ locus, label }) => {
            const Choice = allelesOf(locus).length > 3 ? AllelesChoice : LocusChoice;
            return (
              <Choice
                key={locus}
                locus={locus}
                label={label}
                horse={horse}
                mayBe={mayBe}
                onChange={onChange}
              />
            );
          })}
          {name === 'Grey' && <GreySpeed horse={horse} onChange={onChange} />}
          {name === 'White patterns' && <Markings horse={horse} onChange={onChange} />}
        </GeneGroup>
      ))}
    </div>
  );
}

interface GeneGroupProps {
  readonly name: string;
  readonly chosen: string;
  readonly children: ReactNode;
}

/** On phones only the first starts open. */
function GeneGroup({ name, chosen, children }: GeneGroupProps) {
  const [open, setOpen] = useState(() => name === 'Base' || matchMedia('(min-width: 861px)').matches);
  return (
    <details className="gene-group" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{name}</h3>
        <span className="num">{chosen}</span>
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <div className="gene-loci">{children}</div>
    </details>
  );
}

/** "n/Cr, D/D". */
function formatChosen({ genotype }: LabHorse, genes: readonly { readonly locus: Locus }[]): string {
  const pairs = genes.map(({ locus }) => genotype[locus]).filter((pair) => pair !== 'n/n');
  return pairs.join(', ') || 'none';
}

/** A gene chosen by hand does not tell which strand each allele is on. */
function withGenes(horse: LabHorse, genotype: Genotype): LabHorse {
  return { ...horse, genotype, genome: undefined };
}

interface LocusChoiceProps extends ChoiceProps {
  readonly locus: Locus;
  readonly label: string;
}

function LocusChoice({ locus, label, horse, mayBe, onChange }: LocusChoiceProps) {
  const { genotype } = horse;
  const withPair = (pair: Pair<Locus>) => withGenes(horse, { ...genotype, [locus]: pair });
  const hidden = hiddenBecause(genotype, locus);
  return (
    <Segments<Pair<Locus>>
      label={label}
      options={pairsOf(locus)
        .filter((pair) => mayBe(withPair(pair)))
        .map((pair) => ({ value: pair, label: <PairLabel locus={locus} pair={pair} /> }))}
      value={genotype[locus]}
      onChange={(pair) => onChange(withPair(pair))}
      hint={
        <>
          {LOCUS_ROWS[locus].dominance} {hidden !== null && <b>{hidden}</b>}
        </>
      }
    />
  );
}

/** For a locus of many alleles: one at a time. */
function AllelesChoice({ locus, label, horse, mayBe, onChange }: LocusChoiceProps) {
  const { genotype } = horse;
  const [one, other] = allelesIn(locus, genotype[locus]);
  const withPair = (first: number, second: number) =>
    withGenes(horse, { ...genotype, [locus]: pairAt(locus, first, second) });
  const hidden = hiddenBecause(genotype, locus);
  const choice = (name: string, value: number, withAllele: (allele: number) => LabHorse) => (
    <Select
      label={name}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(withAllele(Number(currentTarget.value)))}
    >
      {[...allelesOf(locus).entries()]
        .filter(([allele]) => mayBe(withAllele(allele)))
        .map(([allele, text]) => (
          <option key={allele} value={allele}>
            {text}
          </option>
        ))}
    </Select>
  );
  return (
    <fieldset className="gene-alleles">
      <legend className="label pb-1">{label}</legend>
      {choice('One allele', one, (allele) => withPair(allele, other))}
      {choice('The other', other, (allele) => withPair(one, allele))}
      <p className="hint">
        {LOCUS_ROWS[locus].dominance} {hidden !== null && <b>{hidden}</b>}
      </p>
    </fieldset>
  );
}

const COPIES = ['no copy', 'one copy', 'two copies'] as const;

/** Screen readers read E/E and e/e alike: states the number of copies. */
function PairLabel({ locus, pair }: { readonly locus: Locus; readonly pair: Pair<Locus> }) {
  const numbers = allelesIn(locus, pair);
  const variants = allelesOf(locus)
    .map((allele, number) => ({ allele, copies: numbers.filter((each) => each === number).length }))
    .slice(1);
  const carried = variants.filter(({ copies }) => copies > 0);
  return (
    <span>
      {pair}{' '}
      <span className="sr">
        {(carried.length === 0 ? variants.slice(0, 1) : carried)
          .map(({ allele, copies }) => `${COPIES[copies]} of ${allele}`)
          .join(', ')}
      </span>
    </span>
  );
}

const GREY_SPEEDS = [
  { value: '0.5', label: 'Half' },
  { value: '0.75', label: 'Slow' },
  { value: '1', label: 'Usual' },
  { value: '1.25', label: 'Fast' },
  { value: '1.5', label: 'Fastest' },
] as const;

function GreySpeed({ horse, onChange }: Omit<ChoiceProps, 'mayBe'>) {
  if (isUsual(horse.genotype, 'grey')) return null;
  return (
    <Segments<string>
      label="Speed of greying"
      options={GREY_SPEEDS}
      value={String(horse.greyFactor)}
      onChange={(factor) => onChange({ ...horse, greyFactor: Number(factor) })}
      hint={`Inherited along with G: this horse whitens at ${horse.greyFactor} times the usual speed.`}
    />
  );
}

function Markings({ horse, onChange }: Omit<ChoiceProps, 'mayBe'>) {
  return (
    <Segments
      label="White on face and legs"
      options={MARKING_WHITES.map((whites) => ({ value: whites, label: capitalised(whites) }))}
      value={horse.markingWhites}
      onChange={(markingWhites) => onChange({ ...horse, markingWhites })}
      hint="Inherited through many genes: not included in foal odds."
    />
  );
}
