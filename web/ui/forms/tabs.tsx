import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: string | undefined;
  readonly panel: ReactNode;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Arrows, Home and End move between tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);

  function move(event: KeyboardEvent) {
    const index = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (index === undefined) return;
    event.preventDefault();
    const next = (index + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      <div className="tabs" role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="num font-normal text-muted">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div key={value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {tabs[chosen]?.panel}
      </div>
    </div>
  );
}
