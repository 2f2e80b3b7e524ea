import { attach, createEvent, createStore, sample } from 'effector';
import { readStoredFx } from '@/shared/lib/storage';

/** The name of the form in which rules are edited. */
export const RULES_FORM = 'gradebookRules';

/** Looks for rules of a class that this browser has and the server has not. */
export const rulesDraftSought = createEvent<string>();

const readFx = attach({
  name: 'readRulesDraft',
  effect: readStoredFx,
  mapParams: (classId: string) => `form:${RULES_FORM}:${classId}`,
});
export const $hasRulesDraft = createStore(false, { name: 'hasRulesDraft' })
  .on(readFx.doneData, (_, stored) => typeof stored === 'object' && stored !== null)
  .reset(rulesDraftSought);
sample({ clock: rulesDraftSought, target: readFx });
