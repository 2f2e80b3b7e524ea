import { useUnit } from 'effector-react';
import { Columns2, PanelRightClose } from 'lucide';
import type { Generation } from '@/shared/api/generations';
import { IconButton } from '@/shared/ui/icon-button';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { $isBeside, $original, $side, besideToggled, sideChosen } from '../../model/original';
import * as styles from './document-tools.css';

/** Shows the original of a translation beside it; on narrow screens in its place. */
export function OriginalTools({ translation }: { translation: Pick<Generation, 'meta'> }) {
  const { original, isBeside, side } = useUnit({ original: $original, isBeside: $isBeside, side: $side });
  const on = useUnit({ toggle: besideToggled, choose: sideChosen });
  if (!original) return null;
  return (
    <>
      <span className={styles.beside}>
        <IconButton
          label={isBeside ? 'Hide the original' : 'Show the original'}
          icon={isBeside ? PanelRightClose : Columns2}
          onClick={() => on.toggle()}
        />
      </span>
      <div className={styles.inPlace}>
        <SegmentedControl
          label="Language"
          value={side}
          onChange={on.choose}
          options={[
            { value: 'translation', label: translation.meta.language },
            { value: 'original', label: original.meta.language },
          ]}
        />
      </div>
    </>
  );
}
