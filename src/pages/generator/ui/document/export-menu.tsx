import { useUnit } from 'effector-react';
import { ChevronDown, Download, FileDown, FileText, FileType, Printer } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { $export, exportRequested, type RequestedExport } from '../../model/export';
import { $settings, printRequested, settingChosen } from '../../model/print';
import { useMediaQuery } from '../use-media-query';
import { tight } from '../workspace-media';

const formats = [
  { format: 'pdf', label: 'PDF', icon: FileDown, hint: '.pdf' },
  { format: 'docx', label: 'Word', icon: FileText, hint: '.docx' },
  { format: 'markdown', label: 'Markdown', icon: FileType, hint: '.md' },
] as const;

const copies = [
  { copy: 'teacher', label: 'Teacher copy', description: 'With answers and notes' },
  { copy: 'student', label: 'Student copy', description: 'Without answers and notes' },
] as const;

const papers = [
  { paper: 'letter', label: 'Letter' },
  { paper: 'a4', label: 'A4' },
] as const;

type Choice = Pick<RequestedExport, 'format' | 'copy'>;

const choices = new Map<string, Choice>(
  copies.flatMap(({ copy }) => formats.map(({ format }) => [`${format} ${copy}`, { format, copy }])),
);

const files: readonly MenuEntry[] = copies.flatMap(({ copy, label, description }): MenuEntry[] => [
  { kind: 'heading', label },
  ...formats.map(
    ({ format, ...entry }): MenuEntry => ({
      kind: 'item',
      value: `${format} ${copy}`,
      description,
      ...entry,
    }),
  ),
]);

const print: readonly MenuEntry[] = [
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
  const { exporting, settings } = useUnit({ exporting: $export, settings: $settings });
  const on = useUnit({ export: exportRequested, print: printRequested, setting: settingChosen });
  const isTight = useMediaQuery(tight);
  const pending = exporting.state === 'running';

  function select(value: string) {
    const choice = choices.get(value);
    const paper = papers.find((each) => each.paper === value)?.paper;
    if (value === 'print') on.print();
    else if (paper) on.setting({ size: paper });
    else if (choice) on.export({ ...choice, paper: settings.size });
  }

  const entries: MenuEntry[] = [
    ...files,
    { kind: 'heading', label: 'Paper size' },
    ...papers.map(
      ({ paper, label }): MenuEntry => ({
        kind: 'check',
        value: paper,
        label,
        checked: paper === settings.size,
      }),
    ),
    ...(isTight ? print : []),
  ];

  return (
    <>
      {isTight ? null : <IconButton label="Print" icon={Printer} onClick={() => on.print()} />}
      <Menu
        label="Export"
        align="end"
        trigger={
          isTight ? (
            <IconButton label="Export" icon={Download} pending={pending} />
          ) : (
            <Button variant="quiet" icon={Download} iconEnd={ChevronDown} pending={pending}>
              Export
            </Button>
          )
        }
        entries={entries}
        onSelect={select}
      />
    </>
  );
}
