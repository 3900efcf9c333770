import { Bar } from '../../ui/values/value-bars.tsx';

const STEPS = [
  ['Born', 'Her sire is tall, her dam is usual.', { score: 5.6, within: 1.5, accuracy: 0.44 }],
  ['Three years old', 'She grew taller than both.', { score: 6.5, within: 1, accuracy: 0.84 }],
  ['Four grown foals', 'They are a bit smaller than hoped.', { score: 6.1, within: 0.5, accuracy: 0.95 }],
] as const;

/** The height of a made-up mare at three times: the more is known, the narrower the glow. */
export function ValuesDrawing() {
  return (
    <figure className="values-example">
      <figcaption>Halcyon’s height, as we learn more</figcaption>
      <ul>
        {STEPS.map(([when, why, known]) => (
          <li key={when}>
            <p>
              <b>{when}.</b> {why}
            </p>
            <ul>
              <Bar bar={{ trait: 'height', ...known }} />
            </ul>
          </li>
        ))}
      </ul>
    </figure>
  );
}
