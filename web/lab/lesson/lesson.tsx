import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '../../ui/button.tsx';
import { OwnFoal } from './own-foal.tsx';
import { CountFoals, FindCream, HiddenRed, MakePalomino, type StepProps } from './steps.tsx';
import './lesson.css';

interface Step {
  readonly label: string;
  readonly title: string;
  /** What the step means for real horses. */
  readonly real: string;
}

const STEPS = [
  {
    label: 'Hidden red',
    title: 'Make this bay a chestnut.',
    real: 'Horses carry many genes that do not show. Breeders of black horses test for e, because two black horses can have a chestnut foal.',
    Deed: HiddenRed,
  },
  {
    label: 'One in four',
    title: 'How often does that happen?',
    real: 'Gregor Mendel counted peas and found this share in 1865. Horses follow it too.',
    Deed: CountFoals,
  },
  {
    label: 'Make a palomino',
    title: 'Make this chestnut a palomino.',
    real: 'All palominos in the world are red horses with exactly one cream gene. That is why two palominos do not always have a palomino.',
    Deed: MakePalomino,
  },
  {
    label: 'Find the cream',
    title: 'Who brought the cream?',
    real: 'Old papers often call a buckskin bay or dun. Today a laboratory reads the genes from a hair.',
    Deed: FindCream,
  },
  {
    label: 'Your own foal',
    title: 'Make the foal that you wish for.',
    real: 'Nobody chooses the genes of a real foal. Breeders choose the parents, and then they hope.',
    Deed: undefined,
  },
] as const satisfies readonly (Step & { readonly Deed: ComponentType<StepProps> | undefined })[];

/** Steps that were reached stay rendered, so that they keep what was done. */
export function Lesson({ isPlayer }: { readonly isPlayer: boolean }) {
  const [step, setStep] = useState(0);
  const [solved, setSolved] = useState<ReadonlySet<number>>(new Set());
  const reached = Math.max(step, ...[...solved].map((each) => Math.min(each + 1, STEPS.length - 1)));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  const solve = (index: number) => setSolved((before) => new Set([...before, index]));
  return (
    <>
      <ol className="lesson-steps" aria-label="Steps of the lesson">
        {STEPS.map(({ label }, index) => (
          <li key={label} className={solved.has(index) ? 'is-done' : undefined}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              disabled={index > reached}
              onClick={() => setStep(index)}
            >
              <i aria-hidden>{solved.has(index) ? <Check className="icon icon-small" /> : index + 1}</i>
              <span>
                <span className="sr">
                  Step {index + 1}
                  {solved.has(index) ? ', done' : ''}:{' '}
                </span>
                {label}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {STEPS.slice(0, reached + 1).map(({ title, real, Deed }, index) => {
        const acts = (
          <div className="lesson-acts">
            {index > 0 && (
              <Button onClick={() => setStep(index - 1)}>
                <ArrowLeft className="icon" aria-hidden />
                Back
              </Button>
            )}
            {index < STEPS.length - 1 && (
              <Button variant="main" ariaDisabled={!solved.has(index)} onClick={() => setStep(index + 1)}>
                Next
                <ArrowRight className="icon" aria-hidden />
              </Button>
            )}
          </div>
        );
        const props = { acts, isSolved: solved.has(index), onSolved: () => solve(index) };
        return (
          <section key={title} hidden={index !== step} aria-labelledby={`lesson-${index}`}>
            <h2
              className="serif"
              id={`lesson-${index}`}
              tabIndex={-1}
              ref={index === step ? heading : undefined}
            >
              {title}
            </h2>
            <div className="lesson-step">
              {Deed === undefined ? <OwnFoal {...props} isPlayer={isPlayer} /> : <Deed {...props} />}
              <p className="lesson-real">
                <b>In real life.</b> {real}
              </p>
            </div>
          </section>
        );
      })}
    </>
  );
}
