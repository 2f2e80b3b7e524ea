import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon, type IconShape } from '../icon';
import { pop } from '../private/overlay.css';
import * as styles from './menu.css';

export type MenuEntry =
  | {
      /** Something to do. */
      kind: 'item';
      /** Names the entry to `onSelect`. */
      value: string;
      /** A verb, or where it leads. */
      label: string;
      /** A line of details. */
      description?: string;
      /** An icon before the words. */
      icon?: IconShape;
      /** The keys that do the same, or the kind of file. */
      hint?: string;
      /** Deletes or gives up something. */
      danger?: boolean;
      /** Cannot be done now. */
      disabled?: boolean;
    }
  | {
      /** An option that is on or off; choosing it does not close the menu. */
      kind: 'check';
      /** Names the entry to `onSelect`. */
      value: string;
      /** What is on or off. */
      label: string;
      /** Whether it is on. */
      checked: boolean;
    }
  | {
      /** A line between groups. */
      kind: 'rule';
    }
  | {
      /** Names the entries that follow. */
      kind: 'heading';
      /** The name. */
      label: string;
    };

export type MenuProps = {
  /** Names the menu for a screen reader. */
  label: string;
  /** What opens it: one button of the system. */
  trigger: ReactElement;
  /** The entries, in order. */
  entries: readonly MenuEntry[];
  /** Called with the value of what was chosen. */
  onSelect: (value: string) => void;
  /** The text above the entries, such as the user's name. */
  header?: ReactNode;
  /** Which end of the trigger it lines up with. */
  align?: 'start' | 'end';
  /** Opens it at once, for pictures and tests. */
  defaultOpen?: boolean;
};

/** A list of things to do, behind a button. Arrow keys move, letters jump, Escape closes. */
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
                key={'value' in entry ? entry.value : `${entry.kind}-${index}`}
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
