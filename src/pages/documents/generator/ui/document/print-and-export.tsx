import { useUnit } from 'effector-react';
import { Printer } from 'lucide';
import { ExportMenu, type ExportMenuProps } from '@/features/document/export';
import { IconButton } from '@/shared/ui/icon-button';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';
import { $settings, settingChosen } from '@/features/document/print';
import { printChosen } from '../../model/opened-document';
import { tight } from '../workspace-media';
import * as styles from './document-tools.css';

/** Prints the document or exports it; on narrow toolbars both are in one menu. */
export function PrintAndExport(props: Pick<ExportMenuProps, 'template' | 'generation'>) {
  const { size } = useUnit($settings);
  const on = useUnit({ print: printChosen, setting: settingChosen });
  const isTight = useMediaQuery(tight);
  return (
    <>
      <span className={styles.roomy}>
        <IconButton label="Print" icon={Printer} onClick={() => on.print()} />
      </span>
      <span className={styles.slim} title="Export">
        <ExportMenu
          {...props}
          paper={size}
          onPaperChange={(paper) => on.setting({ size: paper })}
          onPrint={isTight ? () => on.print() : undefined}
        />
      </span>
    </>
  );
}
