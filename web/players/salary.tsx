import { useEffect } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { Cost, inCoins } from '../ui/coins.tsx';
import { Query } from '../ui/query.tsx';
import { countdown, dayAndTimeWithin } from '../ui/when.ts';
import { useCollectSalary, useSalary } from './use-salary.ts';
import { HelpLink } from '../ui/help-link.tsx';

/** Paid once a day, from midnight UTC. */
export function Salary() {
  const salary = useSalary();
  const collecting = useCollectSalary();
  const now = useWorldNow(MINUTE);
  const { data, refetch } = salary;
  const due = data !== undefined && !data.collectable && new Date(data.nextAt) <= now;
  useEffect(() => {
    if (due) void refetch();
  }, [due, refetch]);
  return (
    <section className="salary timber" aria-labelledby="salary">
      <div>
        <h2 className="section" id="salary">
          Salary
        </h2>
        <HelpLink to="coins" about="earning coins" />
      </div>
      <Query query={salary} skeleton={<SkeletonBlock width="320px" height="40px" />}>
        {({ amount, collectable, nextAt }) => (
          <div className="salary-line">
            <p>
              {collectable
                ? `Today's salary of ${inCoins(amount)} is ready.`
                : `Today's salary is collected. Next: ${inCoins(amount)} ${countdown(new Date(nextAt), now).toLowerCase()} (${dayAndTimeWithin(new Date(nextAt), now)}).`}
            </p>
            {collectable && (
              <Button
                variant="main"
                busy={collecting.busy}
                busyLabel="Collecting…"
                onClick={() => collecting.run()}
              >
                Collect Salary
                <Cost coins={amount} />
              </Button>
            )}
          </div>
        )}
      </Query>
    </section>
  );
}
