import type { Discipline } from '../disciplines.ts';

interface DisciplineLines {
  readonly start: readonly string[];
  /** A horse gains more than the others. */
  readonly fine: readonly string[];
  /** It gains less. */
  readonly fault: readonly string[];
  /** Before the end. */
  readonly last: readonly string[];
}

/** `{horse}`, `{other}` and `{mark}` are filled. No sentence says he, she or it of a horse. */
export const DISCIPLINE_LINES: Readonly<Record<Discipline, DisciplineLines>> = {
  dressage: {
    start: [
      '{count} horses, one arena, and the bell rings.',
      'The arena is raked and quiet. {horse} comes down the centre line.',
      'Hats off, a bow to the judges, and the first test begins.',
    ],
    fine: [
      '{horse} bends softly round the corner. The judges nod.',
      '{horse} stretches across the diagonal with long, even strides.',
      'What a square halt from {horse}! All four feet in line.',
      '{horse} changes from trot to canter without a bump.',
      'Light hands, happy ears: {horse} looks made for this.',
      'Every step of {horse} falls right on the letter.',
    ],
    fault: [
      '{horse} looks at the flowers and loses the rhythm.',
      '{horse} breaks into a trot for two strides. That costs marks.',
      '{horse} leans on the bit and the circle turns into an egg.',
      'A small spook at the corner, and {horse} has to settle again.',
      '{horse} starts the canter on the wrong leg. Quickly put right.',
      '{horse} halts a step too late. The judges saw that.',
    ],
    last: [
      'Only {mark} is left, and it has to be still. {horse} leads, {other} is waiting.',
      'One more movement. {horse} is ahead of {other}.',
    ],
  },
  racing: {
    start: [
      'They are in the stalls. The gates fly open, and {count} horses are away!',
      'The flag is up, the flag is down, and off they go!',
      'A good, even start, and {horse} is quickly into stride.',
    ],
    fine: [
      '{horse} finds a gap on the rail and flies through.',
      '{horse} lengthens and eats up the ground.',
      'Look at {horse} go! Nobody is faster now.',
      '{horse} takes the bend tight and gains a length.',
      '{horse} has plenty left and shows it.',
      'Ears flat, neck long: {horse} is really galloping.',
    ],
    fault: [
      '{horse} is boxed in and has to wait.',
      '{horse} runs wide on the bend. That is a long way round.',
      '{horse} drops back half a length to take a breath.',
      '{horse} changes legs and loses the beat.',
      'A little bump between horses, and {horse} comes off worse.',
      '{horse} looks up at the crowd and forgets to run.',
    ],
    last: [
      'Only {mark} is left! {horse} leads, {other} is coming.',
      'They straighten up for home, {horse} in front of {other}.',
    ],
  },
  halter: {
    start: [
      '{count} horses walk in, brushed until they shine.',
      'The judges take out their pencils. First a walk round the ring.',
      'Manes combed, hooves oiled. {horse} leads the line into the ring.',
    ],
    fine: [
      '{horse} stands like a statue, ears pricked.',
      'The judge takes a second look at {horse}, and smiles.',
      '{horse} trots past with a swinging back.',
      'The light falls on {horse}, and the whole coat shines.',
      'Straight legs, big eyes: {horse} is hard to fault.',
      '{horse} walks out with long, easy strides.',
    ],
    fault: [
      '{horse} would rather eat grass than stand still.',
      '{horse} rests a hind leg just when the judge looks.',
      '{horse} turns to see where the others went.',
      '{horse} fidgets, and the handler starts again.',
      '{horse} pulls towards the gate. Not yet!',
      'A fly lands on {horse}, and the fine pose is gone.',
    ],
    last: [
      'Only {mark} is left. {horse} is the judges’ first choice so far, {other} the second.',
      'The judges compare their notes. {horse} is just ahead of {other}.',
    ],
  },
  eventing: {
    start: [
      'Three tests, {count} horses. The dressage comes first.',
      'A long day for brave horses begins, with a bow to the judges.',
      'Calm first, fast later. {horse} trots into the arena.',
    ],
    fine: [
      '{horse} keeps calm when it counts, and fast when it counts.',
      '{horse} lands smoothly and is away again at once.',
      '{horse} makes it look easy. Not one step wasted.',
      '{horse} reads the question early and answers it well.',
      'Careful feet, clever turns: {horse} collects points everywhere.',
      '{horse} settles into a steady gallop and saves time.',
    ],
    fault: [
      '{horse} takes a look, hesitates, and goes on after all.',
      '{horse} taps a rail. It rocks, and it stays up.',
      '{horse} takes off too early and has to reach.',
      'A wide turn costs {horse} a few seconds.',
      '{horse} gets a bit too keen and has to be steadied.',
      '{horse} slips on the wet grass, but stays upright.',
    ],
    last: [
      'Three tests down to one rail. {horse} leads {other}.',
      'Only {mark} is left after a long day. {horse} first, {other} second.',
    ],
  },
  jumping: {
    start: [
      '{count} horses, one course, and everybody is watching the first fence.',
      'The bell! {horse} canters through the start.',
      'The poles are up, the grass is short. Here we go.',
    ],
    fine: [
      '{horse} jumps {mark} with room to spare.',
      '{horse} takes a stride out and lands in front. Bold!',
      'A tight turn from {horse}, and half a second is saved.',
      '{horse} tucks up both front feet and clears everything.',
      'What a jump! {horse} would have cleared a hedge on top.',
      '{horse} meets the distance perfectly.',
    ],
    fault: [
      '{horse} rattles a pole. It rolls, and it stays.',
      '{horse} gets too close to {mark} and has to climb over.',
      '{horse} brushes the top and down comes a pole.',
      '{horse} stares at {mark}. That costs time.',
      '{horse} lands short and needs an extra stride.',
      'A big jump from {horse}, but a slow one.',
    ],
    last: [
      'Only {mark} is left. {horse} leads, {other} must hope for a mistake.',
      'One more jump! {horse} is ahead of {other}.',
    ],
  },
  cross_country: {
    start: [
      'Three, two, one, go! {count} horses set off across the fields.',
      'The start box opens, and {horse} is off over the grass.',
      'Out of the box and into the open. The course is long today.',
    ],
    fine: [
      '{horse} gallops down to {mark} and flies over.',
      '{horse} splashes on with ears forward, as if this were play.',
      '{horse} takes the short way. Brave, and it works.',
      '{horse} balances on the slope and never slows down.',
      'Big heart, big jump: {horse} makes up time.',
      '{horse} finds the good ground along the edge.',
    ],
    fault: [
      '{horse} takes the long way round. Safe, but slow.',
      '{horse} peers over {mark} before jumping.',
      '{horse} slips in the mud and needs a moment.',
      '{horse} drifts to the side and has to be straightened.',
      '{horse} comes back to a trot and picks a careful path.',
      'A stumble on landing. {horse} is fine, but time is gone.',
    ],
    last: [
      'Only {mark} is left. {horse} has the best of it, then {other}.',
      'They can see the finish now. {horse} is in front of {other}.',
    ],
  },
  endurance: {
    start: [
      '{count} horses set out, and nobody is in a hurry. The way is long.',
      'The sun is low, the trail is open. Off they go at a trot.',
      '{horse} is first through the starting gate, at an easy trot.',
    ],
    fine: [
      '{horse} trots on as if the day had just begun.',
      'A calm pulse, clear eyes: the vet is pleased with {horse}.',
      '{horse} drinks well and moves on at once. That is how it is done.',
      '{horse} keeps a steady pace uphill while others slow down.',
      '{horse} floats over the soft ground.',
      'Good sense from {horse}: slow where it is stony, quick where it is flat.',
    ],
    fault: [
      '{horse} needs a longer rest. The vet looks twice.',
      '{horse} went off too fast and has to walk a while.',
      '{horse} will not cross the puddle, and goes round it.',
      '{horse} misses a turn and comes back to the trail.',
      '{horse} finds the stones hard and slows to a walk.',
      'A loose strap to mend, and {horse} waits while minutes pass.',
    ],
    last: [
      'Only {mark} is left. {horse} is in front, {other} is in sight behind.',
      'They smell home. {horse} leads {other}.',
    ],
  },
};
