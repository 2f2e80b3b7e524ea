import { useUnit } from 'effector-react';
import { Plus } from 'lucide';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Stack } from '@/shared/ui/stack';
import { grantAsked } from '../model/grant';
import * as model from '../model/lists';
import { grantInWords } from '../model/words';
import { PartList } from './part-list';

/** What schools were given; a school is the domain of its teachers' verified addresses. */
export function SchoolsPart() {
  const ending = useUnit(model.$endingSchool);
  const on = useUnit({
    give: grantAsked,
    end: model.schoolEndAsked,
    close: model.schoolEndClosed,
    confirm: model.schoolEndConfirmed,
  });
  return (
    <Stack gap={4}>
      <Cluster gap={3}>
        <Button
          icon={Plus}
          onClick={() => on.give({ grantee: { kind: 'school', domain: null }, grant: null })}
        >
          Add a school
        </Button>
      </Cluster>
      <PartList
        label="Schools"
        of={model.schools}
        empty="No school was given anything yet"
        renderRow={({ id, domain, teachers, grant }) => ({
          id,
          lead: String(teachers),
          leadNote: teachers === 1 ? 'teacher' : 'teachers',
          title: domain,
          note: grantInWords(grant),
          end: (
            <Cluster gap={2}>
              <Button size="sm" onClick={() => on.give({ grantee: { kind: 'school', domain }, grant })}>
                Change
              </Button>
              <Button size="sm" variant="quiet" onClick={() => on.end(domain)}>
                End
              </Button>
            </Cluster>
          ),
        })}
      />
      <ConfirmDialog
        open={ending !== null}
        onCancel={on.close}
        onConfirm={on.confirm}
        title={`End the plan of ${ending ?? 'this school'}?`}
        description="Its teachers keep their work, and need a plan of their own from now on."
        confirmLabel="End plan"
      />
    </Stack>
  );
}
