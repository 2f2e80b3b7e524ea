import { expect, it } from 'vitest';
import type { BlockKind } from '../../../generated/blocks.ts';
import { exportBlock } from '../testing.ts';

const rowsOf = async (kind: BlockKind, value: unknown, format: 'scores_csv' | 'rubric_csv') =>
  (await exportBlock(kind, value, format, 'teacher'))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

it('writes the score of each criterion, given or not, and no formula', async () => {
  const scores = {
    Evidence: { score: 3, max: 4, given: true, rationale: '=SUM(A1)' },
    Voice: { score: 2, max: 4 },
  };
  expect(await rowsOf('grading', scores, 'scores_csv')).toEqual([
    '"Criterion","Suggested score","Given score","Maximum points","Level","Confidence","Why","Next step"',
    `"Evidence",3,3,4,"","","'=SUM(A1)",""`,
    '"Voice",2,"",4,"","","",""',
  ]);
});

it('writes a row for each submission with its questions', async () => {
  const submissions = [
    {
      submission_id: 'Mira "M"',
      suggested_score: 1,
      max: 2,
      flags: ['off_task'],
      questions: [{ ref: '1', score: 1, max: 2, verdict: 'partial' }],
      feedback: 'Add the unit.',
    },
  ];
  expect(await rowsOf('submissions', submissions, 'scores_csv')).toEqual([
    '"Student","Suggested score","Given score","Maximum points","To look at","1: score","1: verdict","Feedback"',
    '"Mira ""M""",1,"",2,"Off task",1,"Partly correct","Add the unit."',
  ]);
});

it('writes the penalty of late work, and the score after it once the teacher has given one', async () => {
  const paper = { max: 10, flags: [], questions: [], feedback: '' };
  const submissions = [
    { ...paper, submission_id: 'Mira', suggested_score: 8, given_score: 7.5, penalty: 2.1 },
    { ...paper, submission_id: 'Jonas', suggested_score: 6, given_score: 6 },
    { ...paper, submission_id: 'Lea', suggested_score: 6, penalty: 1 },
  ];
  expect(await rowsOf('submissions', submissions, 'scores_csv')).toEqual([
    '"Student","Suggested score","Given score","Maximum points","Late penalty","Score after penalty","To look at","Feedback"',
    '"Mira",8,7.5,10,2.1,5.4,"",""',
    '"Jonas",6,6,10,"",6,"",""',
    '"Lea",6,"",10,1,"","",""',
  ]);
});

it('writes a rubric with a column for each level', async () => {
  const descriptors = [
    { level: 'No', text: 'None.' },
    { level: 'Yes', text: 'One.' },
  ];
  const rubric = {
    type: 'analytic',
    levels: [
      { label: 'Yes', points: 2 },
      { label: 'No', points: 0 },
    ],
    criteria: [{ name: 'Claim', weight: 100, descriptors }],
  };
  expect(await rowsOf('rubric', rubric, 'rubric_csv')).toEqual([
    '"Criterion","Weight in percent","Yes","Yes: points","No","No: points"',
    '"Claim",100,"One.",2,"None.",0',
  ]);
});
