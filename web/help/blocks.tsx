import { Fragment } from 'react';
import { HOUR, MINUTE, nextUtcDay } from '../../game/game-time.ts';
import { useRead } from '../api/read.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Link } from '../ui/link.tsx';
import { Query } from '../ui/query.tsx';
import { dayAndTimeWithin, timeOf } from '../ui/when.ts';
import { ValuesDrawing } from './drawings/values-drawing.tsx';
import { StrandsDrawing } from './drawings/strands-drawing.tsx';
import { partsOf, type Block, type Drawing, type LiveFigure, type TableBlock, type Text } from './topic.ts';

const LIVE: Readonly<Record<LiveFigure, () => React.ReactNode>> = {
  'day begins': DayBegins,
  'purse index': PurseIndexNow,
};

const DRAWINGS: Readonly<Record<Drawing, () => React.ReactNode>> = {
  values: ValuesDrawing,
  strands: StrandsDrawing,
};

/** Static content: blocks never change order. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { readonly block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ('heading' in block) {
    return (
      <>
        <h3 id={block.id} tabIndex={-1}>
          {block.heading}
        </h3>
        <Anchor id={block.id} of={block.heading} />
      </>
    );
  }
  if ('list' in block) return <ul>{block.list.map(item)}</ul>;
  if ('steps' in block) return <ol>{block.steps.map(item)}</ol>;
  if ('formula' in block) return <p className="help-formula">{block.formula}</p>;
  if ('table' in block) return <HelpTable {...block} />;
  if ('drawing' in block) {
    const Figure = DRAWINGS[block.drawing];
    return <Figure />;
  }
  const Live = LIVE[block.live];
  return <Live />;
}

const item = (text: Text) => (
  <li key={text}>
    <RichText text={text} />
  </li>
);

export function RichText({ text }: { readonly text: Text }) {
  return partsOf(text).map((part, index) => {
    if (part.is === 'bold') return <b key={index}>{part.text}</b>;
    if (part.is !== 'link') return <Fragment key={index}>{part.text}</Fragment>;
    // Anchors, other sites and API calls need plain links.
    return /^(?:#|https:|\/api\/)/.test(part.href) ? (
      <a key={index} className="link" href={part.href}>
        {part.text}
      </a>
    ) : (
      <Link key={index} className="link" href={part.href}>
        {part.text}
      </Link>
    );
  });
}

/** A link for copying the address. */
export function Anchor({ id, of }: { readonly id: string; readonly of: string }) {
  return (
    <a className="help-anchor" href={`#${id}`} aria-label={`Address of “${of}”`}>
      #
    </a>
  );
}

function HelpTable({ table, head, rows }: TableBlock) {
  return (
    <div className="help-table-box">
      <table className="help-table" aria-label={table}>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayBegins() {
  const now = useWorldNow(HOUR);
  return <p>Days begin at {timeOf(nextUtcDay(now))} your time.</p>;
}

function PurseIndexNow() {
  const index = useRead('GET /api/shows/purse-index', {}, { refetchOnMount: true });
  const now = useWorldNow(MINUTE);
  return (
    <Query query={index} skeleton={<Skeleton label="Loading the purse index" rows={1} height="28px" />}>
      {({ purseIndex, changesAt }) => (
        <p>
          <b>It is {purseIndex / 100}% now</b>, until {dayAndTimeWithin(new Date(changesAt), now)}.{' '}
          <Link className="link" href="/economy">
            Where all coins come from, and where they go
          </Link>
        </p>
      )}
    </Query>
  );
}
