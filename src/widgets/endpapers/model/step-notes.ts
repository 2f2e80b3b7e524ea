import type { OnboardingState, Step } from '@/entities/onboarding';

export type ContentsEntry = { title: string; note: string; state: 'done' | 'now' | 'ahead' };

const order: readonly Step[] = ['school', 'teaching', 'class'];

const titles: Readonly<Record<Step, string>> = {
  school: 'Your school',
  teaching: 'What you teach',
  class: 'Your first class',
};

const asked: Readonly<Record<Step, string>> = {
  school: 'Name, role and year',
  teaching: 'Grades and subjects',
  class: 'You can skip this',
};

/** The list of steps, completed ones with their result. */
export function contentsOf(state: OnboardingState): ContentsEntry[] {
  const standing = 'step' in state ? order.indexOf(state.step) : state.state === 'made' ? order.length : -1;
  const isInvited = 'progress' in state && state.progress.invitation !== null;
  return order.map((step, index) => ({
    title: isInvited && step === 'class' ? 'Your class' : titles[step],
    note:
      (index < standing && outcomeOf(state, step)) ||
      (isInvited && step === 'class' ? 'You’re invited' : asked[step]),
    state: index < standing ? 'done' : index === standing ? 'now' : 'ahead',
  }));
}

function outcomeOf(state: OnboardingState, step: Step): string | null {
  if (!('progress' in state)) return null;
  const { school, grades, subjects } = state.progress;
  if (step === 'school') return school && `${school.name}, ${school.school_year}`;
  if (step === 'teaching') return [gradesText(grades), ...subjects].filter(Boolean).join(', ');
  return state.state === 'made' ? `${state.made.name} ${state.made.subject}` : null;
}

/** Grade 7; Grades 6 to 8; Grades 6, 7 and 10. */
export function gradesText(grades: readonly number[]): string {
  const sorted = grades.toSorted((one, other) => one - other);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return `Grade ${first}`;
  const isRun = sorted.length > 2 && last - first === sorted.length - 1;
  return isRun ? `Grades ${first} to ${last}` : `Grades ${sorted.slice(0, -1).join(', ')} and ${last}`;
}
