import type { ReactNode } from 'react';
import type { Sex } from '../../../../game/horses/age.ts';
import { LAST_ROSETTE } from '../../../../game/shows/ordinal.ts';
import { useFoalBook } from '../../../keepsakes/use-keepsakes.ts';
import { MEADOW } from '../../../paddock/settings/meadow.ts';
import { coatTint, type Look } from '../../../portrait/coat-tint.ts';
import { EmptyStall } from '../../../portrait/empty-stall.tsx';
import { SceneThumbnail } from '../../../portrait/scene-thumbnail.tsx';
import { stallOf } from '../../../portrait/stall.tsx';
import { toScale } from '../../../portrait/true-size.ts';
import { usePedigree } from '../../../records/use-records.ts';
import { lazily } from '../../../ui/loading/lazily.tsx';
import { Rosette } from '../../../ui/rosette.tsx';
import { pronounsOf } from '../../../ui/text.ts';
import type { Facet } from './facets.tsx';
import { formatStature } from './format-facets.ts';

const BodyBars = lazily(() => import('./body-bars.tsx'));
const Family = lazily(() => import('./family.tsx'));
const Story = lazily(() => import('./story.tsx'));

export interface FacetHorse {
  readonly id: string;
  readonly name: string;
  readonly gender: Sex;
  readonly color: string;
  readonly look: Look;
  readonly ageInMonths: number;
}

interface OwnOrPublic {
  readonly genes: Pick<Facet, 'content' | 'summary'>;
  readonly career: Pick<Facet, 'content' | 'summary' | 'picture'>;
  /** Null for guests, who may not read of other horses and people. */
  readonly past: {
    /** The page shows its foal's book itself. */
    readonly isGrowing: boolean;
  } | null;
}

/** The facets of a horse, in their order. Owners and other players read other genes and another career. */
export function facetsOf(horse: FacetHorse, { genes, career, past }: OwnOrPublic): readonly Facet[] {
  const own: readonly Facet[] = [
    {
      id: 'body',
      label: 'Body',
      summary: formatStature(horse),
      picture: <BodyChips />,
      content: <BodyBars horseId={horse.id} />,
    },
    {
      id: 'genes',
      label: 'Coat and genes',
      picture: <CoatChips look={horse.look} />,
      ...genes,
    },
    { id: 'career', label: 'Career', ...career },
  ];
  if (past === null) return own;
  return [
    ...own,
    {
      id: 'family',
      label: 'Family',
      summary: <ParentNames horseId={horse.id} />,
      picture: <ParentPictures horseId={horse.id} />,
      content: <Family horse={horse} />,
    },
    {
      id: 'story',
      label: 'Story',
      summary: <FirstDay horse={horse} />,
      picture: <FirstPicture horse={horse} />,
      content: <Story horse={horse} isGrowing={past.isGrowing} />,
    },
  ];
}

/** Bars with a mark each. */
function BodyChips() {
  return (
    <span className="body-chips">
      {['30%', '62%', '48%'].map((left) => (
        <i key={left}>
          <b style={{ left }} />
        </i>
      ))}
    </span>
  );
}

/** Body, legs and mane, as paint. */
function CoatChips({ look }: { readonly look: Look }) {
  const { coat, points, mane } = coatTint(look);
  return (
    <span className="coat-chips">
      {[coat, points, mane].map((colour, index) => (
        // Three chips that never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} style={{ background: colour }} />
      ))}
    </span>
  );
}

const MOST_ROSETTES = 3;

/** The best places, as rosettes; before the first, one that is still to be won. */
export function BestRosettes({ places }: { readonly places: readonly number[] | undefined }) {
  if (places === undefined) return null;
  const best = places.filter((place) => place <= LAST_ROSETTE).toSorted((one, other) => one - other);
  if (best.length === 0) return <Rosette place={99} figure="?" className="rosette is-open" />;
  return best.slice(0, MOST_ROSETTES).map((place, index) => (
    // Equal places look the same.
    // oxlint-disable-next-line react/no-array-index-key
    <Rosette key={index} place={place} />
  ));
}

interface OfHorse {
  readonly horseId: string;
}

function ParentNames({ horseId }: OfHorse): ReactNode {
  const { data, isError } = usePedigree(horseId);
  if (!data) return isError ? 'Parents and foals' : null;
  const { sire, dam } = data;
  return sire && dam ? `${sire.name} and ${dam.name}` : 'From the store';
}

function ParentPictures({ horseId }: OfHorse) {
  const { data } = usePedigree(horseId);
  if (!data) return null;
  const { sire, dam } = data;
  return (
    <>
      {sire ? stallOf(sire) : <EmptyStall />}
      {dam ? stallOf(dam) : <EmptyStall />}
    </>
  );
}

interface StoryOf {
  readonly horse: FacetHorse;
}

function FirstDay({ horse: { id, gender } }: StoryOf): ReactNode {
  const { data, isError } = useFoalBook(id);
  if (!data) return isError ? `${pronounsOf(gender).Possessive} life so far` : null;
  const [first] = data.pages;
  const date = first?.written?.date;
  if (!date) return `${pronounsOf(gender).Possessive} life so far`;
  return first.page === 'came' ? `Came here on ${date}` : `Born on ${date}`;
}

/** How it looked when it was born, or when it came. */
function FirstPicture({ horse: { id, look } }: StoryOf) {
  const { data, isError } = useFoalBook(id);
  if (!data && !isError) return <span className="facet-scene" />;
  const first = data?.pages[0]?.written?.look ?? look;
  return (
    <span className="facet-scene" style={{ background: MEADOW.rough('day', 'spring') }}>
      <span className="facet-horse" style={toScale(first)}>
        <SceneThumbnail look={first} width="100px" />
      </span>
    </span>
  );
}
