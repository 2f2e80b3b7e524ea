import { useUnit } from 'effector-react';
import { givenInWords } from '@/entities/subscription';
import type { AdminPerson } from '@/shared/api/administration';
import { ResourcePage } from '@/shared/lib/resource';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { MarginList } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { grantAsked } from '../model/grant';
import * as model from '../model/person';
import { grantInWords } from '../model/words';

/** A person with plan, seats and second factor, and what an administrator can do about them. */
export function PersonView() {
  return (
    <ResourcePage
      of={model.person}
      loading="Loading the person"
      failed="The person couldn’t be loaded"
      missing={
        <EmptyState level={1} title="Nobody is here" action={<Button href="/admin">Administration</Button>}>
          The account may have been deleted.
        </EmptyState>
      }
    >
      {(data: AdminPerson) => <Person data={data} />}
    </ResourcePage>
  );
}

function Person({ data }: { data: AdminPerson }) {
  const { person, school, paid_plan: paid, given, grant, seats, second_factor: hasFactor } = data;
  const { give, ask } = useUnit({ give: grantAsked, ask: model.actAsked });
  const isTeacher = person.role === 'teacher';
  return (
    <Stack gap={7}>
      <PageHeader
        title={person.name}
        lead={`${isTeacher ? 'Teacher' : 'Student'}, ${person.email || 'no address'}.`}
      />
      <PageSection title="Plan">
        <Stack gap={4}>
          <MarginList
            label="Plan"
            margin="lg"
            density="dense"
            items={[
              { id: 'paid', lead: 'Pays for', title: paid ?? 'Nothing' },
              {
                id: 'given',
                lead: 'Has',
                title: given === null ? 'No plan without paying' : givenInWords(given),
              },
              { id: 'grant', lead: 'Given', title: grant === null ? 'Nothing' : grantInWords(grant) },
              ...(isTeacher
                ? [{ id: 'seats', lead: 'Students', title: `${seats.used} of ${seats.limit}` }]
                : []),
            ]}
          />
          <Cluster gap={3}>
            <Button
              variant="primary"
              onClick={() => give({ grantee: { kind: 'person', id: person.id, name: person.name }, grant })}
            >
              {grant === null ? 'Give a plan' : 'Change what was given'}
            </Button>
            {grant !== null && <Button onClick={() => ask('end')}>End it</Button>}
          </Cluster>
        </Stack>
      </PageSection>
      <PageSection title="Account">
        <Stack gap={4}>
          <MarginList
            label="Account"
            margin="lg"
            density="dense"
            items={[
              { id: 'school', lead: 'School', title: school ?? 'None' },
              { id: 'verified', lead: 'Address', title: person.verified ? 'Verified' : 'Not verified' },
              {
                id: 'factor',
                lead: 'Two steps',
                title: hasFactor ? 'Has a second factor' : 'No second factor',
              },
              { id: 'rights', lead: 'Rights', title: person.administrator ? 'Administrator' : 'None' },
            ]}
          />
          <Cluster gap={3}>
            {!person.verified && person.email !== '' && (
              <>
                <Button onClick={() => ask('send')}>Send the email again</Button>
                <Button onClick={() => ask('confirm')}>Confirm the address</Button>
              </>
            )}
            {hasFactor && <Button onClick={() => ask('reset')}>Reset second factor</Button>}
            {isTeacher && person.verified && (
              <Button onClick={() => ask(person.administrator ? 'dismiss' : 'appoint')}>
                {person.administrator ? 'Take administrator’s rights' : 'Make an administrator'}
              </Button>
            )}
          </Cluster>
        </Stack>
      </PageSection>
      <Question name={person.name} />
    </Stack>
  );
}

type Words = { title: (name: string) => string; description: string; confirm: string; danger: boolean };

const questions: Readonly<Record<model.Act, Words>> = {
  end: {
    title: (name) => `End the plan of ${name}?`,
    description: 'Documents and classes stay. Without another plan, templates close at once.',
    confirm: 'End plan',
    danger: true,
  },
  reset: {
    title: (name) => `Reset the second factor of ${name}?`,
    description: 'Be sure who is asking. All sessions end, and the person is told by email.',
    confirm: 'Reset',
    danger: true,
  },
  confirm: {
    title: (name) => `Does this address belong to ${name}?`,
    description: 'Other registrations that named the address are deleted.',
    confirm: 'Confirm',
    danger: false,
  },
  send: {
    title: (name) => `Send the verification email to ${name} again?`,
    description: 'Its link works for 24 hours.',
    confirm: 'Send',
    danger: false,
  },
  appoint: {
    title: (name) => `Make ${name} an administrator?`,
    description: 'Administrators see everyone and read reported messages. They need a second factor.',
    confirm: 'Make an administrator',
    danger: false,
  },
  dismiss: {
    title: (name) => `Take the rights of an administrator from ${name}?`,
    description: 'The account stays.',
    confirm: 'Take rights',
    danger: true,
  },
};

function Question({ name }: { name: string }) {
  const { asked, isActing } = useUnit({ asked: model.$asked, isActing: model.$isActing });
  const on = useUnit({ close: model.actClosed, confirm: model.actConfirmed });
  const words = questions[asked ?? 'end'];
  return (
    <ConfirmDialog
      open={asked !== null}
      onCancel={on.close}
      onConfirm={on.confirm}
      title={words.title(name)}
      description={words.description}
      confirmLabel={words.confirm}
      danger={words.danger}
      pending={isActing}
    />
  );
}
