import { Eye, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HEALTH_TEST_PRICE } from '../../../game/horses/genetics/health.ts';
import { Button } from '../../ui/button.tsx';
import { Cost, inDigits } from '../../ui/coins.tsx';
import { HelpLink } from '../../ui/help-link.tsx';
import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pronounsOf } from '../../ui/text.ts';
import type { Horse } from '../use-horses.ts';
import { HealthResult } from './health-result.tsx';
import { useHealth, useHealthTest, usePublishHealth } from './use-health.ts';

interface HealthTestProps {
  readonly horse: Pick<Horse, 'id' | 'name' | 'gender'>;
  readonly coins: number;
}

/** For the owner: offers the test, then shows its result. */
export function HealthTest({ horse, coins }: HealthTestProps) {
  const health = useHealth(horse.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const step =
    health.data && (health.data.copies === null ? 'not tested' : `published: ${health.data.published}`);
  const before = useRef(step);
  // The pressed button is gone.
  useEffect(() => {
    if (before.current !== undefined && before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <section aria-labelledby="facet-health">
      <h3 className="section" id="facet-health" tabIndex={-1} ref={heading}>
        Health test
        <HelpLink to="health-test" about="the health test" />
      </h3>
      <Query query={health} skeleton={<Skeleton label="Loading the health test" rows={3} height="48px" />}>
        {({ copies, published }) =>
          copies === null ? (
            <Untested horse={horse} coins={coins} />
          ) : (
            <HealthResult horse={horse} studs={`/horses/${horse.id}/studs`} copies={copies}>
              {published ? (
                <p className="text-15 text-muted">
                  <Eye className="icon icon-small" aria-hidden /> Published: everybody can see it.
                </p>
              ) : (
                <Publish horse={horse} />
              )}
            </HealthResult>
          )
        }
      </Query>
    </section>
  );
}

function Untested({ horse, coins }: HealthTestProps) {
  const test = useHealthTest();
  const their = pronounsOf(horse.gender).Possessive.toLowerCase();
  const lacks = HEALTH_TEST_PRICE - coins;
  return (
    <>
      <p className="page-lead">
        Not tested. Some horses carry a hidden gene. It does them no harm, but if both parents carry it, some
        covers don’t take. The test looks for six such genes and two muscle genes, and counts for life.
      </p>
      <Button
        variant="main"
        busy={test.busy}
        busyLabel="Testing…"
        disabled={lacks > 0}
        onClick={() => test.run({ params: { id: horse.id } })}
      >
        <ShieldCheck className="icon" aria-hidden />
        Test {their} health
        <Cost coins={HEALTH_TEST_PRICE} />
      </Button>
      {lacks > 0 && <p className="text-15 text-muted">You need {inDigits(lacks)} more.</p>}
    </>
  );
}

function Publish({ horse }: Pick<HealthTestProps, 'horse'>) {
  const publish = usePublishHealth(horse);
  const [isConfirming, setIsConfirming] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(false);
  // The pressed button is gone.
  useEffect(() => {
    if (isConfirming !== wasConfirming.current) part.current?.querySelector('button')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  if (!isConfirming)
    return (
      <div ref={part}>
        <Button onClick={() => setIsConfirming(true)}>
          <Eye className="icon" aria-hidden />
          Publish the result
        </Button>
        <p className="text-15 text-muted">Published results help others choose.</p>
      </div>
    );
  return (
    <div className="health-publish" ref={part}>
      <p role="status">Everybody will see all eight results, for good. You can’t take them back.</p>
      <Button onClick={() => setIsConfirming(false)}>Keep it to myself</Button>
      <Button
        variant="main"
        busy={publish.busy}
        busyLabel="Publishing…"
        onClick={() => publish.run({ params: { id: horse.id } })}
      >
        Publish for good
      </Button>
    </div>
  );
}
