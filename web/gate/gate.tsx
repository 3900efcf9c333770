import { ArrowLeft } from 'lucide-react';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import pillar from '../assets/pillar.svg?url';
import '../calendar/place.css';
import { OwnPaddock } from '../calendar/own-paddock.tsx';
import { YARD } from '../paddock/settings/yard.ts';
import { SceneHorse, Stall } from '../portrait/stall.tsx';
import { metresShown } from '../portrait/true-size.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/query.tsx';
import { GateSheet } from './gate-sheet.tsx';
import { useGate, type GateHorse, type Taking } from './use-gate.ts';
import './gate.css';

interface GateProps {
  /** The heading, and a line below it. */
  readonly sign: ReactNode;
  /** Ways past the gate. */
  readonly foot: ReactNode;
  /** Of the player, or those that everybody begins with. */
  readonly coins: number;
  readonly busy: boolean;
  readonly onTake: (taking: Taking) => void;
  /** For visitors whose network has seen enough gates, which are a picture then. */
  readonly onRegister?: () => void;
}

/** Three horses, of which a newcomer brings one home: whom to meet, her sheet, and what she costs. */
export function Gate({ sign, foot, coins, busy, onTake, onRegister }: GateProps) {
  const gate = useGate();
  const sheet = useId();
  // A new gate has other horses.
  const [met, setMet] = useState<{ readonly token: string | null; readonly nth: number } | null>(null);
  /** In front on a phone, which shows one. */
  const [front, setFront] = useState(0);
  const { token = null, horses = [], price = 0, feed } = gate.data ?? {};
  const horse = met !== null && met.token === token ? horses.find(({ nth }) => nth === met.nth) : undefined;
  function meet(nth: number) {
    setMet({ token, nth });
    setFront(nth);
  }
  function back() {
    setMet(null);
    document.getElementById(idOf(front))?.focus();
  }
  const placed = horses.map((one) => ({ one, spot: spotOf(one, horse), isFront: one.nth === front }));
  return (
    <section className={horse ? 'gate has-sheet' : 'gate'} aria-label="The gate">
      <div className="place">
        <OwnPaddock
          className="place-scene gate-scene"
          setting={YARD}
          herd={
            <>
              <img className="gate-pillar" src={pillar} alt="" />
              <img className="gate-pillar is-right" src={pillar} alt="" />
              <ul className="gate-herd" aria-label="At the gate">
                {placed.map(({ one, spot, isFront }) => (
                  <li
                    key={one.nth}
                    className={`gate-horse is-${spot} ${isFront ? 'is-front' : ''}`}
                    style={{ '--nth': one.nth, '--m': metresShown(one.look) } as CSSProperties}
                  >
                    <button
                      type="button"
                      id={idOf(one.nth)}
                      aria-label={`${one.name}, ${one.colorName} ${one.breedName} ${one.sex}. ${one.aim}`}
                      aria-expanded={one === horse}
                      aria-controls={one === horse ? sheet : undefined}
                      onClick={() => meet(one.nth)}
                    >
                      <span className="gate-picture">
                        <SceneHorse look={one.look} stance={{ facing: one.nth === 0 ? 'right' : 'left' }} />
                      </span>
                      <span className="gate-label">
                        <b>{one.name}</b>
                        <small>{one.aim}</small>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          }
        />
        <div className="wrap">
          <div className={horse ? 'sr' : 'sign'}>{sign}</div>
          {horse && (
            <div className="gate-back">
              <Button onClick={back}>
                <ArrowLeft className="icon" aria-hidden />
                All three
              </Button>
            </div>
          )}
          {gate.error !== null && horses.length === 0 && (
            <div className="timber">
              <Failed error={gate.error} onRetry={() => void gate.refetch()} />
            </div>
          )}
          <div className="gate-chips only-phone" role="group" aria-label="Meet one of the three">
            {placed.map(({ one, isFront }) => (
              <button key={one.nth} type="button" aria-pressed={isFront} onClick={() => meet(one.nth)}>
                <Stall look={one.look} alt="" />
                <b>{one.name}</b>
              </button>
            ))}
          </div>
          {horse && feed && (
            <GateSheet
              key={horse.nth}
              id={sheet}
              horse={horse}
              offer={{ price, feed, coins }}
              busy={busy}
              onBack={back}
              onTake={
                token === null ? undefined : (horseName) => onTake({ token, nth: horse.nth, horseName })
              }
              onRegister={onRegister}
            />
          )}
        </div>
      </div>
      <div className="wrap gate-foot">{foot}</div>
    </section>
  );
}

const idOf = (nth: number) => `gate-horse-${nth}`;

/** The others step back from the one that is met. */
function spotOf(one: GateHorse, met: GateHorse | undefined): 'waiting' | 'met' | 'back' {
  if (met === undefined) return 'waiting';
  return one === met ? 'met' : 'back';
}
