export {
  gradebookPath,
  gradebookRulesPath,
  gradebookSkillsPath,
  reportsPath,
  studentMarksPath,
  studentReportPath,
} from './model/addresses';
export { countKept, KEPT_PAPER_SCORES, KEPT_SCORES } from './model/kept-scores';
export { namedStudent } from './model/named-student';
export { RULES_FORM, rulesDraftSought } from './model/rules-draft';
export { Explanation, ExplanationParts } from './ui/explanation';
export { GradebookTabs } from './ui/gradebook-tabs';
