export function ProofHelp() {
  return (
    <>
      <p>
        Luck is a part of every show, and nobody should be able to bend it. Each result page re-runs its show
        in your browser, by the server’s own rules, and tells you whether everything matches.
      </p>
      <ol>
        <li>
          <b>Before anyone enters</b>, the seed of a show is fixed, and its fingerprint (a SHA-256 hash)
          stands on its page. A fingerprint cannot be turned back into the seed, and no other seed has it.
        </li>
        <li>
          <b>When you enter</b>, your browser adds 16 random bytes and keeps a receipt: the fingerprint and
          the terms it was shown (discipline, level, date, and the prize of a player show) and the bytes it
          sent.
        </li>
        <li>
          <b>When the show runs</b>, luck and house horses are drawn from the seed together with the list of
          all horses entered and the bytes sent for each (HMAC-SHA-256). Nothing else is in that list: no
          number that we could choose once we know your bytes.
        </li>
        <li>
          <b>Afterwards</b> the seed is public. Your browser checks that it has the fingerprint, draws
          everything again, computes every score, place and prize, and compares. With a receipt it also checks
          that fingerprint and terms are those from before, and the bytes are its own.
        </li>
      </ol>
      <p>
        “Download the proof” on a result page gives you everything the check needs, so you can check it with a
        program of your own.
      </p>
      <h3>What it cannot prove</h3>
      <ul>
        <li>
          That the horses were as the page says when the show ran. Skill, tack, aptitude, level, happiness,
          grade and owner are told by the server. Those of your own horses you can compare with what you know.
        </li>
        <li>
          That the server forgets what it knows. It knows the seed from the start, and with all the bytes
          could work out a show before it runs: it could refuse or lose an entry. An entry that fails for no
          reason is worth a question.
        </li>
        <li>
          That the list of entries holds nobody who was put there to change the draw. You see everyone in it,
          but not whether each is a player.
        </li>
        <li>
          Anything, without a receipt, about what was fixed beforehand. Receipts stay in the browser that
          entered, and are gone when its data is cleared.
        </li>
      </ul>
    </>
  );
}
