import { useUnit } from 'effector-react';
import { ChevronDown, Download, FileText, FileType, Printer } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { $exporting, exportRequested } from '../../model/document';
import { printRequested } from '../../model/print';
import { useMediaQuery } from '../use-media-query';
import { tight } from '../workspace-media';

const EXPORTS: readonly MenuEntry[] = [
  { kind: 'heading', label: 'Teacher copy' },
  {
    kind: 'item',
    value: 'docx teacher',
    label: 'Word',
    description: 'With answers and notes',
    icon: FileText,
    hint: '.docx',
  },
  {
    kind: 'item',
    value: 'markdown teacher',
    label: 'Markdown',
    description: 'Plain text for any editor',
    icon: FileType,
    hint: '.md',
  },
  { kind: 'heading', label: 'Student copy' },
  {
    kind: 'item',
    value: 'docx student',
    label: 'Word',
    description: 'Without answers and notes',
    icon: FileText,
    hint: '.docx',
  },
  {
    kind: 'item',
    value: 'markdown student',
    label: 'Markdown',
    description: 'Without answers and notes',
    icon: FileType,
    hint: '.md',
  },
];

const PRINT: readonly MenuEntry[] = [
  { kind: 'rule' },
  {
    kind: 'item',
    value: 'print',
    label: 'Print',
    description: 'Preview and options',
    icon: Printer,
    hint: 'Ctrl P',
  },
];

/** Exports the document as a file or prints it; on narrow toolbars both are in one menu. */
export function ExportMenu() {
  const exporting = useUnit($exporting);
  const on = useUnit({ export: exportRequested, print: printRequested });
  const isTight = useMediaQuery(tight);

  function select(value: string) {
    if (value === 'print') {
      on.print();
      return;
    }
    const [format, copy] = value.split(' ');
    on.export({
      format: format === 'docx' ? 'docx' : 'markdown',
      copy: copy === 'student' ? 'student' : 'teacher',
    });
  }

  return (
    <>
      {isTight ? null : <IconButton label="Print" icon={Printer} onClick={() => on.print()} />}
      <Menu
        label="Export"
        align="end"
        trigger={
          isTight ? (
            <IconButton label="Export" icon={Download} pending={exporting} />
          ) : (
            <Button variant="quiet" icon={Download} iconEnd={ChevronDown} pending={exporting}>
              Export
            </Button>
          )
        }
        entries={isTight ? [...EXPORTS, ...PRINT] : EXPORTS}
        onSelect={select}
      />
    </>
  );
}
