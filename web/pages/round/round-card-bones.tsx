import './round.css';

/** In place of the card while it loads. */
export function RoundCardBones() {
  return (
    <div className="round" aria-busy>
      <span className="sr">Looking round the stable</span>
    </div>
  );
}
