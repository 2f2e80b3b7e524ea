import type { ClassCover } from '@/shared/api';
import { DeferredColorPicker } from '@/shared/ui/color-picker';
import { Field } from '@/shared/ui/field';
import { coverColor } from '../model/cover-color';

export type CoverFieldProps = {
  /** The chosen cover. */
  value: ClassCover;
  /** Called with the chosen cover. */
  onChange: (cover: ClassCover) => void;
  /** The class, such as "7B Science". */
  title: string;
};

/** The cover colour of a class, in the forms that create or change one. */
export function CoverField({ value, onChange, title }: CoverFieldProps) {
  return (
    <Field group label="Cover">
      <DeferredColorPicker
        opaque
        value={coverColor(value)}
        onChange={onChange}
        caption={title === '' ? 'Cover of the class' : `Cover of ${title}`}
      />
    </Field>
  );
}
