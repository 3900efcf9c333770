import { Coins } from 'lucide-react';
import { useLocation } from 'wouter';
import { useUser } from '../accounts/session.ts';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Meter } from '../ui/meter.tsx';
import { GameDay } from '../calendar/game-day.tsx';

/** The date in the world, and where the player stands. */
export function StatusBar() {
  const user = useUser();
  const [, go] = useLocation();
  const xp = `${inDigits(user.xp)} / ${inDigits(user.xpToNextLevel)} xp`;
  return (
    <div className="almanac">
      <div className="wrap">
        <GameDay />
        <p className="xp">
          <span>
            <span className="level-word">Level</span> <b>{inDigits(user.level)}</b>
          </span>
          <Meter label="Experience" value={user.xp} max={user.xpToNextLevel} words={xp} />
          <span className="xp-words text-muted">{xp}</span>
        </p>
        <button
          type="button"
          className="purse"
          aria-label={`${inCoins(user.coins)}: open the goldsmith's books`}
          onClick={() => go('/goldsmith')}
        >
          <Coins className="icon coin" aria-hidden />
          {inDigits(user.coins)}
        </button>
      </div>
    </div>
  );
}
