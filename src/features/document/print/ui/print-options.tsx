import { useUnit } from 'effector-react';
import { ArrowLeft, Check, Printer, ShieldCheck } from 'lucide';
import type { Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Switch } from '@/shared/ui/switch';
import { papersOf } from '@/entities/document';
import { printedParts } from '../model/paper';
import {
  $hasNameLine,
  $printedCopy,
  $printedVersion,
  $printsSource,
  $settings,
  nameLineToggled,
  printConfirmed,
  printedCopyChosen,
  printedVersionChosen,
  settingChosen,
  sourceToggled,
} from '../model/print';
import { $uploadedSource } from '../model/uploaded-source';
import * as styles from './document-print.css';

const ALL = 'all';

type PrintOptionsProps = {
  template: Template;
  generation: Generation;
  /** The number of sheets; null until it is known. */
  sheets: number | null;
};

/** Which copy is printed and how, with the number of sheets beside the button. */
export function PrintOptions({ template, generation, sheets }: PrintOptionsProps) {
  const { copy, letter, settings, nameLine, withSource, uploaded } = useUnit({
    copy: $printedCopy,
    letter: $printedVersion,
    settings: $settings,
    nameLine: $hasNameLine,
    withSource: $printsSource,
    uploaded: $uploadedSource,
  });
  const on = useUnit({
    copy: printedCopyChosen,
    version: printedVersionChosen,
    setting: settingChosen,
    nameLine: nameLineToggled,
    source: sourceToggled,
    print: printConfirmed,
  });
  const papers = papersOf(template, generation);
  const letters = papers.length === 0 ? [] : ['A', ...papers.map((paper) => paper.letter)];
  const isStudent = copy === 'student';
  const hasSource = printedParts(template, generation, { copy, letter, uploaded }).some(
    ({ source }) => source !== '',
  );
  return (
    <form className={styles.options} aria-label="Print options" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <header>
          <h1 className={styles.title}>Print</h1>
          <p className={styles.lead} dir="auto">
            {generation.title}
          </p>
        </header>
        <Field group label="Copy">
          <SegmentedControl
            block
            value={copy}
            onChange={on.copy}
            options={[
              { value: 'teacher', label: 'Teacher' },
              { value: 'student', label: 'Student' },
            ]}
          />
        </Field>
        {isStudent ? (
          <p className={styles.hint}>
            <Icon of={ShieldCheck} size="sm" />
            No answers on this copy
          </p>
        ) : null}
        {letters.length > 0 ? (
          <Field group label="Version">
            <SegmentedControl
              block
              value={letter ?? ALL}
              onChange={(value) => on.version(value === ALL ? null : value)}
              options={[
                { value: ALL, label: 'All' },
                ...letters.map((each) => ({ value: each, label: each })),
              ]}
            />
          </Field>
        ) : null}
        <Field group label="Paper">
          <SegmentedControl
            block
            value={settings.size}
            onChange={(size) => on.setting({ size })}
            options={[
              { value: 'letter', label: 'Letter' },
              { value: 'a4', label: 'A4' },
            ]}
          />
        </Field>
        {isStudent ? (
          <Field group label="Room to write" help="Lines are 9 mm apart.">
            <SegmentedControl
              block
              value={settings.room}
              onChange={(room) => on.setting({ room })}
              options={[
                { value: 'none', label: 'None' },
                { value: 'lines', label: 'Lines' },
                { value: 'space', label: 'Space' },
              ]}
            />
          </Field>
        ) : null}
        <div className={styles.switches}>
          {isStudent ? (
            <Switch checked={nameLine} onChange={on.nameLine}>
              Name, date and class
            </Switch>
          ) : null}
          {isStudent && hasSource ? (
            <Switch checked={withSource} onChange={on.source}>
              The source of the questions
            </Switch>
          ) : null}
          <Switch checked={settings.largePrint} onChange={(largePrint) => on.setting({ largePrint })}>
            Large print, 18 point
          </Switch>
        </div>
      </div>
      <div className={styles.actions}>
        <p className={styles.count} role="status">
          <Icon of={Check} size="sm" />
          <b>{sheets === null ? 'Counting the sheets' : sheets === 1 ? '1 sheet' : `${sheets} sheets`}</b>
        </p>
        <Button variant="primary" icon={Printer} onClick={() => on.print()}>
          Print
        </Button>
        <Button variant="second" icon={ArrowLeft} href={`${template.entry.route}/edit/${generation.id}`}>
          Document
        </Button>
      </div>
    </form>
  );
}
