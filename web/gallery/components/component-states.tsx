import { Award, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Choices } from '../../ui/forms/choices.tsx';
import { Cost } from '../../ui/coins.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Select } from '../../ui/forms/field.tsx';
import { QuantityField } from '../../ui/forms/quantity-field.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { Table } from '../../ui/table.tsx';
import { Tabs } from '../../ui/forms/tabs.tsx';
import { showToast } from '../../ui/toasts.ts';

export function Actions() {
  return (
    <>
      <div className="sheet-row">
        <Button variant="main">Feed</Button>
        <Button>Give treats</Button>
        <Button variant="plain">Reset</Button>
        <Button>
          Book
          <Cost coins={125} />
        </Button>
        <Button variant="main">
          Buy Horse
          <Cost coins={1900} />
        </Button>
        <IconButton label="Dismiss">
          <X className="icon" aria-hidden />
        </IconButton>
        <IconButton label="Not now" disabled>
          <X className="icon" aria-hidden />
        </IconButton>
      </div>
      <div className="sheet-row">
        <Button variant="main" disabled>
          Disabled
        </Button>
        <Button disabled>
          <Award className="icon" aria-hidden />
          Enter up to 5
        </Button>
        <Button variant="main" busy busyLabel="Feeding…">
          Feed for 3 days
        </Button>
        <Button busy busyLabel="Loading…">
          Show more
        </Button>
      </div>
    </>
  );
}

const DISCIPLINE_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'dressage', label: 'Dressage' },
  { value: 'jumping', label: 'Jumping' },
] as const;

export function Fields() {
  const [name, setName] = useState('Juniper');
  const [quantity, setQuantity] = useState<number | null>(3);
  const [segment, setSegment] = useState<(typeof DISCIPLINE_OPTIONS)[number]['value']>('all');
  const [tab, setTab] = useState<'pending' | 'completed'>('pending');
  const [ticked, setTicked] = useState(true);
  return (
    <div className="sheet-two">
      <div className="grid gap-4">
        <Field label="Horse name" value={name} onChange={({ target }) => setName(target.value)} />
        <Field
          label="Confirm Password"
          type="password"
          defaultValue="secret"
          error="The two passwords differ."
        />
        <Field label="Disabled" disabled defaultValue="Not now" />
        <Select label="Discipline" defaultValue="dressage">
          <option value="dressage">Dressage</option>
        </Select>
        <Select label="Disabled list" disabled defaultValue="none">
          <option value="none">Nothing to choose</option>
        </Select>
        <QuantityField label="Quantity (1 to 99)" most={99} value={quantity} onChange={setQuantity} />
      </div>
      <div className="grid content-start gap-4">
        <Segments label="Discipline" options={DISCIPLINE_OPTIONS} value={segment} onChange={setSegment} />
        <Segments
          label="Disabled"
          disabled
          options={DISCIPLINE_OPTIONS}
          value={segment}
          onChange={setSegment}
        />
        <Tabs
          label="Entries"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'pending', label: 'Pending', count: '2', panel: <p className="py-4">Two wait.</p> },
            { value: 'completed', label: 'Completed', count: '41', panel: <p className="py-4">41 ran.</p> },
          ]}
        />
        <div className="sheet-row">
          <Checkbox label="Ticked or not" checked={ticked} onChange={setTicked} />
          <Checkbox label="Some" checked={false} mixed onChange={() => undefined} />
        </div>
        <SampleTable />
      </div>
    </div>
  );
}

const ROWS = [
  { name: 'Magpie', level: 4 },
  { name: 'Old Copper', level: 18 },
] as const;

function SampleTable() {
  return (
    <Table
      label="Two horses"
      className="sheet-table"
      rows={ROWS}
      keyOf={({ name }) => name}
      rowClass={({ level }) => (level > 10 ? 'is-new' : undefined)}
      sortedBy={{ column: 'name', down: false }}
      columns={[
        { id: 'name', head: 'Horse Name', names: true, sortBy: ({ name }) => name, cell: ({ name }) => name },
        { id: 'level', head: 'Level', right: true, sortBy: ({ level }) => level, cell: ({ level }) => level },
      ]}
    />
  );
}

export function Dialogs() {
  const [open, setOpen] = useState<'narrow' | 'wide' | null>(null);
  const [chosen, setChosen] = useState<'one' | 'three' | null>('three');
  return (
    <div className="sheet-row">
      <Button aria-haspopup="dialog" onClick={() => setOpen('narrow')}>
        A dialog
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('wide')}>
        A wide dialog
      </Button>
      {open !== null && (
        <Dialog
          title="Feed Juniper"
          lead="3 hours left. Feed adds to what is there."
          wide={open === 'wide'}
          onClose={() => setOpen(null)}
          foot={
            <>
              <Button onClick={() => setOpen(null)}>Cancel</Button>
              <Button variant="main">Feed for 3 days</Button>
            </>
          }
        >
          <Choices
            label="Feed"
            value={chosen}
            onChange={setChosen}
            choices={[
              { value: 'one', title: '1 day', detail: 'Monthly feed', side: 'None left', disabled: true },
              { value: 'three', title: '3 days', detail: 'Quarterly feed', side: '2 left' },
            ]}
          />
          <div className="until">
            <p>
              <small>Fed until</small>
              <b>Today, 21:40</b>
            </p>
            <span className="run" aria-hidden />
            <p className="end">
              <small>Then until</small>
              <b>Monday, 21:40</b>
            </p>
          </div>
        </Dialog>
      )}
    </div>
  );
}

export function Toasts() {
  return (
    <div className="sheet-row">
      <Button onClick={() => showToast({ title: 'Juniper is fed', description: 'Fed until Monday, 21:40.' })}>
        Good news
      </Button>
      <Button
        onClick={() =>
          showToast({
            title: 'Entry Failed',
            description: 'The show filled up a moment ago. Your 100 coins stayed with you.',
            variant: 'destructive',
          })
        }
      >
        A failure
      </Button>
    </div>
  );
}
