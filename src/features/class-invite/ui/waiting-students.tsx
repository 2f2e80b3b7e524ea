import { useUnit } from 'effector-react';
import { X } from 'lucide';
import { classTitle } from '@/entities/class';
import { shortDayOf } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ErrorState } from '@/shared/ui/error-state';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Text } from '@/shared/ui/text';
import * as model from '../model/class-invite';
import * as styles from './invite-panel.css';

/** The students who used the code of a class and wait for the teacher. */
export function WaitingStudents() {
  const { invited, waiting, answering } = useUnit({
    invited: model.$invited,
    waiting: model.$waiting,
    answering: model.$answering,
  });
  const on = useUnit({
    letIn: model.letInRequested,
    decline: model.declineRequested,
    retry: model.waitingRetried,
  });
  if (invited === null) return null;
  if (waiting.state === 'failed') {
    return (
      <ErrorState title="The waiting students couldn’t be loaded" onRetry={() => on.retry()}>
        {waiting.problem.message}
      </ErrorState>
    );
  }
  if (waiting.state === 'loading' || waiting.students.length === 0) return null;
  return (
    <PageSection title={`Waiting to join ${classTitle(invited.class)}`}>
      <ul className={styles.people}>
        {waiting.students.map(({ student_id: id, name, asked_at: asked }) => (
          <li key={id} className={styles.person}>
            <Avatar name={name} decorative />
            <div>
              <Text size="sm" weight="semi">
                {name}
              </Text>
              <Text size="2xs" tone="muted">
                Asked on {shortDayOf(asked)}
              </Text>
            </div>
            <Cluster gap={1}>
              <Button size="sm" pending={answering.includes(id)} onClick={() => on.letIn(id)}>
                Let in
              </Button>
              <IconButton label={`Decline ${name}`} icon={X} size="sm" onClick={() => on.decline(id)} />
            </Cluster>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
