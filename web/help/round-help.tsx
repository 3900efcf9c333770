import { HORSE_STARTS_PER_DAY } from '../../game/shows/entering/entry-limits.ts';

export function RoundHelp() {
  return (
    <>
      <p>
        One press on Home does what a day asks for: it feeds, enters shows, trains and collects your salary.
        It is the same for everyone, and costs what single presses cost. Home says beforehand what it will do,
        what it costs and what it leaves out.
      </p>
      <p>
        “Change the plan” sets what your round does: for how many days to feed, how many of the{' '}
        {HORSE_STARTS_PER_DAY} starts a day each horse makes and in which discipline, how to train, whether to
        give treats and call the vet, and what one round may cost. Feed comes first, so your horses eat before
        anything else is paid.
      </p>
      <p>
        The best chances of winning are entered first. A horse with only last places ahead stays out, and the
        summary says what would help: rest, training, better tack or a lower grade.
      </p>
    </>
  );
}
