import { useUnit } from 'effector-react';
import { ClassBook, classPath, classTitle, studentClassPath } from '@/entities/class';
import { $session, $user, type Session } from '@/entities/session';
import type { Invitation } from '@/shared/api/invitations';
import { Button } from '@/shared/ui/button';
import { EntryCover } from '@/widgets/entry-cover';
import { visitorKindOf } from '../model/visitor-kind';
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
  const [user, session] = useUnit([$user, $session]);
  const { class: face, school } = invitation;
  const path = state === 'used' ? pathFor(session, invitation) : null;
  return (
    <EntryCover
      title={path === null ? titles[state] : 'You have already joined'}
      picture={<ClassBook cover={face.cover} subject={face.subject} name={face.name} />}
      lead={[classTitle(face), invitation.teacher.name, school].filter((part) => part !== null).join(', ')}
    >
      {path === null ? <p className={styles.advice}>{adviceFor(invitation, state)}</p> : null}
      <div className={styles.way}>
        <Button variant="primary" size="lg" block href={path ?? (user === null ? '/login' : '/')}>
          {path !== null ? `Open ${classTitle(face)}` : user === null ? 'Sign in' : 'Continue to Lectern'}
        </Button>
      </div>
    </EntryCover>
  );
}

/** The class, for the user who joined it with the invitation. */
function pathFor(session: Session, { email, role, class_id: id }: Invitation): string | null {
  const { kind } = visitorKindOf(session, email, role);
  if (kind === 'student') return studentClassPath(id);
  return kind === 'co-teacher' ? classPath(id) : null;
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
