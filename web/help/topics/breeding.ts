import { BREED_FROM, RETIRED_FROM } from '../../../game/horses/age.ts';
import { GENE_GROUPS } from '../../../game/horses/genetics/gene-groups.ts';
import { LOCI, LOCUS_ROWS } from '../../../game/horses/genetics/loci.ts';
import {
  BOUND_STUD_FEE,
  GESTATION_MS,
  MARE_REST_MS,
  OWN_COVER_FEE,
  REQUEST_OPEN_MS,
} from '../../../game/breeding/breeding.ts';
import { VET_SERVICE_ROWS } from '../../../game/care/vet-services.ts';
import { HOUSE_CUT_PERCENT } from '../../../game/ledger/coins.ts';
import { inCoins } from '../../ui/coins.tsx';
import type { Topic } from '../topic.ts';
import { formatDays } from './start.ts';

export const BREEDING: Topic = {
  id: 'breeding',
  title: 'Breeding',
  alsoFoundBy: 'breed foal baby pregnant mare stallion stud cover how to breed in foal fee',
  blocks: [
    {
      steps: [
        `**A mare and a stallion**, both ${BREED_FROM} to ${RETIRED_FROM - 1} months old and fed. A gelding sires nothing.`,
        `**A breeding check** for each, from the [vet](#vet): ${inCoins(VET_SERVICE_ROWS.breeding_check.price)}.`,
        '**Breed Horse** on the page of either. You see what the foal could look like, and how likely each coat is, before you pay.',
        `**Pay.** For your own stallion the registry takes ${inCoins(OWN_COVER_FEE)}. For another player’s you pay the stud fee.`,
        `**Wait ${formatDays(GESTATION_MS)} days.** Then the foal is born, and you give her or him a name.`,
      ],
    },
    '**Your first breeding check and your first registration are free.** The market never takes a foal bred with one of them, whoever owns it. Players may buy it.',
    `The mare may be covered again ${formatDays(MARE_REST_MS)} days after the cover. Filly or colt: 50/50.`,
    { heading: 'Foal’s book', id: 'foals-book' },
    'Every foal has a book on its page: a picture at birth, when weaned, and at one, two and three years. Each page comes with news, and by email if you ask for it on the page of [news](/news). Pages that an hourglass skips come together. The book also keeps what the parents promised in each discipline, beside what the foal became.',
    { heading: 'Studs', id: 'studs' },
    `On your mare’s page, Find Stud ranks every stallion at stud by the coat you want, the talent you can expect and how closely they are related. Your fee is set aside until the owner answers. If the answer is no, or ${formatDays(REQUEST_OPEN_MS)} days pass, you get all of it back.`,
    `To offer your stallion, choose Place for Stud and a fee. Of a fee the house keeps ${HOUSE_CUT_PERCENT}%. Up to ${inCoins(BOUND_STUD_FEE)} of a stud fee may be paid with [bound coins](#bound-coins).`,
  ],
};

