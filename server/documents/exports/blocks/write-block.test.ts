import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { BlockKind } from '../../../generated/blocks.ts';
import { toMarkdown } from '../markdown.ts';
import { writeBlock } from './write-block.ts';
import { exportBlock, documentFormats } from '../testing.ts';

/** A value of each kind with the words that its file shows, in order. */
const samples: readonly [BlockKind, unknown, readonly string[]][] = [
  [
    'steps',
    ['Cut the leaf.', { title: 'Boil', text: 'Add ethanol.', minutes: 1 }],
    ['Cut the leaf.', 'Boil. Add ethanol. (1 minute)'],
  ],
  [
    'rubric',
    {
      title: 'Lab report',
      type: 'analytic',
      levels: [{ label: 'Secure', points: 4 }, { label: 'Starting' }],
      criteria: [
        {
          name: 'Method',
          weight: 40,
          standard_code: 'SP-3',
          descriptors: [
            { level: 'Starting', text: 'Steps are missing.' },
            { level: 'Secure', text: 'Others can repeat it.' },
          ],
        },
      ],
      total_points: 4,
      student_version: 'I wrote every step.',
      how_to_use: 'Read it twice.',
    },
    [
      'Lab report',
      'Criterion',
      'Secure (4 points)',
      'Starting',
      'Method (40%, SP-3)',
      'Others can repeat it.',
      'Steps are missing.',
      'Total points. 4',
      'In students’ words. I wrote every step.',
      'How to use it. Read it twice.',
    ],
  ],
  [
    'rubric',
    {
      type: 'single-point',
      levels: [{ label: 'Target' }],
      criteria: [{ name: 'Method', descriptors: [{ level: 'Target', text: 'Others can repeat it.' }] }],
    },
    ['Criterion', 'Not yet', 'What we look for', 'Beyond', 'Method', 'Others can repeat it.'],
  ],
  [
    'record',
    [
      {
        year: '2025-26',
        terms: [
          {
            term: 'Fall',
            courses: [
              { course_title: 'Biology', credits_attempted: 1, earned_grade: 'B+', quality_points: 3.3 },
            ],
            credits_earned: 1,
            gpa: '3.300',
          },
        ],
      },
    ],
    ['2025-26, Fall', 'Course', 'Quality points', 'Biology', 'B+', '3.3', 'Credits earned 1 · GPA 3.300'],
  ],
  [
    'parts',
    [
      { id: 's1', heading: 'Before the trip', markdown: 'Read this.\n\n- Forms\n- Bags', word_count: 4 },
      { id: 's2', heading: 'Not written', markdown: '' },
    ],
    ['Before the trip', 'Read this.', 'Forms', 'Bags'],
  ],
  [
    'units',
    [
      {
        number: 1,
        title: 'Floating',
        weeks: 2,
        standards: ['MS-PS1-1'],
        objectives: ['Predict what floats.'],
        keyConcepts: ['Density decides.'],
        lessons: [
          {
            title: 'Six fruits',
            objective: 'Predict what floats.',
            activity: 'Sort them.',
            check: 'One reason',
          },
        ],
        formative: ['Exit card'],
        summative: 'A raft that carries 100 g',
      },
      { number: 2, title: 'Sinking', weeks: 1, objectives: [], lessons: [] },
    ],
    [
      'Unit',
      'Weeks 1 to 2',
      'Week 3',
      'Unit 1: Floating',
      'Standards. MS-PS1-1',
      'Objectives',
      'Predict what floats.',
      'Lesson 1. Six fruits',
      'Objective. Predict what floats.',
      'Activity. Sort them.',
      'Check. One reason',
      'Checks along the way',
      'Exit card',
      'Final assessment. A raft that carries 100 g',
      'Unit 2: Sinking',
    ],
  ],
  [
    'goals',
    [
      {
        area: 'Reading',
        statement: 'Reads 90 words a minute.',
        measure: 'Weekly probe',
        baseline: '60',
        target: '90',
        by: 'June',
        benchmarks: ['70 by March'],
      },
    ],
    [
      'Goal 1: Reading',
      'Reads 90 words a minute.',
      'Measured by. Weekly probe',
      'Baseline. 60',
      'Target. 90',
      'By. June',
      'Benchmarks',
      '70 by March',
    ],
  ],
  [
    'letter',
    {
      subject: 'Trip to the pond',
      greeting: 'Dear families,',
      body: ['We leave at nine.', 'Bring boots.'],
      next_step: 'Sign the form.',
      closing: 'Kind regards,',
      signature: 'Ms Okafor',
    },
    [
      'Subject. Trip to the pond',
      'Dear families,',
      'We leave at nine.',
      'Bring boots.',
      'Sign the form.',
      'Kind regards,',
      'Ms Okafor',
    ],
  ],
  [
    'story',
    [{ heading: 'The seed', text: 'It rained.\n\nIt grew.' }],
    ['The seed', 'It rained.', 'It grew.'],
  ],
  [
    'schedule',
    [
      {
        week: 3,
        dates: '16 to 20 Nov',
        topic: 'Cells',
        activity: ['Microscopes', 'Sketches'],
        due: 'Report',
      },
    ],
    [
      'Week',
      'Dates',
      'Topic',
      'Activities',
      'Due',
      '3',
      '16 to 20 Nov',
      'Cells',
      'Microscopes; Sketches',
      'Report',
    ],
  ],
  [
    'books',
    [
      {
        title: 'Holes',
        author: 'Louis Sachar',
        year: 1998,
        level: 'Grade 5',
        reason: 'Short.',
        verified: true,
      },
      { title: 'Lost', author: 'Unknown', verified: false },
    ],
    [
      'Title',
      'Author',
      'Year',
      'Reading level',
      'Why this one',
      'Found in a catalogue',
      'Holes',
      'Louis Sachar',
      '1998',
      'Grade 5',
      'Short.',
      'Yes',
      'Lost',
      'Unknown',
      'No, check it',
    ],
  ],
  [
    'scores',
    [
      {
        name: 'Evidence',
        score: 3,
        max: 4,
        level: 'Good',
        rationale: 'Two sources.',
        evidence: ['the soil weighed the same'],
        next_step: 'Add a third.',
        confidence: 'low',
      },
      { name: 'Style', score: 2, max: 2, given: true },
    ],
    [
      'Evidence',
      'Suggested score. 3 / 4',
      'Level. Good',
      'Why. Two sources.',
      'Evidence',
      '“the soil weighed the same”',
      'Next step. Add a third.',
      'Confidence. Not sure',
      'Style',
      'Given by the teacher. 2 / 2',
    ],
  ],
  [
    'grading',
    { Evidence: { score: 3, max: 4, evidence: ['94 seconds'], given: true } },
    ['Evidence', 'Given by the teacher. 3 / 4', '“94 seconds”'],
  ],
  ['comments', [{ start: 0, end: 2, quote: 'We', category: 'Style', comment: 'Who?' }], ['Style: “We” Who?']],
  [
    'submissions',
    [
      {
        submission_id: 'Paper 1',
        suggested_score: 1,
        max: 2,
        flags: ['off_task'],
        questions: [{ ref: '1', score: 1, max: 2, verdict: 'partial', reason: 'No unit.', evidence: '12' }],
        feedback: 'Add the unit.',
      },
    ],
    [
      'Paper 1',
      'Suggested score. 1 / 2',
      'To look at. Off task',
      '1 / 2',
      'Partly correct',
      'No unit. “12”',
      'Feedback. Add the unit.',
    ],
  ],
  [
    'conversation',
    [
      { role: 'tutor', text: 'What is mass?', note: 'Asked twice' },
      { role: 'student', text: 'How heavy it is.' },
    ],
    ['Tutor: What is mass?', 'Asked twice', 'Student: How heavy it is.'],
  ],
  [
    'timeline',
    [{ name: 'Opening', minutes: 5, teacher_actions: 'Ask.', student_actions: 'Answer.', checks: ['Why?'] }],
    ['Opening', 'Ask.', 'Answer.', 'Why?'],
  ],
  [
    'vocabulary',
    [{ term: 'xylem', definition: 'tubes for water', example: 'Xylem runs up the stem.' }],
    ['xylem: tubes for water Example: Xylem runs up the stem.'],
  ],
];

