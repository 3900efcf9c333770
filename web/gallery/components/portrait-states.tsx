import { HorseOutline } from '../../portrait/horse-outline.tsx';
import { PortraitState } from '../../portrait/horse-picture.tsx';

/** Waiting and failed: large, head, and list. */
export function PortraitStates() {
  return (
    <div className="sheet-row">
      {(['waiting', 'failed'] as const).map((painted) => (
        <span key={painted} className="horse-picture sheet-portrait">
          <PortraitState painted={painted} />
        </span>
      ))}
      {(['waiting', 'failed'] as const).map((painted) => (
        <span key={painted} className="horse-picture head-portrait sheet-head-portrait">
          <PortraitState painted={painted} />
        </span>
      ))}
      <span className="stall">
        <span className="horse-picture">
          <HorseOutline className="portrait-outline sheet-coat" words="Not painted yet" />
        </span>
      </span>
    </div>
  );
}