export const COLOURS: Topic = {
  id: 'colours',
  title: 'Colours and genes',
  alsoFoundBy:
    'color colour coat gene genetics genotype allele bay black chestnut palomino buckskin cremello grey roan pinto paint appaloosa spots dilute pearl mushroom sabino splash white rabicano sooty how do colours work',
  blocks: [
    'Coats follow real horse genetics. Every horse has two strands of genes, one from the dam and one from the sire. A foal gets one strand of each parent, mixed from that parent’s two. Together they make the coat.',
    {
      list: [
        '**Every horse starts from three base coats**: black, bay (black kept to mane, tail and legs) or chestnut (red all over).',
        '**Dilutions lighten it.** One copy of cream turns chestnut into palomino, two make a cremello.',
        '**Grey whitens with age.** A grey foal is born dark and is nearly white years later.',
        '**Patterns paint white on top**: tobiano, frame overo, sabino, splash, leopard spots, roan.',
        'A horse can carry a gene that does not show and pass it on. That is how two bays have a chestnut foal.',
      ],
    },
    {
      table: `The ${LOCI.length} genes`,
      head: ['Gene', 'What it does'],
      rows: GENE_GROUPS.flatMap(({ genes }) =>
        genes.map(({ locus, label }) => [label, LOCUS_ROWS[locus].dominance]),
      ),
    },
    { heading: 'Rare coats', id: 'rare-coats' },
    {
      list: [
        '**Pearl** needs two copies, or one beside a cream. Chestnuts turn apricot from nose to tail; with cream they are nearly white, with green eyes.',
        '**Mushroom** needs two copies and turns red hair to the brown of an old photo, with a pale mane. You find it in Shetlands.',
        '**Sabino** has jagged white legs, torn white patches on the belly and a white chin. Two copies of SB1 make a **white** horse with dark eyes.',
        '**Splash** looks dipped in white, head first, and has blue eyes. It takes two copies of SW1, or SW1 and SW2 together. One copy only gives bigger white markings, and sometimes a blue eye.',
        '**Slow grey** stays coloured for years, and stops at the dapples.',
        '**Rabicano**, **sooty** and **mealy** horses have white ticking at flank and tail, a dark back, or a pale muzzle and belly. No test finds these; watch the parents.',
      ],
    },
    'Try it all in the [Colour Lab](/lab): choose genes and see the coat, or choose two parents and see every foal they could have.',
    { heading: 'Genes that travel together', id: 'strands' },
    'Genes on the same chromosome mostly stay together, like beads on one cord. Black or red, roan, tobiano and size sit side by side. A bay roan whose black and roan came from one parent gives a chestnut mate few red roans: one foal in ten. If they came from different parents, it is four in ten. Roan, tobiano and sabino are one gene: a horse has two of them, and passes on one.',
    { heading: 'Genetic Insight', id: 'insight' },
    'What a horse looks like is for everyone to see; the genes behind it are not. A Genetic Insight shows you both strands of one horse, for good. Owners may also publish the genes of their horses for everyone. Without an insight the odds of a foal are estimates from looks, breed and family, and say so.',
    { heading: 'Frame overo', id: 'frame-overo' },
    'A foal with two copies of frame overo would not live, so it is never born: the draw is repeated. The game warns you when both parents carry it.',
  ],
};

export const TALENT: Topic = {
  id: 'talent',
  title: 'Aptitude and inbreeding',
  alsoFoundBy: 'talent born aptitude body profile neck legs height inherit related family inbred line',
  blocks: [
    'Aptitude is what a horse is born to do, 0 to 100 in each discipline. It comes from its body and from talent. A dressage horse needs a high neck and a great trot, a racehorse fine bone and a long canter, and no body is best at everything.',
    'A foal’s body lies between those of her parents, plus or minus some luck of birth. The cover page shows what her aptitude will be on average, and how far foals stray from it. So breed the best to the best, and keep the foals that turned out better than both.',
    'At three years old everybody may see a horse’s body: sixteen bars from 1 to 9, where 5 is usual in her breed, and which parts help and which cost points. Of a foal the bars show what the parents promise.',
    'Above 70, each further point is harder to breed, and nobody ever reaches 100.',
    'Related parents have weaker foals. The game computes exactly how related they are, over the whole family tree, and shows before the mating what it will cost.',
  ],
};

export const BIRTH_PROOF: Topic = {
  id: 'birth-proof',
  title: 'Proof of a birth',
  alsoFoundBy: 'fair cheat random verify seed',
  blocks: [
    'The draw of a mare’s next foal is sealed before any mating: its fingerprint stands on her page. Your browser adds 16 random bytes. After the birth the seed is shown, and everyone who may see all three genotypes can repeat the draw on the foal’s page.',
    'It cannot prove that the people who run the game told nobody the secret beforehand.',
  ],
};

export const ALBUM: Topic = {
  id: 'album',
  title: 'The coat album',
  alsoFoundBy: 'collection collect rare coat wish sticker',
  blocks: [
    'The album has a place for each colour, each pattern and each breed. The first foal of yours that shows it stands there for good, whoever owns her later. Horses from the store fill none: nothing in an album can be bought. Everybody may look at it, from your page.',
    'A coat that you have not bred hangs half dark. A brass dash around it means that two of your grown horses could have a foal with that coat: the album names them, and how likely it is.',
    'You may **wish** for one colour. The album then leads to the Colour Lab, which shows what makes it, and to mates for your mares.',
  ],
};
