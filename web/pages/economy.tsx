import { useState } from 'react';
import { SHOWN_DAYS } from '../../game/economy/economy.ts';
import { Flows } from '../economy/flows.tsx';
import { PurseIndex } from '../economy/purse-index.tsx';
import { Trades } from '../economy/trades.tsx';
import { useEconomy } from '../economy/use-economy.ts';
import { WealthBars } from '../economy/wealth.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Segments } from '../ui/forms/segments.tsx';
import { Query } from '../ui/query.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

const PERIODS = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'month', label: `${SHOWN_DAYS} days` },
] as const;

/** Open to visitors. docs/rules/economy.md#the-economy-page */
export default function Economy() {
  const [shown, setShown] = useState<(typeof PERIODS)[number]['value']>('today');
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Economy">Where coins come from, where they go</PageHeading>
        <p>The game makes coins and takes them back. Here is every one of them, for everybody to see.</p>
      </HorsePlace>
      <div className="wrap page">
        <div className="timber economy">
          <Segments
            label="Days shown"
            options={PERIODS}
            value={shown}
            onChange={setShown}
            hint="A day goes from midnight to midnight UTC."
          />
          <Query
            query={useEconomy()}
            skeleton={
              <div className="economy-wait">
                <Skeleton label="Loading the economy" rows={8} height="40px" />
              </div>
            }
          >
            {(economy) => (
              <>
                <Flows period={economy[shown]} />
                <div className="economy-two">
                  <Trades trades={economy[shown].trades} />
                  <PurseIndex />
                </div>
                <WealthBars wealth={economy.wealth} />
              </>
            )}
          </Query>
        </div>
      </div>
    </>
  );
}
