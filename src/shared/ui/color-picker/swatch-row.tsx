import { Check } from 'lucide';
import { Icon } from '../icon';
import { colorName } from './default-colors';
import * as styles from './color-picker.css';

type SwatchRowProps = {
  label: string;
  colors: readonly string[];
  chosen: string;
  onChoose: (color: string) => void;
};

export function SwatchRow({ label, colors, chosen, onChoose }: SwatchRowProps) {
  return (
    <div role="group" aria-label={label} className={styles.swatches}>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className={styles.swatch}
          style={{ backgroundColor: color }}
          aria-label={colorName(color)}
          aria-pressed={color === chosen}
          title={colorName(color)}
          onClick={() => onChoose(color)}
        >
          {color === chosen && (
            <span className={styles.ticked}>
              <Icon of={Check} size="xs" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
