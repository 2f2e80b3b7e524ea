import { questionTypeLabels } from '@/shared/api/blocks';

const labels: Readonly<Record<string, string>> = questionTypeLabels;

/** The label of a question type that a form offers. */
export const questionTypeName = (type: string): string => labels[type] ?? type;
