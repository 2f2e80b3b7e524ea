import type {
  AiPolicy,
  AssignmentKind,
  AssignmentRubric,
  LatePolicy,
} from '../../generated/schemas/index.ts';
import { argumentRubric, claimRubric, labRubric } from './rubrics.ts';

export type QuizKey = 'matter' | 'forces' | 'measuring';
export type TextKey = 'liquids' | 'change' | 'argument' | 'graphs' | 'letter' | 'lander';

/** An assignment that every class has. Days count from today; negative ones have passed. */
export interface SampleAssignment {
  key: string;
  title: string;
  instructions: string;
  category: string;
  points: number;
  kinds: AssignmentKind[];
  rubric: AssignmentRubric | null;
  attempts: number | null;
  aiPolicy: AiPolicy;
  latePolicy: LatePolicy | null;
  missingPercent: number | null;
  hideNames: boolean;
  /** Null for a draft. */
  publish: number | null;
  due: number | null;
  cutOff: number | null;
  quiz: QuizKey | null;
  text: TextKey | null;
  /** The share of students who hand in, of their work that is marked, and of these marks that are returned. */
  handedIn: number;
  marked: number;
  returned: number;
}

const usual = {
  points: 10,
  kinds: ['text'] as AssignmentKind[],
  rubric: null,
  attempts: null,
  aiPolicy: 'hints',
  latePolicy: { percent: 10, every: 'day', lowest_percent: 50 },
  missingPercent: 50,
  hideNames: false,
  cutOff: null,
  quiz: null,
  text: null,
  handedIn: 0,
  marked: 0,
  returned: 0,
} satisfies Partial<SampleAssignment>;

const quiz = { category: 'Quizzes', kinds: ['quiz'] as AssignmentKind[], attempts: 1, latePolicy: null };

