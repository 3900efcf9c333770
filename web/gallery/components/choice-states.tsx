import { useState } from 'react';
import { GUILD_ROWS, GUILDS } from '../../../game/guild-work/guilds.ts';
import { GuildMark } from '../../portrait/guild-mark.tsx';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { Outcomes } from '../../ui/outcomes.tsx';
import type { Outcome } from '../../ui/outcomes.tsx';
import { Slider } from '../../ui/forms/slider.tsx';
import { Switch } from '../../ui/forms/switch.tsx';

const nothing = () => undefined;

/** A switch that is off or on as it is pressed, one that is busy; a slider in the middle, one at its end. */
export function Switches() {
  const [on, setOn] = useState(true);
  const [years, setYears] = useState(4);
  return (
    <div className="sheet-two">
      <div className="grid content-start gap-4">
        <Switch
          label="Publish the genes of Juniper"
          detail={on ? 'Everybody signed in sees them now.' : 'Only those with an insight see them now.'}
          checked={on}
          onChange={setOn}
        />
        <Switch
          label="Publish the genes of Comet"
          detail="Being published…"
          checked={false}
          busy
          onChange={nothing}
        />
      </div>
      <div className="grid content-start gap-4">
        <Slider
          label="Shown at"
          words={`${years} years`}
          min={0}
          max={20}
          value={years}
          onChange={setYears}
        />
        <Slider label="Shown at" words="birth" min={0} max={20} value={0} onChange={nothing} />
      </div>
    </div>
  );
}

const OUTCOMES: readonly Outcome[] = [
  { key: 'bramble', name: 'Bramble', done: true, words: 'Done in 30 seconds' },
  { key: 'juniper', name: 'Juniper', done: false, words: 'The vet is with Juniper already.' },
];

/** Percent, one of each band. */
const QUALITIES = [35, 80, 125, 180] as const;

/** The sign of each guild, a quality of each band, and what became of two horses of which one failed. */
export function MoreSigns() {
  return (
    <>
      <div className="sheet-row">
        {GUILDS.map((guild) => (
          <span key={guild} className="flex items-center gap-2">
            <GuildMark guild={guild} />
            {GUILD_ROWS[guild].label}
          </span>
        ))}
        {QUALITIES.map((quality) => (
          <QualitySign key={quality} quality={quality} />
        ))}
      </div>
      <Outcomes outcomes={OUTCOMES} />
    </>
  );
}
