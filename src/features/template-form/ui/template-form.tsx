import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import { templateIcon } from '@/shared/api/template-icons';
import { Accordion } from '@/shared/ui/accordion';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { TemplateMark } from '@/shared/ui/template-mark';
import { Text } from '@/shared/ui/text';
import type { TemplateEntry } from '@/shared/api/templates';
import { coverOf } from '@/shared/ui/theme/template-name';
import { type FormValues, textIn } from '@/entities/template-form';
import { $isBatch } from '../model/batch-form';
import { $form, $messages, batchSubmitted, fieldBlurred, fieldChanged, formSubmitted } from '../model/form';
import { DraftNotice } from './draft-notice';
import { FormField } from './form-field';
import { type FormGroup, type FormRow, layOut } from './form-layout';
import * as styles from './template-form.css';

export type TemplateFormProps = {
  entry: TemplateEntry;
  /** The page that chooses questions to change, for templates that have one. */
  picker?: string | undefined;
  /** What the user should know before they fill it in. */
  notice?: ReactNode;
  /** The submit button and the estimated cost. */
  foot: ReactNode;
};

/** The form of a template: the main fields, then optional ones in collapsible groups. */
export function TemplateForm({ entry, picker, notice, foot }: TemplateFormProps) {
  const { form, messages, isBatch } = useUnit({ form: $form, messages: $messages, isBatch: $isBatch });
  const on = useUnit({
    changed: fieldChanged,
    blurred: fieldBlurred,
    submitted: formSubmitted,
    batch: batchSubmitted,
  });
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  if (form.state === 'closed') return null;
  const { rows, groups } = layOut(form.fields, form.values);
  const invalid = new Set(Object.keys(messages).map((path) => path.split('.')[0]));
  const wrong = groups.filter((group) => group.rows.flat().some(({ name }) => invalid.has(name)));
  const open = [
    ...new Set([...(opened ?? initiallyOpen(groups, form.values)), ...wrong.map(({ name }) => idOf(name))]),
  ];

  const show = (shown: readonly FormRow[]) =>
    shown.map((row) => (
      <div key={row.map(({ name }) => name).join(' ')} className={row.length > 1 ? styles.pair : undefined}>
        {row.map((field) => (
          <FormField
            key={field.name}
            field={field}
            values={form.values}
            messages={messages}
            onChange={on.changed}
            onBlur={on.blurred}
          />
        ))}
      </div>
    ));

  return (
    <form
      className={styles.form}
      aria-label={`${entry.title}: details`}
      noValidate
      onKeyDown={(event) => {
        // Drafts are saved while one types, so the browser's dialog would only get in the way.
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBatch) on.batch();
        else on.submitted();
      }}
    >
      <div className={styles.scroll}>
        <div className={styles.head}>
          <TemplateMark template={coverOf(entry.templateType, entry.color)} icon={templateIcon(entry.icon)} />
          <div className={styles.headText}>
            <Heading level={1} size="xl">
              {entry.title}
            </Heading>
            <Text size="2xs" tone="muted">
              {entry.description}
            </Text>
          </div>
        </div>
        {notice}
        {picker === undefined ? null : (
          <p>
            <Link standalone href={picker}>
              Change existing questions
            </Link>
          </p>
        )}
        <DraftNotice />
        {show(rows)}
        {groups.length > 0 ? (
          <Accordion
            multiple
            level={2}
            open={open}
            onOpenChange={setOpened}
            items={groups.map((group) => ({
              value: idOf(group.name),
              title: group.name,
              content: <div className={styles.group}>{show(group.rows)}</div>,
            }))}
          />
        ) : null}
      </div>
      <div className={styles.go}>{foot}</div>
    </form>
  );
}

/** The groups that are open at first: the source, if its type is chosen. */
const initiallyOpen = (groups: readonly FormGroup[], values: FormValues): string[] =>
  groups
    .filter(({ rows }) => rows.flat().some(({ name }) => name === 'source_type'))
    .filter(() => !['', 'none'].includes(textIn(values, 'source_type')))
    .map(({ name }) => idOf(name));

/** The name of a group as an id. */
const idOf = (name: string): string => name.replaceAll(/\W+/g, '-').toLowerCase();
