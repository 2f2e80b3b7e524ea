import { useUnit } from 'effector-react';
import { ArrowLeft } from 'lucide';
import { ClassBook, classTitle } from '@/entities/class';
import { invitationTaken, stepPaths } from '@/entities/onboarding';
import type { Invitation } from '@/shared/api/invitations';
import { Button } from '@/shared/ui/button';
import { StepPage } from '@/widgets/endpapers';
import * as first from '../model/class-form';

/** The third step of an invited co-teacher: the class that they teach with a colleague. */
export function InvitedStep({ invitation }: { invitation: Invitation }) {
  const { class: face, teacher } = invitation;
  const { pending, problem, skip } = useUnit({
    pending: first.$pending,
    problem: first.form.$problem,
    skip: first.skipped,
  });
  return (
    <StepPage
      form={{ name: first.form.name, submitted: invitationTaken }}
      title={`Teach ${classTitle(face)}`}
      lead={`${teacher.name} invites you. Their plan covers you in this class.`}
      problem={problem}
      back={
        <Button variant="quiet" icon={ArrowLeft} href={stepPaths.teaching}>
          Back
        </Button>
      }
      actions={
        <>
          <Button onClick={() => skip()} disabled={pending}>
            Not now
          </Button>
          <Button type="submit" variant="primary" size="lg" pending={pending}>
            Teach the class
          </Button>
        </>
      }
    >
      <ClassBook cover={face.cover} subject={face.subject} name={face.name} />
      <p>You need a plan of your own only for templates and for classes that you make.</p>
    </StepPage>
  );
}
