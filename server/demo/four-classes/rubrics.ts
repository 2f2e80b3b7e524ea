import type { AssignmentRubric } from '../../generated/schemas/index.ts';

type Descriptions = readonly [string, string, string, string];

const LABELS = ['Exceeds', 'Meets', 'Approaching', 'Beginning'] as const;

/** Criteria by name, each with four levels that give the same points. */
const rubricOf = (
  points: readonly [number, number, number, number],
  criteria: Readonly<Record<string, Descriptions>>,
): AssignmentRubric => ({
  criteria: Object.entries(criteria).map(([name, descriptions], index) => ({
    id: `c${index + 1}`,
    name,
    levels: LABELS.map((label, level) => ({
      label,
      points: points[level] ?? 0,
      description: descriptions[level] ?? '',
    })),
  })),
});

export const labRubric = rubricOf([6, 4, 3, 1], {
  'Question and hypothesis': [
    'A testable question; the hypothesis gives a reason.',
    'A testable question and a hypothesis.',
    'One of the two is missing.',
    'Neither can be tested.',
  ],
  Method: [
    'Another group could repeat it; one variable changes; repeats are planned.',
    'Can be repeated with one question to the writer.',
    'Steps or amounts are missing.',
    'No method.',
  ],
  Data: [
    'A table with units and at least three trials, and a labelled graph.',
    'A table with units and a graph with small faults.',
    'A table without units, or too few trials.',
    'No usable data.',
  ],
  Conclusion: [
    'Answers the question from the data, names an error source and its effect.',
    'Answers the question from the data.',
    'Answers without data.',
    'No conclusion.',
  ],
});

export const claimRubric = rubricOf([4, 3, 2, 1], {
  Claim: [
    'Answers the question in one exact sentence.',
    'Answers the question.',
    'Answers a part of the question.',
    'No claim, or one that answers something else.',
  ],
  Evidence: [
    'Two or more observations or measurements with units, all relevant.',
    'Two observations, one of them without a unit or a source.',
    'One observation.',
    'Opinions in place of observations.',
  ],
  Reasoning: [
    'Names the principle and shows how each piece of evidence follows from it.',
    'Names the principle and links it to the evidence.',
    'Repeats the evidence or names the principle alone.',
    'No reasoning.',
  ],
  Clarity: [
    'Read once and understood; terms are used correctly.',
    'Small slips that do not stop a reader.',
    'Some sentences must be read twice.',
    'Cannot be followed.',
  ],
});

export const argumentRubric = rubricOf([5, 4, 3, 1], {
  Thesis: [
    'A debatable position with its main reason.',
    'A clear position.',
    'A topic, not a position.',
    'No position.',
  ],
  Evidence: [
    'Three or more facts with sources, explained.',
    'Two facts with sources.',
    'Facts without sources.',
    'Opinions alone.',
  ],
  Counterclaim: [
    'States the best opposing reason fairly and answers it.',
    'States and answers one.',
    'Mentions one without an answer.',
    'None.',
  ],
  Conventions: [
    'Almost free of errors.',
    'A few errors.',
    'Errors slow the reader down.',
    'Errors hide the meaning.',
  ],
});
