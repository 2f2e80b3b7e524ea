import { useUnit } from 'effector-react';
import { ClassBook, classTitle } from '@/entities/class';
import { $session } from '@/entities/session';
import type { Invitation } from '@/shared/api/invitations';
import { withNext } from '@/shared/lib/navigation';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { EntryCover } from '@/widgets/entry-cover';
import * as model from '../model/invitation';
import { onboardingPathOf } from '../model/invitation-link';
import { type VisitorKind, visitorKindOf } from '../model/visitor-kind';
import { dayAndTime } from './day-and-time';
import * as styles from './invitation-page.css';

type ValidInvitationProps = {
  invitation: Invitation;
  /** Whether the invited address has an account. */
  hasAccount: boolean;
  problem: string | null;
};

/** A valid invitation, with the action that fits the visitor. */
export function ValidInvitation({ invitation, hasAccount, problem }: ValidInvitationProps) {
  const [session, path] = useUnit([$session, model.$path]);
  const { class: face, teacher, email, role, expires_at } = invitation;
  const visitor = visitorKindOf(session, email, role);
  return (
    <EntryCover
      title={`${teacher.name} invites you to ${role === 'student' ? '' : 'teach '}${classTitle(face)}`}
      lead={classmatesOf(invitation)}
      picture={<ClassBook cover={face.cover} subject={face.subject} name={face.name} />}
      foot={<Foot visitor={visitor} path={path} hasAccount={hasAccount} />}
    >
      <dl className={styles.facts}>
        {(
          [
            ['For', email],
            ['Teacher', teacher.name],
            ['Valid until', dayAndTime(expires_at)],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {role === 'co-teacher' && (
        <p className={styles.advice}>You need no plan of your own: {teacher.name}’s covers this class.</p>
      )}
      {problem === null ? null : (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      <div className={styles.way}>
        <JoinAction visitor={visitor} path={path} invitation={invitation} hasAccount={hasAccount} />
      </div>
    </EntryCover>
  );
}

type JoinActionProps = {
  visitor: VisitorKind;
  path: string;
  invitation: Invitation;
  hasAccount: boolean;
};

function JoinAction({ visitor, path, invitation, hasAccount }: JoinActionProps) {
  const [state, accept, changeAccount] = useUnit([
    model.$state,
    model.acceptRequested,
    model.otherAccountRequested,
  ]);
  switch (visitor.kind) {
    case 'visitor':
      return (
        <Button variant="primary" size="lg" block href={withNext(hasAccount ? '/login' : '/register', path)}>
          {hasAccount
            ? 'Sign in to join'
            : invitation.role === 'student'
              ? 'Join the class'
              : 'Teach the class'}
        </Button>
      );
    case 'unverified':
      return (
        <Button variant="primary" size="lg" block href={withNext('/verify', path)}>
          Verify your email first
        </Button>
      );
    case 'newcomer':
      return (
        <Button variant="primary" size="lg" block href={onboardingPathOf(invitation)}>
          Join the class
        </Button>
      );
    case 'student':
    case 'co-teacher':
      return (
        <Button
          variant="primary"
          size="lg"
          block
          pending={state.state === 'accepting'}
          onClick={() => accept()}
        >
          {visitor.kind === 'student' ? 'Join the class' : 'Teach the class'}
        </Button>
      );
    case 'other':
      return (
        <>
          <Banner tone="warn">
            {visitor.why === 'teacher'
              ? 'You’re signed in as a teacher. This invitation is for a student.'
              : visitor.why === 'student'
                ? 'You’re signed in as a student. This invitation is for a teacher.'
                : `You’re signed in as ${visitor.email}. This invitation is for ${invitation.email}.`}
          </Banner>
          <Button size="lg" block onClick={() => changeAccount()}>
            Use another account
          </Button>
        </>
      );
  }
}

function Foot({ visitor, path, hasAccount }: Omit<JoinActionProps, 'invitation'>) {
  if (visitor.kind === 'visitor' && hasAccount) return null;
  if (visitor.kind === 'visitor') {
    return (
      <p>
        Have an account?{' '}
        <Link href={withNext('/login', path)} standalone>
          Sign in
        </Link>
      </p>
    );
  }
  return (
    <Link href="/" standalone>
      This isn’t my class
    </Link>
  );
}

function classmatesOf({ school, students }: Invitation): string {
  const company =
    students === 0
      ? 'You’ll be the first student.'
      : students === 1
        ? '1 student has joined.'
        : `${students} students have joined.`;
  return school === null ? company : `${school}. ${company}`;
}
