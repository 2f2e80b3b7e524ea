import { useUnit } from 'effector-react';
import { ChevronDown, Download, Printer } from 'lucide';
import type { Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';
import { $export, exportRequested } from '../../model/export';
import { $settings, printRequested, settingChosen } from '../../model/print';
import { richCopyRequested } from '../../model/rich-copy';
import { tight } from '../workspace-media';
import * as styles from './document-tools.css';
import { copyValueOf, entriesOf, exportChoices, papers, valueOf } from './export-entries';

const print: readonly MenuEntry[] = [
  { kind: 'item', value: 'print', label: 'Print', icon: Printer, hint: 'Ctrl P' },
  { kind: 'rule' },
];

export type ExportMenuProps = { template: Template; generation: Generation };

/** Exports the document as a file or prints it; on narrow toolbars both are in one menu. */
export function ExportMenu({ template, generation }: ExportMenuProps) {
  const { exporting, settings } = useUnit({ exporting: $export, settings: $settings });
  const on = useUnit({
    export: exportRequested,
    print: printRequested,
    setting: settingChosen,
    copy: richCopyRequested,
  });
  const isTight = useMediaQuery(tight);
  const pending = exporting.state === 'running';

  const groups = exportChoices(template, generation);

  function select(value: string) {
    const choice = groups.flatMap(({ choices }) => choices).find((each) => valueOf(each) === value);
    const paper = papers.find((each) => each.value === value);
    if (value === 'print') on.print();
    else if (value === copyValueOf('teacher')) on.copy({ copy: 'teacher' });
    else if (value === copyValueOf('student')) on.copy({ copy: 'student' });
    else if (paper) on.setting({ size: paper.value });
    else if (choice) on.export({ ...choice, paper: settings.size });
  }

  // Print comes first, because a low window cuts off the end of a long menu.
  const entries: MenuEntry[] = [
    ...(isTight ? print : []),
    ...groups.flatMap(entriesOf),
    { kind: 'radios', label: 'Paper size', value: settings.size, options: papers },
  ];

  return (
    <>
      <span className={styles.roomy}>
        <IconButton label="Print" icon={Printer} onClick={() => on.print()} />
      </span>
      <span className={styles.slim} title="Export">
        <Menu
          label="Export"
          align="end"
          trigger={
            <Button variant="quiet" icon={Download} iconEnd={ChevronDown} pending={pending}>
              Export
            </Button>
          }
          entries={entries}
          onSelect={select}
        />
      </span>
    </>
  );
}
