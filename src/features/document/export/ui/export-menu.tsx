import { useUnit } from 'effector-react';
import { ChevronDown, Download, Printer } from 'lucide';
import type { ExportPaper, Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { $export, exportRequested } from '../model/export';
import { richCopyRequested } from '../model/rich-copy';
import { copyValueOf, entriesOf, exportChoices, papers, valueOf } from './export-entries';

const print: readonly MenuEntry[] = [
  { kind: 'item', value: 'print', label: 'Print', icon: Printer, hint: 'Ctrl P' },
  { kind: 'rule' },
];

export type ExportMenuProps = {
  template: Template;
  generation: Generation;
  /** The paper of a file with pages. */
  paper: ExportPaper;
  onPaperChange: (paper: ExportPaper) => void;
  /** Prints the document; absent where a button beside the menu does. */
  onPrint?: (() => void) | undefined;
};

/** Exports the document as a file; on narrow toolbars it prints it, too. */
export function ExportMenu({ template, generation, paper, onPaperChange, onPrint }: ExportMenuProps) {
  const exporting = useUnit($export);
  const on = useUnit({ export: exportRequested, copy: richCopyRequested });

  const groups = exportChoices(template, generation);

  function select(value: string) {
    const choice = groups.flatMap(({ choices }) => choices).find((each) => valueOf(each) === value);
    const chosen = papers.find((each) => each.value === value);
    if (value === 'print') onPrint?.();
    else if (value === copyValueOf('teacher')) on.copy({ copy: 'teacher' });
    else if (value === copyValueOf('student')) on.copy({ copy: 'student' });
    else if (chosen) onPaperChange(chosen.value);
    else if (choice) on.export({ ...choice, paper });
  }

  // Print comes first, because a low window cuts off the end of a long menu.
  const entries: MenuEntry[] = [
    ...(onPrint ? print : []),
    ...groups.flatMap(entriesOf),
    { kind: 'radios', label: 'Paper size', value: paper, options: papers },
  ];

  return (
    <Menu
      label="Export"
      align="end"
      trigger={
        <Button variant="quiet" icon={Download} iconEnd={ChevronDown} pending={exporting.state === 'running'}>
          Export
        </Button>
      }
      entries={entries}
      onSelect={select}
    />
  );
}
