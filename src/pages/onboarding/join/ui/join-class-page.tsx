import { useUnit } from 'effector-react';
import { $isSwitchingRole, roleSwitchRequested } from '@/entities/onboarding';
import { Button } from '@/shared/ui/button';
import { StepPage } from '@/widgets/endpapers';
import * as model from '../model/join-class';
import { AiNotice } from './ai-notice';
import { BirthDateField } from './birth-date-field';
import { ClassField } from './class-field';
import { Under13Notice } from './under-13-notice';

/** The only onboarding step of a student: class, birth date and the notice about AI. */
export function JoinClassPage() {
  const { joining, title, problem, isUnder13, isSwitching } = useUnit({
    joining: model.$joining,
    title: model.$title,
    problem: model.$problem,
    isUnder13: model.$isUnder13,
    isSwitching: $isSwitchingRole,
  });
  const switchRole = useUnit(roleSwitchRequested);
  const isInvited = 'way' in joining && joining.way.kind === 'invitation';
  return (
    <StepPage
      form={model.form}
      title="Join your class"
      lead={isInvited ? 'Your teacher has invited you.' : 'Your teacher has the code on the board.'}
      problem={problem}
      back={
        <Button variant="quiet" pending={isSwitching} onClick={() => switchRole('teacher')}>
          I’m a teacher
        </Button>
      }
      actions={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={joining.state === 'joining' || joining.state === 'joined'}
        >
          {title === null ? 'Join the class' : `Join ${title}`}
        </Button>
      }
    >
      <ClassField />
      <BirthDateField />
      {isUnder13 ? (
        <Under13Notice
          teacher={'preview' in joining ? joining.preview.teacher.name : null}
          invited={isInvited}
        />
      ) : null}
      <AiNotice teacher={'preview' in joining ? joining.preview.teacher.name : null} />
    </StepPage>
  );
}
