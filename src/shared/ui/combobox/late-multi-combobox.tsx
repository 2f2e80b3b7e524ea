import { createLate } from '../../late';
import { TextInput } from '../text-input';
import type { MultiComboboxProps } from './multi-combobox';

const { Late } = createLate<MultiComboboxProps>(async () => (await import('./multi-combobox')).MultiCombobox);

/** A multiple choice whose page is drawn without its code; until that has come, an input shows the values. */
export function LateMultiCombobox(props: MultiComboboxProps) {
  const { values, name, label, placeholder } = props;
  const look = { name, label, placeholder, value: values.join(', '), readOnly: true };
  return <Late fallback={<TextInput {...look} />} props={props} />;
}
