import { TagsInput as Ark } from '@ark-ui/react/tags-input';
import { X } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useFieldControl } from '../field';
import { Icon } from '../icon';
import { classes } from '../private/classes';
import { control } from '../private/control.css';
import { bareInput, remove, token, tokenBox } from '../private/token.css';

export type TagsInputProps = {
  /** The current words. */
  values: readonly string[];
  /** Called with all words when one is added or removed. */
  onChange: (values: string[]) => void;
  /** The placeholder, such as "A word, then Enter". */
  placeholder?: string;
  /** The maximum number of words. */
  max?: number;
  /** The maximum length of a word. */
  maxLength?: number;
  /** The name of the field in the form. */
  name?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** A list of free words, each added with Enter or a comma. */
export function TagsInput({ values, onChange, placeholder, label, max, ...rest }: TagsInputProps) {
  const { attributes, labelId } = useFieldControl(label);
  return (
    <Ark.Root
      {...rest}
      max={max}
      ids={{ input: attributes.id, label: labelId }}
      value={[...values]}
      onValueChange={(details) => onChange(details.value)}
      sanitizeValue={(value) => value.trim()}
      blurBehavior="add"
      addOnPaste
      delimiter=","
      editable={false}
    >
      <Ark.Control className={classes(control({ look: 'box' }), tokenBox)}>
        {values.map((value, index) => (
          <Ark.Item key={value} index={index} value={value}>
            <Ark.ItemPreview className={token} dir="auto">
              <Ark.ItemText>{value}</Ark.ItemText>
              <Ark.ItemDeleteTrigger className={remove} aria-label={`Remove ${value}`}>
                <Icon of={X} size="xs" />
              </Ark.ItemDeleteTrigger>
            </Ark.ItemPreview>
          </Ark.Item>
        ))}
        <Ark.Context>
          {(box) => (
            <Ark.Input
              {...attributes}
              className={bareInput}
              placeholder={values.length === 0 ? placeholder : undefined}
              dir="auto"
              onKeyDownCapture={(event) => {
                if (!endsWord(event)) return;
                // Ark clears the input a frame later, which would delete the beginning of the next word.
                event.preventDefault();
                const word = event.currentTarget.value.trim();
                if (word === '' || box.atMax) return;
                event.currentTarget.value = '';
                box.addValue(word);
                box.clearInputValue();
              }}
            />
          )}
        </Ark.Context>
      </Ark.Control>
      <Ark.HiddenInput />
    </Ark.Root>
  );
}

/** Ignores Enter during composition, where it accepts the composed characters. */
const endsWord = ({ key, nativeEvent }: KeyboardEvent) =>
  (key === 'Enter' || key === ',') && !nativeEvent.isComposing;
