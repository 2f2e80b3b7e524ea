import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Check } from 'lucide';
import { useId } from 'react';
import { Icon } from '../icon';
import { pop } from '../private/overlay.css';
import type { MenuEntry, MenuProps } from './menu';
import * as styles from './menu.css';

type MenuSurfaceProps = MenuProps & {
  /** The value of the entry that is highlighted when it is open initially. */
  highlighted?: string | undefined;
};

/** The menu with its trigger. */
export function MenuSurface({
  label,
  trigger,
  entries,
  onSelect,
  header,
  align = 'start',
  defaultOpen = false,
  highlighted,
}: MenuSurfaceProps) {
  const labelId = useId();
  return (
    <Ark.Root
      positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', gutter: 6 }}
      onSelect={(details) => onSelect(details.value)}
      defaultOpen={defaultOpen}
      defaultHighlightedValue={highlighted}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <span id={labelId} hidden>
            {label}
          </span>
          <Ark.Context>
            {(menu) => (
              // ArrowDown moves the focus into the menu a frame later, when Enter may have closed it.
              <Ark.Content className={`${pop} ${styles.menu}`} aria-labelledby={labelId} inert={!menu.open}>
                {header ? <div className={styles.header}>{header}</div> : null}
                {entries.map((entry, index) => (
                  <Entry
                    key={
                      entry.kind === 'item' || entry.kind === 'check' ? entry.value : `${entry.kind}-${index}`
                    }
                    entry={entry}
                    onSelect={onSelect}
                  />
                ))}
              </Ark.Content>
            )}
          </Ark.Context>
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
