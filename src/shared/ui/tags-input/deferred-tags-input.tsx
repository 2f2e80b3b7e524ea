import { createDeferred } from '../../deferred';
import { TextInput } from '../text-input';
// The server draws the whole control, so its styles come with the page.
import '../private/token.css';
import type { TagsInputProps } from './tags-input';

const { Deferred } = createDeferred<TagsInputProps>(async () => (await import('./tags-input')).TagsInput);

/** Tags whose code loads after the page; until it has come, an input shows the words. */
export function DeferredTagsInput(props: TagsInputProps) {
  const { values, name, label, placeholder } = props;
  const look = { name, label, placeholder, value: values.join(', '), readOnly: true };
  return <Deferred fallback={<TextInput {...look} />} props={props} />;
}
