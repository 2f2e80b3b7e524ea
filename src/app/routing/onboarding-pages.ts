import { scopeBind } from 'effector';
import { announcing } from './announcing';
import type { LoadedPage } from './load-page';

/** The chunk of each step of onboarding. */
export const onboardingPages = {
  'onboarding/start': async () => {
    const [{ OnboardingPage }, { stepOpened }] = await Promise.all([
      import('@/pages/onboarding/start'),
      import('@/entities/onboarding'),
    ]);
    return { View: OnboardingPage, announce: (scope) => scopeBind(stepOpened, { scope })(null) };
  },
  'onboarding/school': async () => {
    const { SchoolStepPage, schoolStepOpened } = await import('@/pages/onboarding/school');
    return { View: SchoolStepPage, announce: announcing(schoolStepOpened) };
  },
  'onboarding/teaching': async () => {
    const { TeachingStepPage, teachingStepOpened } = await import('@/pages/onboarding/teaching');
    return { View: TeachingStepPage, announce: announcing(teachingStepOpened) };
  },
  'onboarding/class': async () => {
    const { ClassStepPage, classStepOpened } = await import('@/pages/onboarding/class');
    return { View: ClassStepPage, announce: announcing(classStepOpened) };
  },
  'onboarding/join': async () => {
    const { JoinClassPage, codeChanged, joinOpened } = await import('@/pages/onboarding/join');
    return {
      View: JoinClassPage,
      announce: (scope, { search }) => {
        const query = new URLSearchParams(search);
        scopeBind(joinOpened, { scope })(query.get('invitation'));
        const code = query.get('code');
        if (code !== null) scopeBind(codeChanged, { scope })(code);
      },
    };
  },
} satisfies Record<string, () => Promise<LoadedPage>>;
