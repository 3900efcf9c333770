import type { ReactNode } from 'react';
import { GUILD_ROWS, GUILDS, type Guild } from '../../game/guild-work/guilds.ts';
import { formatGuildEffects } from '../../game/guild-work/format-guild.ts';
import { DISCIPLINES, disciplineLabel } from '../../game/shows/disciplines.ts';
import { PART_POINTS, SCORE_PARTS } from '../../game/shows/running/scoring.ts';
import { GuildMark } from '../portrait/guild-mark.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { SAMPLE_HORSES } from './sample-horse-rows.ts';
import { SamplePicture } from './sample-picture.tsx';

const PART_TEXT = {
  skill: ['Skill in the discipline', 'grows with training and shows'],
  tack: ['Tack', 'shoes, saddle and bridle'],
  aptitude: ['Born talent', 'inherited'],
  level: ['Level', 'fastest at first'],
} as const;

const HERD = ['Moth', 'Larkspur', 'Bramble'] as const;

export function Promises() {
  return (
    <div className="wrap">
      <Colour />
      <Scores />
      <section aria-labelledby="guilds">
        <h2 className="sr" id="guilds">
          Four guilds
        </h2>
        <ul className="guild-row">
          {GUILDS.map((guild) => (
            <GuildSays key={guild} guild={guild} />
          ))}
        </ul>
      </section>
      <dl className="extras">
        <Extra title="Five disciplines">
          {sentenceOf(DISCIPLINES.slice(0, 5).map(disciplineLabel))}; cross country and endurance for the
          bold. There is a show every few minutes.
        </Extra>
        <Extra title="An hour is a day">
          One hour here is one day in the stable. Feed lasts up to 24 days, so you can take a break.
        </Extra>
        <Extra title="No pay to win">Money cannot buy anything that wins a show.</Extra>
        <Extra title="Leaderboards">
          <Link className="link" href="/leaderboards">
            Players, horses, breeders and show champions
          </Link>
          , of all time and this season. Open to everyone.
        </Extra>
        <Extra title="Live chat">Talk with riders from all over the world while you play.</Extra>
        <Extra title="Premium without advertisements">
          Playing is free. Premium takes the advertisements away and enters five shows with one click.
        </Extra>
        <Extra title="The goldsmith">Every coin in and out, in one place.</Extra>
      </dl>
    </div>
  );
}

function GuildSays({ guild }: { readonly guild: Guild }) {
  return (
    <li className={`guild-${guild}`}>
      <h3>
        <GuildMark guild={guild} />
        {GUILD_ROWS[guild].label}
      </h3>
      <ul>
        {formatGuildEffects(guild).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  );
}

function Colour() {
  return (
    <section className="pitch" aria-labelledby="colour">
      <div>
        <h2 className="serif" id="colour">
          26 breeds, and colours that work as in real life
        </h2>
        <p>
          Real genes decide a coat: cream, dun, silver, champagne, roan, greying, spots. Twelve genes, two
          copies each, and every coat has its proper name.
        </p>
        <p>
          <Link className={buttonClass()} href="/lab">
            Try it in the Colour Lab
          </Link>
        </p>
      </div>
      <div className="herd">
        {HERD.map((name) => {
          const horse = SAMPLE_HORSES.find((sample) => sample.name === name);
          return (
            horse && (
              <SamplePicture
                key={name}
                horse={horse}
                className="herd-horse"
                sizes="(max-width: 860px) 42vw, 270px"
                late
              />
            )
          );
        })}
      </div>
    </section>
  );
}

function Scores() {
  return (
    <section className="pitch is-flipped" aria-labelledby="scores">
      <div>
        <h2 className="serif" id="scores">
          No secret formulas
        </h2>
        <p>
          Four parts make a score, the same for everyone. Then come happiness, guild, and at most 4% of luck,
          drawn from a seed that is sealed before you enter.
        </p>
      </div>
      <table className="parts">
        <caption>
          <span>What a score is made of</span>
          <span className="text-muted">points out of 100</span>
        </caption>
        <tbody>
          {SCORE_PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">{PART_TEXT[part][0]}</th>
              <td className="text-muted">{PART_TEXT[part][1]}</td>
              <td className="num">{PART_POINTS[part]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ExtraProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Extra({ title, children }: ExtraProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** "Dressage, racing and halter". */
function sentenceOf(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const last = others.pop() ?? '';
  return `${[first, ...others.map((name) => name.toLowerCase())].join(', ')} and ${last.toLowerCase()}`;
}
