import { createLate } from '../../late';
import { TextInput } from '../text-input';
// The server draws the whole control, so its styles come with the page.
import '../private/token.css';
import type { TagsInputProps } from './tags-input';

const { Late } = createLate<TagsInputProps>(async () => (await import('./tags-input')).TagsInput);

/** Tags whose code loads after the page; until it has come, an input shows the words. */
export function LateTagsInput(props: TagsInputProps) {
  const { values, name, label, placeholder } = props;
  const look = { name, label, placeholder, value: values.join(', '), readOnly: true };
  return <Late fallback={<TextInput {...look} />} props={props} />;
}
