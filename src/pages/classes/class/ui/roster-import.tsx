import { useUnit } from 'effector-react';
import { accountsPath } from '@/entities/class';
import { ListInput, DeferredListReview } from '@/features/student-list';
import type { ImportPlan } from '@/shared/api/students';
import { formatNumber } from '@/shared/lib/numbers';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import {
  accountsWords,
  countRows,
  doNotFit,
  inviteWords,
  notesOf,
  resultInWords,
} from '../model/import-words';
import * as model from '../model/roster-import';

const FORM_ID = 'roster-import-form';

/** Adds students from a list: the teacher checks how it was read, and whom it invites. */
export function RosterImport({ classId }: { classId: string }) {
  const { state, importing, result, imports, plan, added } = useUnit({
    state: model.$import,
    importing: model.$isImporting,
    result: model.$result,
    imports: model.$imports,
    plan: model.$plan,
    added: model.$toInvite,
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
  const counts = plan === null ? null : countRows(plan);
  const isChecking = state === 'checking';
  return (
    <Stack gap={3}>
      {result === null ? null : (
        <Banner tone={result.failed > 0 ? 'warn' : 'ok'}>{resultInWords(result)}</Banner>
      )}
      <div>
        <Button onClick={() => on.open()}>Add from a list</Button>{' '}
        <Button href={accountsPath(classId)}>Accounts without email</Button>{' '}
        {last === undefined ? null : (
          <Button variant="quiet" onClick={() => on.undo(last.id)}>
            Undo the last import
          </Button>
        )}
      </div>
      <Dialog
        open={state !== 'closed'}
        onClose={() => on.close()}
        size="lg"
        title={isChecking ? 'Check the list' : 'Add students from a list'}
        description={
          isChecking
            ? 'Nothing has been sent yet.'
            : 'Each student gets an invitation by email. Parents’ addresses stay in your browser.'
        }
        actions={
          isChecking ? (
            <>
              <Button onClick={() => on.change()}>Change the list</Button>
              <Button
                variant="primary"
                disabled={added === 0 || (counts !== null && counts.seatless > 0)}
                pending={importing}
                onClick={() => on.confirm()}
              >
                {inviteWords(added)}
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
        {isChecking ? <Check plan={plan} added={added} /> : <ListForm />}
      </Dialog>
    </Stack>
  );
}

function ListForm() {
  const { errors } = useForm(model.form);
  const free = useUnit(model.$freeSeats);
  return (
    <FormElement form={model.form} id={FORM_ID}>
      <Stack gap={3}>
        {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
        {free === null ? null : (
          <Text tone="muted">
            {formatNumber(free)} {free === 1 ? 'seat is' : 'seats are'} free in the plan of this class.
          </Text>
        )}
        <ListInput list={model.list} label="List" error={errors.list} rows={8} />
      </Stack>
    </FormElement>
  );
}

function Check({ plan, added }: { plan: ImportPlan | null; added: number }) {
  const { problem, importing } = useUnit({ problem: model.$problem, importing: model.$isImporting });
  const makeAccounts = useUnit(model.accountsRequested);
  return (
    <Stack gap={4}>
      {problem === null ? null : (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      {plan === null ? null : <Outcome plan={plan} />}
      <DeferredListReview
        list={model.list}
        notes={plan === null ? undefined : notesOf(plan)}
        accounts={{
          label: (count) => accountsWords(added, count),
          pending: importing,
          onTake: makeAccounts,
        }}
      />
    </Stack>
  );
}

function Outcome({ plan }: { plan: ImportPlan }) {
  const { groups } = useUnit(model.list.$list);
  const { added, skipped, seatless } = countRows(plan);
  if (seatless > 0) {
    return (
      <Banner tone="danger" title={doNotFit(added + seatless)}>
        {added === 1 ? '1 seat is free.' : `${added} seats are free.`}{' '}
        {groups.length > 0 ? 'Choose a part of the list below.' : 'Change the list, or leave students out.'}{' '}
        Nobody is invited before that.
      </Banner>
    );
  }
  return (
    <Text>
      {formatNumber(added)} will be invited.
      {skipped > 0
        ? ` ${formatNumber(skipped)} ${skipped === 1 ? 'is' : 'are'} in the class or invited already.`
        : ''}{' '}
      Seats left afterwards: {plan.seats_left}.
    </Text>
  );
}
