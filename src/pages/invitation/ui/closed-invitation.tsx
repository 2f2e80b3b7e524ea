import { useUnit } from 'effector-react';
import { ClassBook, classTitle } from '@/entities/class';
import { $user } from '@/entities/session';
import type { Invitation } from '@/shared/api/invitations';
import { Button } from '@/shared/ui/button';
import { EntryCover } from '@/widgets/entry-cover';
import { dayAndTime } from './day-and-time';
import * as styles from './invitation-page.css';

type Closed = Exclude<Invitation['state'], 'valid'>;
type ClosedInvitationProps = { invitation: Invitation; state: Closed };

const titles: Readonly<Record<Closed, string>> = {
  expired: 'This invitation has expired',
  used: 'This invitation was already used',
  revoked: 'This invitation was taken back',
};

/** An invitation that cannot be used any more, and what to do then. */
export function ClosedInvitation({ invitation, state }: ClosedInvitationProps) {
  const user = useUnit($user);
  const { class: face, school } = invitation;
  return (
    <EntryCover
      title={titles[state]}
      picture={<ClassBook cover={face.cover} subject={face.subject} name={face.name} />}
      lead={[classTitle(face), invitation.teacher.name, school].filter((part) => part !== null).join(', ')}
    >
      <p className={styles.advice}>{adviceFor(invitation, state)}</p>
      <div className={styles.way}>
        <Button variant="primary" size="lg" block href={user === null ? '/login' : '/'}>
          {user === null ? 'Sign in' : 'Go on to Lectern'}
        </Button>
      </div>
    </EntryCover>
  );
}

function adviceFor({ teacher, expires_at }: Invitation, state: Closed): string {
  switch (state) {
    case 'expired':
      return `It was open until ${dayAndTime(expires_at)}. Ask ${teacher.name} for a new one.`;
    case 'used':
      return 'Whoever it was for is in the class. If that is you, the class is waiting inside.';
    case 'revoked':
      return `If you belong in the class, ask ${teacher.name} for its code.`;
  }
}
