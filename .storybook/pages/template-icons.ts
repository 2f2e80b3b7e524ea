import { ClipboardList, Grid2x2, ListChecks, Mail, NotebookPen, Route, ScrollText } from 'lucide-react';

/** The icons of the templates that the sample pages show. */
export const icons = {
  'lesson-plan-builder': NotebookPen,
  'exam-and-quizzes': ListChecks,
  'work-sheets': ClipboardList,
  'course-design': Route,
  'rubric-generator': Grid2x2,
  'report-card-generation': ScrollText,
  'professional-correspondence': Mail,
};
