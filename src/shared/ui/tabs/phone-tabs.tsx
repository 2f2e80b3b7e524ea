import { type KeyboardEvent, useRef } from 'react';
import { phoneList } from './phone-tabs.css';
import * as styles from './tabs.css';

export type PhoneTab<Value extends string> = {
  /** The value that `onValueChange` receives. */
  value: Value;
  /** The label. */
  label: string;
  /** What is inside, such as "4 notes". */
  note?: string | undefined;
  /** A note on activity inside, such as "writing". */
  live?: string | undefined;
  /** The id of the part of the page that it shows. */
  controls: string;
};

export type PhoneTabsProps<Value extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  /** The tabs, in order. */
  items: readonly PhoneTab<Value>[];
  /** The open tab. */
  value: Value;
  /** Called with the value of the selected tab. */
  onValueChange: (value: Value) => void;
};

/** Tabs for a phone, where parts of a page that are beside each other elsewhere take turns. The page hides the parts. */
export function PhoneTabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
}: PhoneTabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = (items.findIndex((item) => item.value === value) + step + items.length) % items.length;
    const item = items[next];
    if (step === 0 || item === undefined) return;
    onValueChange(item.value);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={row} role="tablist" className={phoneList} aria-label={label} data-fill>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={item.value === value}
          aria-controls={item.controls}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => onValueChange(item.value)}
          onKeyDown={onKeyDown}
        >
          {item.label}
          {item.note === undefined ? null : <span className={styles.count}>{item.note}</span>}
          {item.live ? <span className={styles.live} role="img" aria-label={item.live} /> : null}
        </button>
      ))}
    </div>
  );
}
