import { useUnit } from 'effector-react';
import { PageHeader } from '@/shared/ui/page-header';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/lists';
import { GrantDialog } from './grant-dialog';
import { LogPart } from './log-part';
import { PeoplePart } from './people-part';
import { PersonView } from './person-view';
import { SchoolsPart } from './schools-part';

/** Who is who, plans and seats, for administrators; the server rejects everyone else. */
export function AdministrationPage() {
  const { id, part } = useUnit({ id: model.$personId, part: model.$part });
  const choose = useUnit(model.partChosen);
  return (
    <>
      {id === null ? (
        <Stack gap={6}>
          <PageHeader title="Administration" lead="Whatever you change here is recorded in the log." />
          <SegmentedControl
            label="Part"
            options={[
              { value: 'people', label: 'People' },
              { value: 'schools', label: 'Schools' },
              { value: 'log', label: 'Log' },
            ]}
            value={part}
            onChange={choose}
          />
          {part === 'people' && <PeoplePart />}
          {part === 'schools' && <SchoolsPart />}
          {part === 'log' && <LogPart />}
        </Stack>
      ) : (
        <PersonView />
      )}
      <GrantDialog />
    </>
  );
}
