import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon, type IconShape } from '../icon';
import { pop } from '../private/overlay.css';
import * as styles from './menu.css';

export type MenuEntry =
  | {
      /** An action. */
      kind: 'item';
      /** The value that `onSelect` receives. */
      value: string;
      /** The label: a verb, or the name of a page. */
      label: string;
      /** A line of details. */
      description?: string;
      /** An icon before the text. */
      icon?: IconShape;
      /** The keyboard shortcut, or a file format. */
      hint?: string;
      /** Whether it destroys something. */
      danger?: boolean;
      /** Whether it is disabled. */
      disabled?: boolean;
    }
  | {
      /** An option that is on or off; choosing it does not close the menu. */
      kind: 'check';
      /** The value that `onSelect` receives. */
      value: string;
      /** The label. */
      label: string;
      /** Whether it is on. */
      checked: boolean;
    }
  | {
      /** A choice of one option; choosing does not close the menu. */
      kind: 'radios';
      /** The label above the options. */
      label: string;
      /** The value of the chosen option. */
      value: string;
      /** The options, whose values `onSelect` receives. */
      options: readonly { value: string; label: string }[];
    }
  | {
      /** A separator. */
      kind: 'rule';
    }
  | {
      /** The label of the entries that follow. */
      kind: 'heading';
      /** The name. */
      label: string;
    };

export type MenuProps = {
  /** The accessible name of the menu. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** The entries, in order. */
  entries: readonly MenuEntry[];
  /** Called with the value of the selected entry. */
  onSelect: (value: string) => void;
  /** The text above the entries, such as the user's name. */
  header?: ReactNode;
  /** The end of the trigger it is aligned with. */
  align?: 'start' | 'end';
  /** Opens it initially, for stories. */
  defaultOpen?: boolean;
};

/** A menu of actions. Arrow keys move, letters search, Escape closes. */
export function Menu({
  label,
  trigger,
  entries,
  onSelect,
  header,
  align = 'start',
  defaultOpen = false,
}: MenuProps) {
  const labelId = useId();
  return (
    <Ark.Root
      positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', gutter: 6 }}
      onSelect={(details) => onSelect(details.value)}
      defaultOpen={defaultOpen}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <span id={labelId} hidden>
            {label}
          </span>
          <Ark.Content className={`${pop} ${styles.menu}`} aria-labelledby={labelId}>
            {header ? <div className={styles.header}>{header}</div> : null}
            {entries.map((entry, index) => (
              <Entry
                key={entry.kind === 'item' || entry.kind === 'check' ? entry.value : `${entry.kind}-${index}`}
                entry={entry}
                onSelect={onSelect}
              />
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

function Entry({ entry, onSelect }: { entry: MenuEntry; onSelect: (value: string) => void }) {
  if (entry.kind === 'rule') return <Ark.Separator className={styles.rule} />;
  if (entry.kind === 'heading') {
    return (
      <div className={styles.heading} role="presentation">
        {entry.label}
      </div>
    );
  }
  if (entry.kind === 'check') {
    return (
      <Ark.CheckboxItem
        className={styles.item}
        value={entry.value}
        checked={entry.checked}
        onCheckedChange={() => onSelect(entry.value)}
        closeOnSelect={false}
      >
        <span className={styles.box} data-checked={entry.checked || undefined}>
          {entry.checked ? <Icon of={Check} size="xs" /> : null}
        </span>
        <Ark.ItemText>{entry.label}</Ark.ItemText>
      </Ark.CheckboxItem>
    );
  }
  if (entry.kind === 'radios') {
    return (
      <Ark.RadioItemGroup value={entry.value}>
        <Ark.ItemGroupLabel className={styles.heading}>{entry.label}</Ark.ItemGroupLabel>
        {entry.options.map(({ value, label }) => (
          <Ark.RadioItem key={value} className={styles.item} value={value} closeOnSelect={false}>
            <span className={styles.dot} data-checked={value === entry.value || undefined} />
            <Ark.ItemText>{label}</Ark.ItemText>
          </Ark.RadioItem>
        ))}
      </Ark.RadioItemGroup>
    );
  }
  return (
    <Ark.Item
      className={styles.item}
      value={entry.value}
      disabled={entry.disabled}
      valueText={entry.label}
      data-danger={entry.danger || undefined}
    >
      {entry.icon ? <Icon of={entry.icon} /> : null}
      <span className={styles.words}>
        <span data-strong={entry.description ? true : undefined}>{entry.label}</span>
        {entry.description ? <small className={styles.description}>{entry.description}</small> : null}
      </span>
      {entry.hint ? <kbd className={styles.hint}>{entry.hint}</kbd> : null}
    </Ark.Item>
  );
}
