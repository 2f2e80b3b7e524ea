import { createLate } from '../../late';
import { TextInput } from '../text-input';
import type { TagsInputProps } from './tags-input';

const { Late } = createLate<TagsInputProps>(async () => (await import('./tags-input')).TagsInput);

/** Tags whose page is drawn without their code; until that has come, an input shows their words. */
export function LateTagsInput(props: TagsInputProps) {
  const { values, name, label, placeholder } = props;
  const look = { name, label, placeholder, value: values.join(', '), readOnly: true };
  return <Late fallback={<TextInput {...look} />} props={props} />;
}