/** Without white space, which a PDF spaces differently where a line ends. */
const bare = (text: string) => text.replaceAll(/\s/g, '');

/** Expects the words after the heading "Part". */
function expectInOrder(text: string, words: readonly string[]) {
  const shown = bare(text);
  let at = shown.indexOf('Part') + 'Part'.length;
  for (const word of words.map(bare)) {
    const found = shown.indexOf(word, at);
    expect(found, `${word} in ${shown.slice(at)}`).toBeGreaterThanOrEqual(at);
    at = found + word.length;
  }
}

describe.each(documentFormats)('a %s file', (format) => {
  it.each(samples)('shows %s in order, with the labels of the contract', async (kind, value, words) => {
    expect.hasAssertions();
    expectInOrder(await exportBlock(kind, value, format, 'teacher'), words);
  });

  it('shows a value that does not fit its kind as plain text', async () => {
    expect(await exportBlock('goals', 'Read more.', format, 'teacher')).toContain('Read more.');
  });
});

it.each([
  ['markdown', ['Opening (5 minutes)', 'You. Ask.', 'Students. Answer.', 'Check', 'Why?']],
  ['docx', ['Phase', 'Minutes', 'You', 'Students', 'Check', 'Opening', '5', 'Ask.', 'Answer.', 'Why?']],
  ['pdf', ['Opening', '5 min', '0 to 5', 'You Ask.', 'Students Answer.', 'Why?']],
] as const)('shows the phases of a lesson in a %s file', async (format, words) => {
  expect.hasAssertions();
  const [, value] = samples.find(([kind]) => kind === 'timeline') ?? [];
  expectInOrder(await exportBlock('timeline', value, format, 'teacher'), words);
});

