import { useState } from 'react';
import { GUILD_ROWS, GUILDS } from '../../../game/guild-work/guilds.ts';
import { GuildMark } from '../../portrait/guild-mark.tsx';
import { QualitySign } from '../../tack/quality-sign.tsx';
import { Outcomes, type Outcome } from '../../ui/outcomes.tsx';
import { Slider } from '../../ui/forms/slider.tsx';
import { Switch } from '../../ui/forms/switch.tsx';

const nothing = () => undefined;

export function Switches() {
  const [on, setOn] = useState(true);
  const [years, setYears] = useState(4);
  return (
    <div className="sheet-two">
      <div className="grid content-start gap-4">
        <Switch
          label="Publish Juniper’s genes"
          detail={on ? 'All players can see them.' : 'Only players with an insight can see them.'}
          checked={on}
          onChange={setOn}
        />
        <Switch
          label="Publish Comet’s genes"
          detail="Being published…"
          checked={false}
          busy
          onChange={nothing}
        />
      </div>
      <div className="grid content-start gap-4">
        <Slider
          label="Shown at"
          valueText={`${years} years`}
          min={0}
          max={20}
          value={years}
          onChange={setYears}
        />
        <Slider label="Shown at" valueText="birth" min={0} max={20} value={0} onChange={nothing} />
      </div>
    </div>
  );
}

const HORSES = [
  { id: 'bramble', name: 'Bramble' },
  { id: 'juniper', name: 'Juniper' },
];
const DONE: readonly Outcome[] = [{ horseId: 'bramble', text: 'Done in 30 seconds' }];
const REFUSED: readonly Outcome[] = [{ horseId: 'juniper', text: 'The vet is with Juniper already.' }];

/** Percent, one per band. */
const QUALITIES = [35, 80, 125, 180] as const;

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
      <Outcomes horses={HORSES} done={DONE} refused={REFUSED} />
    </>
  );
}
