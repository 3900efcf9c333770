import { Stall } from '../../portrait/stall.tsx';
import { counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { capitalised } from '../../ui/text.ts';
import type { StableHorse, useAllPlayerHorses } from './use-player.ts';

/** All of the horses, over the whole width, the eldest first. */
export function HouseHerd({ horses }: { readonly horses: ReturnType<typeof useAllPlayerHorses> }) {
  return (
    <section className="timber house-herd" aria-labelledby="herd">
      <Query query={horses} skeleton={<Skeleton label="Loading the herd" rows={3} height="120px" />}>
        {(herd) => (
          <>
            <h2 className="section" id="herd">
              The herd: {counted(herd.length, 'horse')}
            </h2>
            <ul>
              {herd
                .toSorted((one, other) => other.ageInMonths - one.ageInMonths)
                .map((horse) => (
                  <li key={horse.id} className="stable-card">
                    <Stall look={horse.look} alt="" />
                    <Link className="stable-card-link" href={`/horses/${horse.id}`}>
                      {horse.name}
                    </Link>
                    <p>{formatHorse(horse)}</p>
                  </li>
                ))}
            </ul>
          </>
        )}
      </Query>
    </section>
  );
}

const formatHorse = ({ color, gender, age }: StableHorse) => `${capitalised(color)} ${gender}, ${age}`;
