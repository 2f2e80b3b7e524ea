export {
  gradebookPath,
  gradebookRulesPath,
  gradebookSkillsPath,
  studentMarksPath,
} from './model/addresses';
export { countKept, KEPT_SCORES } from './model/kept-scores';
export { RULES_FORM, rulesDraftSought } from './model/rules-draft';
export { Explanation, ExplanationParts } from './ui/explanation';
export { GradebookTabs } from './ui/gradebook-tabs';
