import { allSettled, type EventCallable, fork } from 'effector';
import type { ReactNode } from 'react';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { $session } from '@/entities/session';
import { getSeatsFx } from '@/shared/api/classes';
import { saveOnboardingFx } from '@/shared/api/onboarding';
import { readClockFx } from '@/shared/lib/clock';
import { Endpapers } from '@/widgets/endpapers';
import { onboarding as unfinished, sessionOf, teacher } from '../tests/support/people';
import { PageFrame } from './page-frame';

type TeacherStepFrameProps = {
  path: string;
  onboarding: OnboardingState;
  /** The event of the page that fills its form. */
  opened?: EventCallable<void>;
  /** The server's answer to a submitted step. */
  save?: () => Promise<unknown>;
  children: ReactNode;
};

/** A page of a teacher's onboarding, in its layout, in November 2026. */
export function TeacherStepFrame({
  path,
  onboarding,
  opened,
  save = () => Promise.reject(new Error('Not answered')),
  children,
}: TeacherStepFrameProps) {
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [
            [$session, sessionOf(unfinished(teacher))],
            [$onboarding, onboarding],
          ],
          handlers: [
            [saveOnboardingFx, save],
            [getSeatsFx, () => ({ used: 0, limit: 40 })],
            [readClockFx, () => new Date(2026, 10, 20)],
          ],
        });
        if (opened) void allSettled(opened, { scope });
        return scope;
      }}
    >
      <Endpapers>{children}</Endpapers>
    </PageFrame>
  );
}
