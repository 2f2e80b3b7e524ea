import { createDeferred } from '../../deferred';
import { TextInput } from '../text-input';
import type { MultiComboboxProps } from './multi-combobox';
// The server draws the whole control, so its styles come with the page.
import '../private/input-end.css';
import '../private/token.css';
import './combobox.css';

const { Deferred } = createDeferred<MultiComboboxProps>(
  async () => (await import('./multi-combobox')).MultiCombobox,
);

/** A multiple choice whose code loads after the page; until it has come, an input shows the values. */
export function DeferredMultiCombobox(props: MultiComboboxProps) {
  const { values, name, label, placeholder } = props;
  const look = { name, label, placeholder, value: values.join(', '), readOnly: true };
  return <Deferred fallback={<TextInput {...look} />} props={props} />;
}
