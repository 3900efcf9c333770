import { Dna, Eye, ListPlus } from 'lucide-react';

const PERKS = [
  { Icon: Eye, title: 'No advertisements', words: 'On any page, for as long as you are a member.' },
  { Icon: Dna, title: '1 free Genetic Insight each month', words: 'See every gene of one horse you own.' },
  {
    Icon: ListPlus,
    title: 'Enter 5 shows with 1 click',
    words: 'The five soonest that are open to your horse.',
  },
] as const;

export function Perks() {
  return (
    <ul className="perks">
      {PERKS.map(({ Icon, title, words }) => (
        <li key={title}>
          <Icon className="icon" aria-hidden />
          <p>
            <b>{title}</b>
            <small>{words}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}
