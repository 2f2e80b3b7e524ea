const NAMES: Readonly<Record<string, string>> = {
  'multiple-choice': 'Multiple choice',
  'multiple-select': 'Several right answers',
  'true-false': 'True or false',
  'fill-in-blank': 'Fill in the blank',
  'short-answer': 'Short answer',
  numeric: 'Number',
  matching: 'Matching',
  ordering: 'Put in order',
  'open-ended': 'Open-ended',
};

export const questionTypes: readonly string[] = Object.keys(NAMES);

/** What a type of question is called on the page. */
export const questionTypeName = (type: string): string => NAMES[type] ?? type;
