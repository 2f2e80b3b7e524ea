import { useUnit } from 'effector-react';
import { ChevronDown, Download, FileUp } from 'lucide';
import { createDeferred } from '@/shared/deferred';
import { Button } from '@/shared/ui/button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import * as exports from '../../model/files/exports';
import { importOpened } from '../../model/files/import';

export type GradebookFilesProps = {
  classId: string;
  /** What the page shows, in its order. */
  shown: exports.Shown;
};

const { Deferred: DeferredDialogs } = createDeferred(
  async () => (await import('./file-dialogs')).FileDialogs,
);

/** More would make the address of the file too long. */
const MAX_STUDENTS = 250;
const MAX_ASSIGNMENTS = 100;

const signs = [
  { value: 'language', label: 'As in your language' },
  { value: 'point', label: '8.5 with commas between cells' },
  { value: 'comma', label: '8,5 with semicolons between cells' },
] as const;

/** The button of a gradebook's toolbar that exports and imports the gradebook of a class. */
export function GradebookFiles({ classId, shown }: GradebookFilesProps) {
  const { exporting, decimal } = useUnit({ exporting: exports.$exporting, decimal: exports.$decimal });
  const on = useUnit({
    export: exports.exportRequested,
    choose: exports.decimalChosen,
    template: exports.templateOpened,
    import: importOpened,
  });

  function select(value: string) {
    const sign = signs.find((each) => each.value === value);
    if (sign) on.choose(sign.value);
    else if (value === 'shown') on.export({ classId, title: 'Gradebook', shown });
    else if (value === 'everything') on.export({ classId, title: 'Gradebook', shown: null });
    else if (value === 'powerteacher') on.template(classId);
    else on.import(classId);
  }

  const { studentIds, assignmentIds } = shown;
  const isTooMuch = studentIds.length > MAX_STUDENTS || assignmentIds.length > MAX_ASSIGNMENTS;
  const isNothing = studentIds.length === 0 || assignmentIds.length === 0;
  const entries: MenuEntry[] = [
    { kind: 'item', value: 'import', label: 'Import a file', icon: FileUp },
    { kind: 'rule' },
    {
      kind: 'item',
      value: 'shown',
      label: 'Export what is shown',
      icon: Download,
      disabled: isTooMuch || isNothing,
      ...(isTooMuch && {
        description: `At most ${MAX_STUDENTS} students and ${MAX_ASSIGNMENTS} assignments`,
      }),
    },
    { kind: 'item', value: 'everything', label: 'Export everything', icon: Download },
    { kind: 'item', value: 'powerteacher', label: 'Scores for PowerTeacher', icon: Download },
    { kind: 'radios', label: 'Decimals in exported files', value: decimal, options: signs },
  ];

  return (
    <>
      <Menu
        label="Files"
        align="end"
        trigger={
          <Button variant="quiet" icon={FileUp} iconEnd={ChevronDown} pending={exporting}>
            Files
          </Button>
        }
        entries={entries}
        onSelect={select}
      />
      <DeferredDialogs fallback={null} props={{}} />
    </>
  );
}
