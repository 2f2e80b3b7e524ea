import { Dialog } from '@ark-ui/react/dialog';
import { Listbox, createListCollection } from '@ark-ui/react/listbox';
import { Portal } from '@ark-ui/react/portal';
import { Search } from 'lucide';
import { useMemo } from 'react';
import { Icon, type IconShape } from '../icon';
import { backdrop, risen } from '../private/overlay.css';
import { Spinner } from '../spinner';
import * as styles from './command-palette.css';

export type CommandItem = {
  /** The id that `onSelect` receives; unique in the palette. */
  value: string;
  /** The name of the result or action. */
  label: string;
  /** The location of a result, or the effect of an action. */
  description?: string;
  /** The icon of its kind. */
  icon?: IconShape;
  /** The keyboard shortcut. */
  hint?: string;
};

export type CommandGroup = {
  /** The heading of the group. */
  label: string;
  /** The entries, best first. */
  items: readonly CommandItem[];
};

export type CommandPaletteProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** The query. */
  query: string;
  /** Called with the query at every change; the parent searches. */
  onQueryChange: (query: string) => void;
  /** The results, in groups. */
  groups: readonly CommandGroup[];
  /** Called with the selected entry. */
  onSelect: (value: string) => void;
  /** The placeholder and accessible name of the input. */
  placeholder: string;
  /** Whether a search is pending. */
  busy?: boolean;
  /** The message for no results. */
  emptyText?: string;
};

/** Finds pages and actions by name, by keyboard: type, select with the arrow keys, press Enter. */
export function CommandPalette({ open, onClose, groups, onSelect, ...search }: CommandPaletteProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      aria-label="Search"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Positioner className={styles.place}>
          <Dialog.Content className={`${risen} ${styles.palette}`}>
            <Results
              groups={groups}
              onSelect={(value) => {
                onSelect(value);
                onClose();
              }}
              {...search}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

type ResultsProps = Omit<CommandPaletteProps, 'open' | 'onClose'>;

function Results({
  query,
  onQueryChange,
  groups,
  onSelect,
  placeholder,
  busy = false,
  emptyText = 'Nothing found. Try fewer words.',
}: ResultsProps) {
  const collection = useMemo(
    () => createListCollection<CommandItem>({ items: groups.flatMap((group) => [...group.items]) }),
    [groups],
  );
  const empty = collection.size === 0;
  return (
    <Listbox.Root collection={collection} value={[]} onSelect={(details) => onSelect(details.value)}>
      <div className={styles.field}>
        <Icon of={Search} size="lg" />
        <Listbox.Input
          className={styles.input}
          role="combobox"
          aria-expanded={!empty}
          aria-label={placeholder}
          placeholder={placeholder}
          value={query}
          onChange={(event) => onQueryChange(event.currentTarget.value)}
          autoHighlight
        />
        {busy ? <Spinner size="sm" /> : null}
      </div>
      <p className={styles.state} role="status">
        {empty && !busy ? emptyText : null}
      </p>
      <Listbox.Content className={styles.list} aria-label="Results" hidden={empty}>
        {groups
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <Listbox.ItemGroup key={group.label} id={group.label}>
              <Listbox.ItemGroupLabel className={styles.groupLabel}>{group.label}</Listbox.ItemGroupLabel>
              {group.items.map((item) => (
                <Listbox.Item key={item.value} className={styles.item} item={item} highlightOnHover>
                  {item.icon ? <Icon of={item.icon} /> : null}
                  <Listbox.ItemText className={styles.words}>
                    {item.label}
                    {item.description ? (
                      <small className={styles.description}>{item.description}</small>
                    ) : null}
                  </Listbox.ItemText>
                  {item.hint ? <kbd className={styles.hint}>{item.hint}</kbd> : null}
                </Listbox.Item>
              ))}
            </Listbox.ItemGroup>
          ))}
      </Listbox.Content>
    </Listbox.Root>
  );
}
