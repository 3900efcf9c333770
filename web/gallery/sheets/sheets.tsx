import type { CSSProperties } from 'react';
import { describeLook } from '../../../game/horses/coat/format-look.ts';
import { HeadPortrait } from '../../portrait/head-portrait.tsx';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { BUILD_SHEET } from './build-sheet.ts';
import { COAT_SHEET, ROAN_SHEET } from './coat-sheet.ts';
import { DETAIL_SHEET } from './detail-sheet.ts';
import { FORM_SHEET } from './form-sheet.ts';
import { GREY_SHEET } from './grey-sheet.ts';
import { Samples } from './samples.tsx';
import { RARE_SHEET } from './rare-sheet.ts';
import { STORE_SHEET } from './store-sheet.ts';
import type { Sheet, Tile } from './sheet.ts';
import './sheets.css';

const SHEETS: Readonly<Record<string, Sheet>> = {
  coats: COAT_SHEET,
  roans: ROAN_SHEET,
  rare: RARE_SHEET,
  bodies: BUILD_SHEET,
  forms: FORM_SHEET,
  details: DETAIL_SHEET,
  greying: GREY_SHEET,
  store: STORE_SHEET,
};

/** Horses to compare, at `/sheets/coats` and others; development only. */
export default function Sheets() {
  const name = window.location.pathname.split('/').at(-1) ?? '';
  const sheet = SHEETS[name];
  if (name === 'samples') return <Samples />;
  return (
    <main className="contact-sheets">{sheet === undefined ? <Names /> : <ContactSheet {...sheet} />}</main>
  );
}

function Names() {
  return (
    <ul>
      <li>
        <a href="/sheets/samples">The horses of the landing page</a>
      </li>
      {Object.entries(SHEETS).map(([name, { title }]) => (
        <li key={name}>
          <a href={`/sheets/${name}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

function ContactSheet({ title, columns, width, parts }: Sheet) {
  return (
    <article
      className="contact-sheet"
      style={{ '--columns': columns, '--tile': `${width}px` } as CSSProperties}
    >
      <h1 className="title">{title}</h1>
      {parts.map((part, index) => (
        <section key={part.title ?? index}>
          {part.title !== undefined && <h2 className="section">{part.title}</h2>}
          <ul>
            {part.tiles.map((tile, index) => (
              <Horse key={index} {...tile} />
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

function Horse({ caption, ...shown }: Tile) {
  return (
    <li>
      <Shown {...shown} />
      <small>{caption}</small>
    </li>
  );
}

function Shown({ look, pose, shows }: Omit<Tile, 'caption'>) {
  const alt = describeLook(look);
  if (shows === undefined) return <HorsePicture look={look} alt={alt} pose={pose} />;
  const picture =
    shows === 'legs' ? (
      <HorsePicture look={look} alt={alt} pose={pose} />
    ) : (
      <HeadPortrait look={look} alt={alt} />
    );
  return <span className={`detail is-${shows}`}>{picture}</span>;
}