export const sampleAssignments: readonly SampleAssignment[] = [
  {
    ...usual,
    key: 'liquids',
    title: 'Lab report: three mystery liquids',
    instructions: `## What you do
Find out which of three clear liquids is **fresh water**, **salt water** and **rubbing alcohol** without smelling or tasting.

Measure the mass $m$ and the volume $V$ of at least three samples of each and calculate

$$\\rho = \\frac{m}{V}$$

## What you hand in
- a table with units and **three trials** each
- a conclusion of 80 to 150 words`,
    category: 'Labs',
    rubric: labRubric,
    publish: -75,
    due: -66,
    cutOff: -52,
    text: 'liquids',
    handedIn: 0.93,
    marked: 1,
    returned: 1,
  },
  {
    ...usual,
    ...quiz,
    key: 'matter',
    title: 'Quiz: matter and reactions',
    instructions: '28 questions. Chemical formulas may be typed as `H2O` or H₂O. In equations use `->` or →.',
    publish: -50,
    due: -44,
    cutOff: -37,
    quiz: 'matter',
    handedIn: 0.95,
    marked: 1,
    returned: 1,
  },
  {
    ...usual,
    key: 'change',
    title: 'Is it a chemical change?',
    instructions: `Watch the demonstration again (steel wool in vinegar, then in the open air). Answer in **one paragraph**:

- **Claim**: one sentence.
- **Evidence**: what you saw or measured ($\\Delta T$, colour, mass).
- **Reasoning**: why does the evidence support the claim?`,
    category: 'Writing',
    rubric: claimRubric,
    publish: -33,
    due: -27,
    text: 'change',
    handedIn: 0.92,
    marked: 1,
    returned: 1,
  },
  {
    ...usual,
    key: 'particles',
    title: 'Particle drawings',
    instructions: `Draw ice, water and steam as particles, **twelve circles each**. Photograph the page from above, in daylight. Label:

- the distance between particles
- arrows for how fast they move
- what is *between* the particles (hint: nothing)`,
    category: 'Classwork',
    kinds: ['file'],
    aiPolicy: 'none',
    latePolicy: { percent: 2, every: 'hour', lowest_percent: 60 },
    missingPercent: 100,
    publish: -22,
    due: -16,
    handedIn: 0.94,
    marked: 1,
    returned: 0.9,
  },
  {
    ...usual,
    key: 'argument',
    title: 'Argument: should the harbour keep its plastic ban?',
    instructions: `Write 300 to 450 words to the town council. Take a side.

- at least **two facts with a source** from the folder
- one reason *against* you, stated fairly, and your answer
- no insults, no first names of neighbours`,
    category: 'Writing',
    attempts: 3,
    rubric: argumentRubric,
    hideNames: true,
    publish: -17,
    due: -8,
    text: 'argument',
    handedIn: 0.9,
    marked: 0.55,
    returned: 0.4,
  },
  {
    ...usual,
    ...quiz,
    key: 'forces',
    title: 'Quiz: forces and motion',
    instructions: 'Take $g = 9.8\\ \\text{m/s}^2$. A minus sign shows direction.',
    publish: -9,
    due: -3,
    quiz: 'forces',
    handedIn: 0.92,
    marked: 0.5,
    returned: 0,
  },
  {
    ...usual,
    key: 'graphs',
    title: 'Reading motion graphs',
    instructions: `For each of the five graphs on the sheet write **one sentence** that tells the story of the walker.

1. Where does the walker start?
2. When is $v = 0$?
3. Calculate the slope between $t_1 = 2\\,\\text{s}$ and $t_2 = 6\\,\\text{s}$: $v = \\dfrac{x_2 - x_1}{t_2 - t_1}$

A negative slope is *not* a negative speed. Say what it is.`,
    category: 'Classwork',
    points: 15,
    aiPolicy: 'open',
    publish: -7,
    due: -1,
    text: 'graphs',
    handedIn: 0.82,
    marked: 0.2,
    returned: 0,
  },
  {
    ...usual,
    key: 'letter',
    title: 'Letter to next year’s Grade 8',
    instructions:
      'Write a letter of 150 to 250 words to a student who will sit in your seat next year. What was hard, what helped, what should they try first? **One thing you learned must be explained** so that they understand it.',
    category: 'Writing',
    points: 16,
    aiPolicy: 'none',
    publish: -6,
    due: 0,
    text: 'letter',
    handedIn: 0.45,
  },
  {
    ...usual,
    key: 'lander',
    title: 'Design project: the egg lander',
    instructions: `Build a lander that brings a raw egg down from 6 m. **Budget: \\$4.00.**

| material | price |
|---|---|
| straw | \\$0.05 |
| sheet of paper | \\$0.10 |
| 10 cm of tape | \\$0.15 |
| rubber band | \\$0.20 |

Hand in a plan with the cost and what you would change. Explain with $F = \\dfrac{\\Delta p}{\\Delta t}$ why a longer stop is a softer stop.`,
    category: 'Labs',
    kinds: ['text', 'file', 'link'],
    aiPolicy: 'open',
    rubric: labRubric,
    publish: -4,
    due: 7,
    cutOff: 14,
    text: 'lander',
    handedIn: 0.15,
  },
  {
    ...usual,
    ...quiz,
    key: 'measuring',
    title: 'Quiz: measuring and calculating',
    instructions: 'Answers such as `0.5`, `.5` and `1/2` are all read as numbers. You may use a calculator.',
    publish: -1,
    due: 5,
    cutOff: 6,
    quiz: 'measuring',
    handedIn: 0.1,
  },
  {
    ...usual,
    key: 'fizz',
    title: 'Lab report: fizz rates',
    instructions: `How does the **temperature of the water** change the time that an antacid tablet needs to dissolve? Use at least four temperatures.

**Group work**: one table for the group, but *each student writes the conclusion alone*.`,
    category: 'Labs',
    attempts: 2,
    rubric: labRubric,
    publish: 3,
    due: 13,
  },
];

/** Only the first class has it. */
export const draftAssignment: SampleAssignment = {
  ...usual,
  key: 'kitchen',
  title: 'Chemistry in the kitchen',
  instructions:
    'Describe one reaction in your kitchen and how you know it is one. Ask an adult before you use the stove.',
  category: 'Classwork',
  points: 5,
  publish: null,
  due: null,
};
