import { useUnit } from 'effector-react';
import type { ImportPlan } from '@/shared/api/students';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { FileButton } from '@/shared/ui/file-button';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { countRows, resultInWords } from '../model/import-words';
import * as model from '../model/roster-import';

const FORM_ID = 'roster-import-form';

/** Adds students from a list, after a dry run that says what happens to each line. */
export function RosterImport() {
  const { current, importing, result, imports } = useUnit({
    current: model.$import,
    importing: model.$isImporting,
    result: model.$result,
    imports: model.$imports,
  });
  const { pending } = useForm(model.form);
  const on = useUnit({
    open: model.importOpened,
    close: model.importClosed,
    change: model.listReopened,
    confirm: model.importConfirmed,
    undo: model.undoRequested,
  });
  const last = imports.find(({ undoable, invited }) => undoable && invited > 0);
  const added = current.state === 'planned' ? countRows(current.plan).added : 0;
  return (
    <Stack gap={3}>
      {result === null ? null : (
        <Banner tone={result.failed > 0 ? 'warn' : 'ok'}>{resultInWords(result)}</Banner>
      )}
      <div>
        <Button onClick={() => on.open()}>Add from a list</Button>{' '}
        {last === undefined ? null : (
          <Button variant="quiet" onClick={() => on.undo(last.id)}>
            Undo the last import
          </Button>
        )}
      </div>
      <Dialog
        open={current.state !== 'closed'}
        onClose={() => on.close()}
        size="lg"
        title={current.state === 'planned' ? 'Check the list' : 'Add students from a list'}
        description={
          current.state === 'planned'
            ? 'This is a dry run. Nothing has changed yet.'
            : 'One student per line: name and email address, in any order. Each gets an invitation by email.'
        }
        actions={
          current.state === 'planned' ? (
            <>
              <Button onClick={() => on.change()}>Change the list</Button>
              <Button
                variant="primary"
                disabled={added === 0}
                pending={importing}
                onClick={() => on.confirm()}
              >
                {added === 1 ? 'Invite 1 student' : `Invite ${added} students`}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => on.close()}>Cancel</Button>
              <Button variant="primary" type="submit" form={FORM_ID} pending={pending}>
                Check the list
              </Button>
            </>
          )
        }
      >
        {current.state === 'planned' ? <Plan plan={current.plan} /> : <ListForm />}
      </Dialog>
    </Stack>
  );
}

function ListForm() {
  const { errors, field } = useForm(model.form);
  const choose = useUnit(model.fileChosen);
  return (
    <FormElement form={model.form} id={FORM_ID}>
      <Stack gap={3}>
        {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
        <Field label="List" required error={errors.csv}>
          <Textarea rows={8} placeholder="Thandi Mokoena, t.mokoena@harborview.school" {...field('csv')} />
        </Field>
        <div>
          <FileButton
            size="sm"
            label="CSV file"
            accept=".csv,.txt,text/csv,text/plain"
            onChoose={(file) => choose(file)}
          >
            Choose a CSV file
          </FileButton>
        </div>
      </Stack>
    </FormElement>
  );
}

type Row = ImportPlan['rows'][number];

const outcomeOf = ({ result, cell, reason }: Row): string => {
  if (result === 'add') return 'Will be invited';
  const where = cell === null ? '' : cell === 'name' ? 'Name: ' : 'Email: ';
  return `${where}${reason ?? ''}${result === 'duplicate' ? ' Skipped.' : ''}`;
};

const columns: readonly TableColumn<Row>[] = [
  { key: 'line', label: 'Line', cell: ({ line }) => line },
  { key: 'name', label: 'Name', cell: ({ name }) => name ?? '' },
  { key: 'email', label: 'Email', cell: ({ email }) => email },
  { key: 'result', label: 'Result', cell: outcomeOf },
];

function Plan({ plan }: { plan: ImportPlan }) {
  const { added, broken, skipped } = countRows(plan);
  return (
    <Stack gap={3}>
      <Text>
        Will be invited: {added}. Need fixing: {broken}. Skipped: {skipped}. Seats left afterwards:{' '}
        {plan.seats_left}.
      </Text>
      <Table
        label="Dry run"
        columns={columns}
        rows={plan.rows}
        rowKey={({ line }) => String(line)}
        maxHeight="md"
      />
    </Stack>
  );
}
