import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { Check, ChevronDown, X } from 'lucide';
import { useMemo, useState } from 'react';
import { useFieldControl } from '../field';
import { Icon } from '../icon';
import { classes } from '../private/classes';
import { control } from '../private/control.css';
import { inputEnd } from '../private/input-end.css';
import { pop } from '../private/overlay.css';
import { bareInput, remove, token, tokenBox } from '../private/token.css';
import { Spinner } from '../spinner';
import * as styles from './combobox.css';
import { type ComboboxOption, matching } from './matching';

export type { ComboboxOption } from './matching';

type ComboboxBoxProps = {
  options: readonly ComboboxOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  multiple: boolean;
  onSearch?: (query: string) => void;
  loading?: boolean;
  placeholder?: string;
  emptyText?: string;
  label?: string;
  name?: string;
  disabled?: boolean;
};

/** Shared by Combobox and MultiCombobox. */
export function ComboboxBox({
  options,
  values,
  onChange,
  multiple,
  onSearch,
  loading = false,
  placeholder,
  emptyText = 'Nothing found',
  label,
  name,
  disabled,
}: ComboboxBoxProps) {
  const { attributes, labelId } = useFieldControl(label);
  const [query, setQuery] = useState('');
  const names = useNames(options);
  const shown = useMemo(() => (onSearch ? options : matching(options, query)), [onSearch, options, query]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...shown],
        itemToString: (option) => option.label,
        isItemDisabled: (option) => option.disabled ?? false,
      }),
    [shown],
  );

  return (
    <Ark.Root
      collection={collection}
      value={[...values]}
      onValueChange={(details) => onChange(details.value)}
      onInputValueChange={({ inputValue, reason }) => {
        const typed = reason === 'input-change' ? inputValue : '';
        setQuery(typed);
        onSearch?.(typed);
      }}
      defaultInputValue={multiple ? '' : names(values[0] ?? '')}
      multiple={multiple}
      selectionBehavior={multiple ? 'clear' : 'replace'}
      closeOnSelect={!multiple}
      inputBehavior="autohighlight"
      openOnClick
      ids={{ input: attributes.id, label: labelId }}
      name={name}
      disabled={disabled}
      placeholder={values.length === 0 || !multiple ? placeholder : undefined}
      positioning={{ sameWidth: true, gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control
        className={classes(control({ look: 'box' }), tokenBox, styles.box[multiple ? 'many' : 'one'])}
      >
        {multiple &&
          values.map((value) => (
            <span key={value} className={token}>
              {names(value)}
              <button
                type="button"
                className={remove}
                disabled={disabled}
                aria-label={`Remove ${names(value)}`}
                onClick={() => onChange(values.filter((other) => other !== value))}
              >
                <Icon of={X} size="xs" />
              </button>
            </span>
          ))}
        <Ark.Input
          {...attributes}
          className={bareInput}
          dir="auto"
          onKeyDown={(event) => {
            if (multiple && event.key === 'Backspace' && event.currentTarget.value === '')
              onChange(values.slice(0, -1));
          }}
        />
        <span className={styles.ends}>
          {!multiple && values.length > 0 && (
            <Ark.ClearTrigger className={inputEnd} aria-label="Clear">
              <Icon of={X} size="sm" />
            </Ark.ClearTrigger>
          )}
          <Ark.Trigger className={inputEnd} aria-label="Show the list">
            <Icon of={ChevronDown} size="sm" />
          </Ark.Trigger>
        </span>
      </Ark.Control>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={classes(pop, styles.list)} aria-busy={loading}>
            {shown.map((option) => (
              <Ark.Item key={option.value} item={option} className={styles.item}>
                <Ark.ItemText className={styles.words}>
                  {option.label} {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </Ark.ItemText>
                <Ark.ItemIndicator className={styles.check}>
                  <Icon of={Check} size="sm" />
                </Ark.ItemIndicator>
              </Ark.Item>
            ))}
            {(loading || shown.length === 0) && (
              // A listbox may contain only options, so the message is a disabled one.
              <div className={styles.message} role="option" aria-disabled aria-selected={false}>
                {loading && <Spinner size="sm" />}
                {loading ? 'Looking' : emptyText}
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** The label of a value, even if the latest search doesn’t include it. */
function useNames(options: readonly ComboboxOption[]) {
  const [seen] = useState(() => new Map<string, string>());
  for (const { value, label } of options) seen.set(value, label);
  return (value: string) => seen.get(value) ?? value;
}
