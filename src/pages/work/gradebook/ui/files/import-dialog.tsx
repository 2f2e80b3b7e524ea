import { useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { FileUpload } from '@/shared/ui/file-upload';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Spinner } from '@/shared/ui/spinner';
import { canImport } from '../../model/files/import-state';
import * as model from '../../model/files/import';
import { countPlanned } from '../../model/files/planned';
import { counted } from '../../model/files/sentences';
import { ImportCheck } from './import-check';
import { ImportOutcome } from './import-outcome';

/** Imports a gradebook file: the teacher sees what it changes, and answers what is not certain, before anything is stored. */
export function ImportDialog() {
  const state = useUnit(model.$import);
  const { isPlanning, isImporting } = useUnit({
    isPlanning: model.$isPlanning,
    isImporting: model.$isImporting,
  });
  const on = useUnit({
    close: model.importClosed,
    remove: model.fileRemoved,
    confirm: model.importConfirmed,
  });
  const { file, plan, result } = state;
  const close = () => on.close();
  const planned = plan === null ? null : countPlanned(plan);
  return (
    <Dialog
      open={state.isOpen}
      onClose={close}
      size="lg"
      title={result !== null ? 'Import finished' : file === null ? 'Import scores' : 'Check the import'}
      description={result === null ? 'Nothing is stored before you import.' : undefined}
      actions={
        result !== null ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            {file === null ? null : (
              <Button variant="quiet" onClick={() => on.remove()}>
                Choose another file
              </Button>
            )}
            <Button onClick={close}>Cancel</Button>
            {file === null ? null : (
              <Button
                variant="primary"
                disabled={isPlanning || !canImport(state)}
                pending={isImporting}
                onClick={() => on.confirm()}
              >
                {planned === null || planned.scores === 0
                  ? 'Import'
                  : `Import ${counted(planned.scores, 'score')}`}
              </Button>
            )}
          </>
        )
      }
    >
      {result !== null ? <ImportOutcome result={result} /> : file === null ? <FileChoice /> : <Checking />}
    </Dialog>
  );
}

/** By extension, because systems differ in the type that they give CSV. */
const accepted = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt', '.tsv'],
  'application/vnd.ms-excel': ['.csv'],
};

function FileChoice() {
  const { problem } = useUnit(model.$import);
  const choose = useUnit(model.fileChosen);
  return (
    <Stack gap={3}>
      <Field label="Gradebook file" error={problem} group>
        <FileUpload
          files={[]}
          accept={accepted}
          maxSize={3_000_000}
          maxFiles={1}
          hint="CSV, up to 3 MB"
          onAdd={([file]) => {
            if (file) choose(file);
          }}
          onRemove={() => {}}
        />
      </Field>
      <Text size="sm" tone="soft">
        Files of Canvas, Moodle, PowerTeacher Pro and Lectern are recognised. Any other table works if it
        names the students.
      </Text>
    </Stack>
  );
}

function Checking() {
  const { file, plan, problem } = useUnit(model.$import);
  const isPlanning = useUnit(model.$isPlanning);
  const retry = useUnit(model.planRetried);
  return (
    <Stack gap={5}>
      {problem === null ? null : (
        <Banner
          tone="danger"
          urgent
          title={file?.name ?? 'The file'}
          action={
            plan === null ? (
              <Button size="sm" pending={isPlanning} onClick={() => retry()}>
                Try again
              </Button>
            ) : undefined
          }
        >
          {problem}
        </Banner>
      )}
      {plan === null ? (
        isPlanning ? (
          <Text>
            <Spinner label={`Reading ${file?.name ?? 'the file'}`} /> Reading {file?.name}…
          </Text>
        ) : null
      ) : (
        <ImportCheck plan={plan} />
      )}
    </Stack>
  );
}
