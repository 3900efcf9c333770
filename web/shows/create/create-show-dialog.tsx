import { useState } from 'react';
import { ActDialog } from '../../ui/act-dialog.tsx';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import {
  SHOW_DAYS_DEFAULT,
  SHOW_DAYS_MAX,
  SHOW_DAYS_MIN,
  type ShowCost,
} from '../../../game/shows/player-show-terms.ts';
import { disciplineLabel, isDiscipline, DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { useAct } from '../../api/act.ts';
import type { InputOf } from '../../api/call.ts';
import { worldNow } from '../../api/world-clock.ts';
import { counted, inDigits } from '../../ui/coins.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field, Select } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Link } from '../../ui/link.tsx';
import { showToast } from '../../ui/toasts.ts';
import { COMPANY } from '../company.ts';
import {
  costOf,
  formatCut,
  FIRST_WISHES,
  problemsIn,
  shortOf,
  termsOf,
  type ShowWishes,
} from './show-terms.ts';
import { CREATED_SHOWS } from './use-created-shows.ts';
import './create-show.css';

interface CreateShowDialogProps {
  readonly creator: { readonly guild: Guild; readonly coins: number; readonly tradableCoins: number };
  readonly onClose: () => void;
}

export default function CreateShowDialog({ creator, onClose }: CreateShowDialogProps) {
  const { guild, coins, tradableCoins } = creator;
  const [created, setCreated] = useState(false);
  const { create, busy } = useCreateShow(() => setCreated(true));
  const costNow = (wishes: ShowWishes) => costOf(wishes, guild, worldNow());
  const shortNow = (cost: ShowCost | undefined) => cost && shortOf(cost, { coins, tradable: tradableCoins });
  const { values, ref, text, change, send } = useForm({
    first: FIRST_WISHES,
    eager: true,
    check: (wishes) => ({
      type: wishes.type === '' ? 'Please select a show type' : undefined,
      ...problemsIn(wishes),
    }),
    onProblem: (sentence) => refuse('Invalid Input', sentence),
    onSend(wishes) {
      const lacking = shortNow(costNow(wishes));
      if (wishes.type === '' || lacking !== undefined) return refuse('Insufficient Coins', lacking ?? '');
      // Days count from now, not from when the dialog opened.
      const { level, entryFee, prize, runsAt } = termsOf(wishes, worldNow());
      create({
        show_type: wishes.type,
        min_level: level,
        entry_fee: entryFee,
        prize_amount: prize,
        invite_house_horses: wishes.invites,
        ...(wishes.days !== SHOW_DAYS_DEFAULT && { scheduled_date: runsAt.toISOString() }),
      });
    },
  });
  const cost = costNow(values);
  const short = shortNow(cost);

  return (
    <ActDialog
      title="Create Show"
      help={{ to: 'own-shows', about: 'shows of your own' }}
      lead="You put up the prize and earn the entry fees. Prizes that nobody wins come back to you."
      onClose={onClose}
      summary={
        <>
          {short ?? (cost && `You’ll have ${counted(coins - cost.total, 'coin')} left.`)}
          {created && (
            // The keyboard cannot reach the toast from here.
            <Link className="link block" href={CREATED_SHOWS} onClick={onClose}>
              See shows I’ve created
            </Link>
          )}
        </>
      }
      cancel="Close"
      act="Create Show"
      cost={cost ? cost.total : undefined}
      busy={busy}
      busyLabel="Creating…"
      onAct={() => send()}
    >
      <div className="show-terms" ref={ref}>
        <Select
          label="Show type"
          value={values.type}
          onChange={({ target: { value } }) => change({ type: isDiscipline(value) ? value : '' })}
        >
          <option value="">Select a show type</option>
          {DISCIPLINES.map((type) => (
            <option key={type} value={type}>
              {disciplineLabel(type)}
            </option>
          ))}
        </Select>
        <Field label="Minimum level (1 to 25)" inputMode="numeric" {...text('level')} />
        <Field label="Entry fee" inputMode="numeric" {...text('fee')} />
        <Field label="Prize multiplier" inputMode="numeric" {...text('multiplier')} />
        <Select
          label="Runs"
          value={values.days}
          onChange={({ target }) => change({ days: Number(target.value) })}
        >
          {Array.from({ length: SHOW_DAYS_MAX - SHOW_DAYS_MIN + 1 }, (_, index) => index + SHOW_DAYS_MIN).map(
            (days) => (
              <option key={days} value={days}>
                in {counted(days, 'day')}
                {days > SHOW_DAYS_DEFAULT ? ' (+20%)' : ''}
              </option>
            ),
          )}
        </Select>
      </div>
      <div className="show-invite">
        <Checkbox
          label="Invite house horses to a small field"
          labelled
          checked={values.invites}
          onChange={(invites) => change({ invites })}
        />
        <p>{COMPANY}</p>
      </div>
      {cost && <CostParts cost={cost} />}
    </ActDialog>
  );
}

type Body = InputOf<'POST /api/shows/create'>['body'];

function useCreateShow(onCreated: () => void) {
  const { run, busy } = useAct('POST /api/shows/create', {
    onDone({ show }) {
      onCreated();
      showToast({
        title: 'Show Created!',
        description: `${show.showId.slice(0, 8)} created successfully. Click again to create more!`,
        link: { href: CREATED_SHOWS, label: 'See shows I’ve created' },
      });
    },
    failure: { title: 'Error', text: 'Failed to create show' },
  });
  return { create: (body: Body) => run({ body }), busy };
}

function refuse(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' });
}

function CostParts({ cost }: { readonly cost: ShowCost }) {
  const rows: readonly [string, number][] = [
    ['Entry fee', cost.entryFee],
    ['Scheduled in advance, 20%', cost.surcharge],
    ['Guild discount', -cost.discount],
    ['Prize, held until the show', cost.prize],
  ];
  return (
    <>
      <dl className="show-cost">
        {rows
          .filter(([, coins]) => coins !== 0)
          .map(([label, coins]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{coins < 0 ? `−${inDigits(-coins)}` : inDigits(coins)}</dd>
            </div>
          ))}
        <div className="is-sum">
          <dt>Cost</dt>
          <dd className="num">{inDigits(cost.total)}</dd>
        </div>
      </dl>
      <p className="show-cut">{formatCut(cost.prize)}</p>
    </>
  );
}