it('labels the parts of entries as their template does, and leaves out their ids', () => {
  const entry = z.object({
    id: z.string(),
    heading: z.string().meta({ title: 'Section' }),
    minutes: z.number().meta({ title: 'Minutes' }),
    script: z.string().meta({ title: 'Say' }),
    slide_text: z.array(z.string()).meta({ title: 'On the slide' }),
    ask: z.object({ question: z.string().meta({ title: 'Question' }) }).meta({ title: 'Ask' }),
  });
  const value = [
    {
      id: 's1',
      heading: 'Rain',
      minutes: 4,
      script: 'He waited.\n\nIt rained.',
      slide_text: ['5 pounds'],
      ask: { question: 'Why?' },
    },
  ];
  const pieces = writeBlock('entries', { value, schema: z.array(entry), copy: 'teacher' });
  expect(toMarkdown(pieces)).toBe(
    '### Rain\n\n**Minutes.** 4\n\n**Say.** He waited.\n\nIt rained.\n\n**On the slide**\n\n- 5 pounds\n\n**Ask**\n\n**Question.** Why?\n',
  );
});

it('writes a quantity on one line, and a numbered task without a label', () => {
  const entry = z.object({
    number: z.number().meta({ title: 'Problem' }),
    task: z.string().meta({ title: 'Task' }),
    answer: z
      .object({ value: z.number().meta({ title: 'Value' }), unit: z.string().meta({ title: 'Unit' }) })
      .meta({ title: 'Answer' }),
  });
  const value = [{ number: 1, task: 'How many eggs?', answer: { value: 12, unit: 'eggs' } }];
  const pieces = writeBlock('entries', { value, schema: z.array(entry), copy: 'teacher' });
  expect(toMarkdown(pieces)).toBe('### Problem 1\n\nHow many eggs?\n\n**Answer.** 12 eggs\n');
});
