import { createDeferred } from '../../deferred';
import { useFieldControl } from '../field';
import type { ColorPickerProps } from './color-picker';
import { colorName } from './default-colors';
// The server draws the whole control, so its styles come with the page.
import '../private/overlay.css';
import * as styles from './color-picker.css';

const { Deferred } = createDeferred<ColorPickerProps>(
  async () => (await import('./color-picker')).ColorPicker,
);

/** A colour picker whose code loads after the page; until it has come, a button shows the colour. */
export function DeferredColorPicker(props: ColorPickerProps) {
  return <Deferred fallback={<Closed {...props} />} props={props} />;
}

function Closed({ value, label, disabled }: ColorPickerProps) {
  const { attributes, labelId } = useFieldControl(label);
  return (
    <button
      type="button"
      id={attributes.id}
      className={styles.trigger}
      disabled={disabled}
      aria-label={label ? `${label}: ${colorName(value)}` : colorName(value)}
      aria-labelledby={labelId ? `${labelId} ${attributes.id}` : undefined}
    >
      <span className={styles.dot} style={{ backgroundColor: value }} />
      {colorName(value)}
    </button>
  );
}
