import { useState } from 'react';
import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { HOUR, MINUTE } from '../../../game/game-time.ts';
import { breedName } from '../../../game/horses/breeds.ts';
import { signOf } from '../../../game/house-stables/house-names.ts';
import { HOUSE_STABLES } from '../../../game/house-stables/stables.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { Place } from '../../calendar/place.tsx';
import { Fact } from '../../horses/horse-facts.tsx';
import { RINGS } from '../../paddock/rings/rings.ts';
import { MEADOW } from '../../paddock/settings/meadow.ts';
import { SceneHorse } from '../../portrait/stall.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/coins.tsx';
import { HouseSign } from '../../ui/house-sign.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { capitalised } from '../../ui/text.ts';
import { timeOf } from '../../ui/when.ts';
import { HouseHerd } from './house-herd.tsx';
import { HouseOffers } from './house-offers.tsx';
import { useAllPlayerHorses, type PlayerPage } from './use-player.ts';
import { WonLately } from './won-lately.tsx';
import './house-stable.css';

interface HouseStableProps {
  readonly player: PlayerPage;
  readonly isResting: boolean;
}

type House = (typeof HOUSE_STABLES)[number];

/** A stable that the game runs: what it says and what it has to offer, and nothing to write, report or block. */
export function HouseStable({ player, isResting }: HouseStableProps) {
  const house = HOUSE_STABLES.find(({ name }) => name === player.username);
  const horses = useAllPlayerHorses(player.id);
  if (!house) throw new Error(`No house stable ${player.username}`);
  const [ring] = house.rings;
  return (
    <>
      <Place
        setting={isResting || ring === undefined ? MEADOW : RINGS[ring]}
        horse={<InFront horses={player.bestHorses} />}
      >
        <PageHeading title={player.username} />
        <p>
          House stable of {house.owner}. <b>The game runs this stable.</b>
        </p>
      </Place>
      <div className="wrap page house">
        <Words house={house} />
        {isResting ? <Resting house={house} /> : <HouseOffers player={player} horses={horses.data} />}
        <div className="house-cols">
          <About house={house} player={player} isResting={isResting} />
          <Won player={player} />
        </div>
        <HouseHerd horses={horses} />
      </div>
    </>
  );
}

/** At most three, the best in front. */
function InFront({ horses: [best, ...others] }: { readonly horses: PlayerPage['bestHorses'] }) {
  return (
    <>
      {others.map(({ id, look }, index) => (
        <span key={id} className={`house-mate at-${index + 1}`}>
          <SceneHorse look={look} />
        </span>
      ))}
      {best && <SceneHorse key={best.id} look={best.look} />}
    </>
  );
}

/** One sentence a game day, and another at each press. */
function Words({ house }: { readonly house: House }) {
  const now = useWorldNow(MINUTE);
  const [today] = useState(() => Math.floor(now.getTime() / HOUR));
  const [presses, setPresses] = useState(0);
  const sign = signOf(house.name);
  return (
    <section className="sheet house-words" aria-label={`About ${house.name}`}>
      {sign && <HouseSign sign={sign} className="house-board" />}
      <div>
        <p className="house-loves">
          {house.owner} loves {house.loves}.
        </p>
        <p className="house-said serif" aria-live="polite">
          {house.sentences[(today + presses) % house.sentences.length]}
        </p>
      </div>
      <Button onClick={() => setPresses(presses + 1)}>Tell me more</Button>
    </section>
  );
}

function Resting({ house }: { readonly house: House }) {
  return (
    <section className="timber house-resting" aria-labelledby="resting">
      <h2 className="section" id="resting">
        Resting
      </h2>
      <p>
        {house.name} has nothing to offer at the moment: so many players have horses of their own now. Its
        horses are on pasture, and it may be back.
      </p>
    </section>
  );
}

function About({ house, player, isResting }: HouseStableProps & { readonly house: House }) {
  const { bred, guild, totalWins, totalShows } = player;
  return (
    <section className="timber" aria-label="In short">
      <dl className="list">
        <Fact label="Breeds">{house.breeds.map(breedName).join(', ')}</Fact>
        <Fact label="Rings">{capitalised(house.rings.map(disciplineLabel).join(', ').toLowerCase())}</Fact>
        <Fact label="Guild">{GUILD_ROWS[guild].label}</Fact>
        {!isResting && <Fact label="At the stables">daily, about {timeOf(visitOf(house))}</Fact>}
        <Fact label="Shows">
          {counted(totalWins, 'win')} in {counted(totalShows, 'start')}
        </Fact>
        <Fact label="Foals bred">
          {counted(bred.total, 'foal')}, {counted(bred.wins, 'win')}
        </Fact>
      </dl>
    </section>
  );
}

/** In the reader's time zone. */
const visitOf = ({ hour }: House) => new Date(Date.UTC(2000, 0, 1, hour));

function Won({ player: { wonLately } }: Pick<HouseStableProps, 'player'>) {
  const now = useWorldNow(MINUTE);
  if (wonLately.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="won">
      <h2 className="section" id="won">
        Won lately
      </h2>
      <WonLately won={wonLately} now={now} />
    </section>
  );
}
