import { useUnit } from 'effector-react';
import { ClassBook, classTitle } from '@/entities/class';
import { $user } from '@/entities/session';
import type { Invitation } from '@/shared/api/invitations';
import { Button } from '@/shared/ui/button';
import { EntryCover } from '@/widgets/entry-cover';
import { dayAndTime } from './day-and-time';
import * as styles from './invitation-page.css';

type Closed = Exclude<Invitation['state'], 'valid'>;
type InvalidInvitationProps = { invitation: Invitation; state: Closed };

const titles: Readonly<Record<Closed, string>> = {
  expired: 'This invitation has expired',
  used: 'This invitation was already used',
  revoked: 'This invitation was withdrawn',
};

/** An invitation that is no longer valid, and what to do about it. */
export function InvalidInvitation({ invitation, state }: InvalidInvitationProps) {
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
          {user === null ? 'Sign in' : 'Continue to Lectern'}
        </Button>
      </div>
    </EntryCover>
  );
}

function adviceFor({ teacher, expires_at }: Invitation, state: Closed): string {
  switch (state) {
    case 'expired':
      return `It was valid until ${dayAndTime(expires_at)}. Ask ${teacher.name} for a new one.`;
    case 'used':
      return 'If you have already joined the class, sign in to see it.';
    case 'revoked':
      return `If you belong in the class, ask ${teacher.name} for its code.`;
  }
}
