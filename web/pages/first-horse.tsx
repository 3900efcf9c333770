import { useUser } from '../accounts/session.ts';
import { EmptyStall } from '../portrait/empty-stall.tsx';
import { buttonClass } from '../ui/button.tsx';
import { inCoins } from '../ui/coins.tsx';
import { Empty } from '../ui/loading/empty.tsx';
import { Link } from '../ui/link.tsx';

export function FirstHorse({ coins }: { readonly coins: number }) {
  const { hadGateHorse } = useUser();
  return (
    <Empty title="An empty stall" picture={<EmptyStall />}>
      <p>You have {inCoins(coins)}. Visit the market to buy your first horse, and feed to go with it.</p>
      <div className="first-ways">
        <Link className={buttonClass('main')} href="/market?buy=horse">
          Buy your first horse
        </Link>
        {!hadGateHorse && (
          <Link className={buttonClass()} href="/gate">
            Meet three at the gate
          </Link>
        )}
      </div>
    </Empty>
  );
}
