import { evidenceFor, formTexts, textsOf } from '../supplied.ts';
import type { Evidence } from '../supplied.ts';
import type { IepInput, IepDraft } from './schema.ts';

/** The sections that state facts about the student. Goals propose targets, which the team decides. */
const FACTUAL = [
  'plaafp',
  'accommodations',
  'modifications',
  'lre_statement',
  'assessment_participation',
  'transition',
  'progress_reporting',
  'family_summary',
] as const;

export const factualTexts = (result: IepDraft) => [
  ...textsOf(result, FACTUAL),
  ...textsOf(result, ['annual_goals']).filter(({ path }) => /\/(?:baseline|condition)$/.test(path)),
];

/** The form without fields that say nothing about the student. */
export function suppliedTexts({ goal_count: _, ...facts }: IepInput) {
  return formTexts(facts);
}

export const iepEvidence = (result: IepDraft, input: IepInput): Evidence[] =>
  evidenceFor(factualTexts(result), suppliedTexts(input));

export function deriveIep(key: string, result: IepDraft, input: IepInput): unknown {
  switch (key) {
    case 'student_profile':
      return {
        reference: input.student_reference,
        grade_level: input.grade_level,
        ...(input.age !== undefined && { age: input.age }),
        disability_category: input.disability_category,
        areas_of_need: input.areas_of_need.join(', '),
      };
    case 'services':
      return linesOf(input.current_services);
    case 'unresolved_information':
      return unresolved(input);
    default:
      return evidenceRows(iepEvidence(result, input));
  }
}

const NOTHING = { figure: 'None', stands_in: 'The plan states no number or date', source: '' };

function evidenceRows(evidence: readonly Evidence[]) {
  if (evidence.length === 0) return [NOTHING];
  return evidence.slice(0, 200).map(({ figure, path, field }) => ({
    figure,
    stands_in: path.slice(1).replaceAll('_', ' ').replaceAll('/', ', '),
    source: field === undefined ? 'Not in your form' : field.replaceAll('_', ' '),
  }));
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^[\s•*-]+/, '').trim())
    .filter((line) => line !== '');

/** What the team has to find out, because the form doesn't say it. */
function unresolved(input: IepInput): string[] {
  const undated = input.present_levels.filter(({ date }) => date === '');
  const missing: [boolean, string][] = [
    [
      input.disability_category === 'Not determined',
      'Eligibility: the disability category is not determined.',
    ],
    [input.parent_concerns === '', 'Family: their concerns and priorities are not recorded.'],
    [input.current_services === '', 'Services: none were supplied, so this draft lists none.'],
    [input.meeting_date === '', 'Dates: the meeting, and with it the date of the annual review.'],
    [input.age === undefined, 'Age: needed to decide about transition planning.'],
    ...undated.map(({ measure }): [boolean, string] => [true, `Date of the result: ${measure}.`]),
    [
      input.present_levels.length < input.areas_of_need.length,
      'Present levels: not every area of need has a result.',
    ],
    [true, 'Placement, services and goals: the IEP team decides.'],
  ];
  return missing.flatMap(([isMissing, text]) => (isMissing ? [text] : []));
}
