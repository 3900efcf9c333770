import { BREED_FROM, RETIRED_FROM } from '../../../game/horses/age.ts';
import { LADDER_FROM } from '../../../game/horses/form/aptitude-of.ts';
import { FORM_TRAITS } from '../../../game/horses/form/form.ts';
import { FORM_TRAIT_ROWS } from '../../../game/horses/form/trait-rows.ts';
import { HEALTH_TEST_PRICE } from '../../../game/horses/genetics/health.ts';
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
    `On your mare’s page, Find Stud ranks every stallion at stud by the coat and the body you want, the talent you can expect and how closely they are related. Your fee is set aside until the owner answers. If the answer is no, or ${formatDays(REQUEST_OPEN_MS)} days pass, you get all of it back.`,
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
    'Try it all in the [Colour Lab](/lab): choose genes and see the coat, or choose two parents and see every foal they could have. New to genes? [Take the lesson](/lab/lesson): five steps, and a foal of your own wish at the end.',
    { heading: 'Genes that travel together', id: 'strands' },
    'Think of genes as beads, and of a chromosome as a cord that holds some of them. Every horse has two of each cord: one came from the sire, one from the dam. A foal gets one cord of each kind from every parent.',
    'Usually a parent passes on one of the two cords as it is, and beads on it **travel together**. Now and then the two cords swap ends on the way. The closer two beads sit, the more seldom that happens.',
    { drawing: 'strands' },
    'Black or red (E or e) and roan (Rn) sit on one cord. This mare got both E and Rn from her sire. With a chestnut stallion a red roan needs e and Rn together, and that takes a swap: one foal in ten. Had she E from one parent and Rn from the other, it would be four in ten.',
    {
      list: [
        'A [Genetic Insight](#insight) shows both strands, and what the horse passes on. Without it, nobody can tell which bead is on which cord, and both ways count the same.',
        'Genes on different cords mix freely.',
        'Roan, tobiano, sabino and white are one gene (KIT): a horse has two of them, and passes on one.',
      ],
    },
    { heading: 'Genetic Insight', id: 'insight' },
    'What a horse looks like is for everyone to see; the genes behind it are not. A Genetic Insight shows you both strands of a horse, for good, and [what foals take from her body](#values), as her genes tell it. Owners may also publish the genes of their horses for everyone. Without an insight the odds of a foal are estimates from looks, breed and family, and say so.',
    { heading: 'Frame overo', id: 'frame-overo' },
    'A foal can have frame overo only once. Of two parents who both carry it one cover in four [does not take](#did-not-take), and the page before the cover says so.',
  ],
};

export const HEALTH_TEST: Topic = {
  id: 'health-test',
  title: 'Health test',
  alsoFoundBy:
    'healthy sick ill disease carrier hidden gene gbed herda wffs hypp pssm scid lavender did not take not pregnant safe mate',
  blocks: [
    'Every horse in the game is healthy. Some carry a hidden gene that does nothing to them. If both parents pass on the same one, nothing grows: the mare does not take.',
    `A **health test** looks for six such genes, and for two of the muscles. You find it on your horse’s page under Coat and genes, for ${inCoins(HEALTH_TEST_PRICE)}, once for life, at any age. It never costs real money.`,
    'A carrier is a good horse. **Choose a mate without the gene, and all foals are safe.** Half of them carry it on, unseen.',
    'You may publish a result, so that others can choose well. It stays published for good. When you sell the horse, the new owner gets the result too.',
    { heading: 'She did not take', id: 'did-not-take' },
    'You know at once. Your coins are back, the breeding check stays, and she may be covered again tomorrow. No foal is lost. Of two carriers of the same gene one cover in four does not take; the test tells you whether to choose another mate.',
    'Muscle sugar (PSSM1) and muscle salt (HYPP) are different: they never keep a mare from taking. A horse with one is never ill, but needs hay and oil to be [happier](#happiness) than 90%. After the test they come with her feed, for a tenth more.',
  ],
};

