import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { currentClasses } from '@/entities/class';
import {
  createGetClassSkillsQuery,
  createSaveGradebookRulesMutation,
  type GradebookSkills,
} from '@/shared/api/gradebooks';
import { gradebookSkillsPath, rulesDraftSought } from '@/entities/gradebook';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown } from '@/shared/lib/toasts';

/** How long the teacher has to pause before a method is saved, in milliseconds. */
const SAVE_DELAY = 500;

/** Carries the class in the address. */
export const skillsOpened = createEvent<string | null>();
/** Goes to the same page of another class. */
export const classChosen = createEvent<string>();
export const methodChosen = createEvent<Partial<GradebookSkills>>();
export const printRequested = createEvent();

export const skills = createResource({
  name: 'classSkills',
  query: createGetClassSkillsQuery(),
  request: (id) => ({ id }),
  crumbs: ({ class: face }) => [{ label: face.title }],
});
const saveMutation = createSaveGradebookRulesMutation();

export const $classId = createStore<string | null>(null, { name: 'skillsClass' }).on(
  skillsOpened,
  (_, id) => id,
);
sample({ clock: skillsOpened.filterMap(nonNull), target: rulesDraftSought });
sample({ clock: skillsOpened, fn: () => 'current', target: currentClasses.opened });
sample({ clock: classChosen, fn: (id) => ({ to: gradebookSkillsPath(id) }), target: navigateFx });
sample({ clock: skillsOpened.filterMap(nonNull), target: skills.opened });

const $stored = skills.$data.map((data) => data?.rules.content.skills ?? null);
/** What was chosen and is not read back yet. */
const $chosen = createStore<GradebookSkills | null>(null, { name: 'chosenSkillMethod' });
/** How scores become a value. */
export const $method = combine($chosen, $stored, (chosen, stored) => chosen ?? stored);
const methodChanged = sample({
  clock: methodChosen,
  source: $method,
  fn: (method, change) => method && { ...method, ...change },
}).filterMap(nonNull);
$chosen.on(methodChanged, (_, method) => method).reset(skillsOpened, skills.changed);

sample({
  clock: sample({
    clock: debounce(methodChosen, SAVE_DELAY),
    source: { chosen: $chosen, data: skills.$data, id: $classId },
    fn: ({ chosen, data, id }) => (chosen && data && id ? { chosen, rules: data.rules, id } : undefined),
  }).filterMap(nonNull),
  fn: ({ chosen, rules: { revision, content }, id }) => ({
    id,
    gradebookRulesChange: { revision, content: { ...content, skills: chosen } },
  }),
  target: saveMutation.start,
});
sample({ clock: saveMutation.finished.failure, fn: ({ error }) => ({ error }), target: failureShown });
sample({ clock: saveMutation.finished.finally, fn: () => undefined, target: skills.refreshed });

const printFx = createEffect<void, void>({ name: 'printSkills', handler: () => window.print() });
sample({ clock: printRequested, target: printFx });
