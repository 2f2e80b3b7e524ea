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
import { type Standing, standingOf } from '../model/standing';
import { dayAndTime } from './day-and-time';
import * as styles from './invitation-page.css';

type OpenInvitationProps = { invitation: Invitation; problem: string | null };

/** An invitation that can be used, for whoever looks at it. */
export function OpenInvitation({ invitation, problem }: OpenInvitationProps) {
  const [session, path] = useUnit([$session, model.$path]);
  const { class: face, teacher, email, expires_at } = invitation;
  const standing = standingOf(session, email);
  return (
    <EntryCover
      title={`${teacher.name} invites you to ${classTitle(face)}`}
      lead={companyOf(invitation)}
      picture={<ClassBook cover={face.cover} subject={face.subject} name={face.name} />}
      foot={<Foot standing={standing} path={path} />}
    >
      <dl className={styles.facts}>
        {(
          [
            ['For', email],
            ['Teacher', teacher.name],
            ['Open until', dayAndTime(expires_at)],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {problem === null ? null : (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      <div className={styles.way}>
        <WayIn standing={standing} path={path} invitation={invitation} />
      </div>
    </EntryCover>
  );
}

function WayIn({ standing, path, invitation }: { standing: Standing; path: string; invitation: Invitation }) {
  const [state, accept, changeAccount] = useUnit([model.$state, model.acceptAsked, model.otherAccountAsked]);
  switch (standing.kind) {
    case 'visitor':
      return (
        <Button variant="primary" size="lg" block href={withNext('/register', path)}>
          Join the class
        </Button>
      );
    case 'unverified':
      return (
        <Button variant="primary" size="lg" block href={withNext('/verify', path)}>
          Verify your e-mail first
        </Button>
      );
    case 'newcomer':
      return (
        <Button
          variant="primary"
          size="lg"
          block
          href={`/onboarding/add-student?invitation=${invitation.id}`}
        >
          Join the class
        </Button>
      );
    case 'student':
      return (
        <Button
          variant="primary"
          size="lg"
          block
          pending={state.state === 'accepting'}
          onClick={() => accept()}
        >
          Join the class
        </Button>
      );
    case 'other':
      return (
        <>
          <Banner tone="warn">
            {standing.why === 'teacher'
              ? 'You are signed in as a teacher. Students join a class.'
              : `You are signed in as ${standing.email}. This invitation is for ${invitation.email}.`}
          </Banner>
          <Button size="lg" block onClick={() => changeAccount()}>
            Sign in as someone else
          </Button>
        </>
      );
  }
}

function Foot({ standing, path }: { standing: Standing; path: string }) {
  if (standing.kind === 'visitor') {
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
      Not my class
    </Link>
  );
}

function companyOf({ school, students }: Invitation): string {
  const company =
    students === 0
      ? 'You are one of the first.'
      : students === 1
        ? '1 student is already in.'
        : `${students} students are already in.`;
  return school === null ? company : `${school}. ${company}`;
}
