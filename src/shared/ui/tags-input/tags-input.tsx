import { TagsInput as Ark } from '@ark-ui/react/tags-input';
import { X } from 'lucide-react';
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
  /** What to write, such as a word and Enter. */
  placeholder?: string;
  /** The most words it takes. */
  max?: number;
  /** The most characters of a word. */
  maxLength?: number;
  /** Its name in the form. */
  name?: string;
  /** Its accessible name, if no field around it has a label. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** Free words, each added with Enter or a comma. */
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
                // Ark empties the input a frame later, and with it what was written of the next word meanwhile.
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

/** Not while a word is being composed: there Enter takes the composed characters. */
const endsWord = ({ key, nativeEvent }: KeyboardEvent) =>
  (key === 'Enter' || key === ',') && !nativeEvent.isComposing;
