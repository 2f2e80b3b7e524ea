import { fork, type StoreWritable } from 'effector';
import type { ReactNode } from 'react';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { $session } from '@/entities/session';
import { Endpapers } from '@/widgets/endpapers';
import { onboarding as unfinished, sessionOf, teacher } from '../tests/support/people';
import { PageFrame } from './page-frame';

type TeacherStepFrameProps = {
  /** Where the page is. */
  path: string;
  /** How far the teacher has come. */
  onboarding: OnboardingState;
  /** What the page knows beside it. */
  known?: readonly [StoreWritable<number>, number][];
  children: ReactNode;
};

/** A page of a teacher's first days, between the endpapers. */
export function TeacherStepFrame({ path, onboarding, known = [], children }: TeacherStepFrameProps) {
  return (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [[$session, sessionOf(unfinished(teacher))], [$onboarding, onboarding], ...known],
        })
      }
    >
      <Endpapers>{children}</Endpapers>
    </PageFrame>
  );
}
