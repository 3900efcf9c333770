import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { formatPromise } from '../../game/keepsakes/foal-book.ts';
import type { Sex } from '../../game/horses/age.ts';
import type { FoalBook } from './use-keepsakes.ts';
import './keepsakes.css';

interface PromisesProps {
  readonly gender: Sex;
  readonly promises: NonNullable<FoalBook['promises']>;
}

/** What the parents promised beside what the foal became. */
export function Promises({ gender, promises }: PromisesProps) {
  return (
    <section className="sheet promises" aria-labelledby="promises">
      <h2 className="section" id="promises">
        What {gender === 'mare' ? 'she' : 'he'} should become
      </h2>
      <p>{formatPromise(gender, promises)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Discipline</th>
            <th scope="col">Promised</th>
            <th scope="col">Became</th>
          </tr>
        </thead>
        <tbody>
          {promises.map(({ discipline, expected, became }) => (
            <tr key={discipline}>
              <th scope="row">
                {disciplineLabel(discipline)}
                <span className="promise-bar" aria-hidden>
                  <i style={{ width: `${became}%` }} />
                  <b style={{ left: `${expected}%` }} />
                </span>
              </th>
              <td className="num">{Math.round(expected)}</td>
              <td className="num">{Math.round(became)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="promise-key" aria-hidden>
        <span>
          <b /> promised by the parents
        </span>
        <span>
          <i /> what it became
        </span>
      </p>
    </section>
  );
}