export const TALENT: Topic = {
  id: 'talent',
  title: 'Aptitude and inbreeding',
  alsoFoundBy: 'talent born aptitude body profile neck legs height inherit related family inbred line',
  blocks: [
    'Aptitude is what a horse is born to do, 0 to 100 in each discipline. It comes from its body and from talent. A dressage horse needs a high neck and a great trot, a racehorse fine bone and a long canter, and no body is best at everything.',
    'A foal’s body lies between those of her parents, plus or minus some luck of birth. The cover page shows what her aptitude will be on average, and how far foals stray from it. So breed the best to the best, and keep the foals that turned out better than both.',
    'At three years old everybody may see a horse’s body: sixteen bars from 1 to 9, where 5 is usual in her breed, and which parts help and which cost points. Her picture shows it too: a long neck, a short back, a dished face. Of a foal the bars show what its family promises.',
    'Looking for such a body? [Find](/find/horses), the [Marketplace](/marketplace) and the rescue horses can be searched by height and by words such as “neck set high”. A foal is found by what her family promises.',
    `Above ${LADDER_FROM}, each further point is harder to breed, and nobody ever reaches 100.`,
    'Related parents have weaker foals. The game computes exactly how related they are, over the whole family tree, and shows before the mating what it will cost.',
  ],
};

export const VALUES: Topic = {
  id: 'values',
  title: 'What foals take',
  alsoFoundBy:
    'breeding value values estimate BLUP EBV accuracy known passes on inherit horseshoe nails genomic',
  blocks: [
    'A long neck can come from good genes or from good luck. Only genes go on to foals, and nobody sees them. So the game works out, for each of the sixteen traits of a body, **what a horse most likely passes on**: its breeding values. They are free, and everybody sees them on the page of a horse’s body.',
    'It does so like a good breeder: it looks at the horse, and then at all her relatives. A tall mare is probably tall by her genes. If her foals by small stallions are tall too, we are nearly certain.',
    { drawing: 'values' },
    {
      list: [
        '**The nail on the bar** is the best guess. The middle is a usual horse of the breed.',
        '**The glow** shows how far we may be wrong: eight of ten horses are within it. It gets narrower with everything we learn.',
        '**The horseshoe** has one nail for each step of sureness: little known (by the parents), fairly or well known (by the grown body), and very well known (by foals).',
      ],
    },
    'A foal begins in the middle between her parents. At three years her body shows, and her own values change; so do those of her sire, her dam and their other foals. Whoever breeds much soon knows best.',
    'A foal takes half of each parent’s values, give or take luck: to get a longer neck, mate two horses whose foals take long necks. Values score in no show. Aptitude, and what foals can expect of it, stays exact and free.',
    'A [Genetic Insight](#insight) adds what the genes themselves say. That is very well known from the day of birth on, but a little off, and always the same number for a horse.',
    { heading: 'Work it out again', id: 'values-again' },
    'Nobody has to believe us. All that is needed is public: bodies, parents and foals. For each trait, count in steps of 1.5 points of the bar. A horse’s value is a weighted mean of:',
    {
      list: [
        'her parents’ values, their middle, with weight 2. A horse from the store has her breed’s usual value instead, with weight 1;',
        'her own body, once it shows at three years, with weight h² / (1 − h²), where h² is the share of the trait that is inherited. What inbreeding cost is added back;',
        'each of her foals, with weight ½: twice the foal’s value less the value of the foal’s other parent.',
      ],
    },
    'Begin with the usual value for all horses and go through them again and again, until no value changes by more than 0.02. The game changes only the family of each new profile, and bars are rounded to a tenth and end at 1 and 9, so yours may differ by up to half a point.',
    {
      table: 'Inherited share (h²) of each trait',
      head: ['Trait', 'h²'],
      rows: FORM_TRAITS.map((trait) => {
        const { label, heritability } = FORM_TRAIT_ROWS[trait];
        return [label, heritability.toFixed(2)];
      }),
    },
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
