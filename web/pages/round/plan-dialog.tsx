import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { formatDays, FEEDING_DAYS, planFeeding } from '../../../game/care/feeding-plan.ts';
import { VET_SERVICE_ROWS } from '../../../game/care/vet-services.ts';
import { TRAINING_PRICE } from '../../../game/guild-work/training-bank.ts';
import { MOST_ROUND_COINS, planWarning, TREATED_TO, type RoundPlan } from '../../../game/round/round-plan.ts';
import { HORSE_STARTS_PER_DAY } from '../../../game/shows/entering/entry-limits.ts';
import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { Select } from '../../ui/forms/field.tsx';
import { QuantityField } from '../../ui/forms/quantity-field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useSettled } from '../../ui/use-settled.ts';

interface PlanDialogProps {
  readonly plan: RoundPlan;
  readonly onClose: () => void;
}

/** Waits until the player stops typing or choosing, to fetch once. */
const SETTLED_MS = 300;
const NO_PRICE = 'What it costs could not be counted. You can save the plan all the same.';
const OFF = 'off';
const FIRST_LIMIT = 500;

/** Sets what the daily round does, and shows what it would cost today. */
export default function PlanDialog({ plan: saved, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState(saved);
  const { run, busy } = useSavePlan(onClose);
  /** Null while the field holds no valid number. */
  const [limit, setLimit] = useState<number | null>(saved.mostCoins ?? FIRST_LIMIT);
  const change = (to: Partial<RoundPlan>) => setPlan({ ...plan, ...to });
  const settledPlan = useSettled(JSON.stringify(plan), SETTLED_MS);
  const preview = useRead(
    'GET /api/round/preview',
    { query: { plan: settledPlan } },
    { refetchOnMount: true },
  );
  const isCounting = settledPlan !== JSON.stringify(plan) || preview.isPending;
  const { feedDays, treatedTo, vet, starts, showsIn, trainsIn, thrifty, mostCoins } = plan;
  const warning = planWarning(plan);
  return (
    <ActDialog
      wide
      title="Your daily round"
      lead="One press does all of this. Single presses work as before."
      onClose={onClose}
      summary={
        <span aria-busy={isCounting}>
          {isCounting ? 'Counting…' : preview.data ? formatCost(preview.data) : NO_PRICE}
        </span>
      }
      cancel="Cancel"
      act="Save the plan"
      busy={busy}
      busyLabel="Saving…"
      disabled={mostCoins !== null && limit === null}
      onAct={() => run({ body: plan })}
    >
      <div className="plan-fields">
        <Select
          label="Feed, once a day or less is left"
          value={feedDays ?? OFF}
          onChange={({ target }) =>
            change({ feedDays: FEEDING_DAYS.find((days) => String(days) === target.value) ?? null })
          }
        >
          {FEEDING_DAYS.map((days) => (
            <option key={days} value={days}>
              For {formatDays(days)}, {formatFeedPrice(days)}
            </option>
          ))}
          <option value={OFF}>Don’t feed</option>
        </Select>
        <Segments
          label="Shows a day for each horse"
          options={Array.from({ length: HORSE_STARTS_PER_DAY + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? 'None' : String(count),
          }))}
          value={String(starts)}
          onChange={(value) => change({ starts: Number(value) })}
          hint="The best chance of winning goes first. A horse with only last places ahead stays out."
        />
        {starts > 0 && (
          <Segments
            label="Shows in"
            options={[
              { value: 'best', label: 'Their best discipline' },
              { value: 'own', label: 'Their own discipline' },
            ]}
            value={showsIn}
            onChange={(value) => change({ showsIn: value })}
          />
        )}
        <Segments
          label="Training"
          options={[
            { value: 'own', label: 'Own discipline' },
            { value: 'best', label: 'Best discipline' },
            { value: OFF, label: 'None' },
          ]}
          value={trainsIn ?? OFF}
          onChange={(value) => change({ trainsIn: value === OFF ? null : value })}
          hint={
            thrifty
              ? `Only trainings that pay off; all that are saved while you have coins to spare. ${inCoins(TRAINING_PRICE)} each.`
              : `Uses all trainings saved, ${inCoins(TRAINING_PRICE)} each.`
          }
        />
        <Segments
          label="Treats for horses that may be shown"
          options={[
            { value: OFF, label: 'None' },
            ...TREATED_TO.map((points) => ({ value: String(points), label: `Up to ${points}%` })),
          ]}
          value={treatedTo === null ? OFF : String(treatedTo)}
          onChange={(value) =>
            change({ treatedTo: TREATED_TO.find((points) => String(points) === value) ?? null })
          }
          hint="About 20 coins for each point of happiness. Treats you own go first."
        />
        <Switch
          label="Call the vet"
          detail={`A checkup and shots when they run out, ${inDigits(VET_SERVICE_ROWS.checkup.price)} coins each a year: then every second show costs no happiness.`}
          checked={vet}
          onChange={(checked) => change({ vet: checked })}
        />
        <Switch
          label="Careful with coins"
          detail="Keeps feed for three days and 300 coins, enters and trains only where it pays, moves a horse down that wins nothing more, and saves for tack."
          checked={thrifty}
          onChange={(checked) => change({ thrifty: checked })}
        />
        {warning !== null && <p className="text-15 text-muted">{warning}</p>}
        <Switch
          label="Set a limit"
          detail="What one round may cost at most."
          checked={mostCoins !== null}
          onChange={(checked) => {
            setLimit(FIRST_LIMIT);
            change({ mostCoins: checked ? FIRST_LIMIT : null });
          }}
        />
        {mostCoins !== null && (
          <QuantityField
            label="Coins for one round, at most"
            most={MOST_ROUND_COINS}
            value={limit}
            onChange={(value) => {
              setLimit(value);
              if (value !== null) change({ mostCoins: value });
            }}
          />
        )}
      </div>
    </ActDialog>
  );
}

function formatCost({ cost, shortOf }: ReplyOf<'GET /api/round/preview'>): string {
  const text = cost === 0 ? 'Costs nothing now.' : `Costs ${inCoins(cost)} now.`;
  if (shortOf === null) return text;
  const why = { limit: 'The limit leaves', coins: 'Your coins leave', reserve: 'What it keeps back leaves' };
  return `${text} ${why[shortOf]} something out.`;
}

/** "40 coins", for one horse without bags. */
function formatFeedPrice(days: (typeof FEEDING_DAYS)[number]): string {
  return inCoins(planFeeding({ horses: 1, days, long: false }, {}).price);
}

function useSavePlan(onDone: () => void) {
  return useAct('PUT /api/round/plan', {
    onDone() {
      showToast({ title: 'Plan saved' });
      onDone();
    },
    failure: { title: 'Plan not saved', text: 'Failed to save your plan' },
  });
}
