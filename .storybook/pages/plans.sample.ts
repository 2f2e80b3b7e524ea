import type { PlanFeature } from '@/shared/ui/plan-card';

type Plan = {
  name: string;
  month: string;
  year: string;
  /** What a year comes to. */
  perMonth: string;
  allowance: string;
  allowanceNote: string;
  share?: number;
  /** Whether the signed-in person has it. */
  yours?: boolean;
  /** The one that is proposed. */
  best?: boolean;
  features: PlanFeature[];
};

const studentTools = '6 study tools';
const features = {
  students: [
    studentTools,
    'Join any class with a code',
    'Flashcards that remember what you missed',
    'Feedback on a draft before you hand in',
    'Read aloud, in 24 languages',
    'Upload photos of handwritten work',
  ],
  teachers: [
    'Lessons, quizzes, behaviour plans and rubrics of your own',
    '30+ tools',
    'Classes for up to 40 students',
    'Assignments sent and handed in here',
    'AI feedback and grading suggestions',
    'Learning by level, need or IEP, and full LMS access',
  ],
};

const upTo = (labels: readonly string[], included: number) =>
  labels.map((label, index) => ({ label, included: index < included }));

/** The four plans; the prices are samples. */
export const leaves: { title: string; note: string; plans: Plan[] }[] = [
  {
    title: 'For students',
    note: 'Ages 13 and over, or with a parent’s consent',
    plans: [
      {
        name: 'Student Plus',
        month: '$5',
        year: '$50',
        perMonth: '$4.17',
        allowance: '1.5M credits a month',
        allowanceNote: 'Enough for about 150 sets of study notes',
        share: 0.75,
        features: upTo(features.students, 4),
      },
      {
        name: 'Student Pro',
        month: '$8',
        year: '$80',
        perMonth: '$6.67',
        allowance: '2M credits a month',
        allowanceNote: 'Enough for about 200 sets of study notes',
        share: 1,
        features: upTo(features.students, 6),
      },
    ],
  },
  {
    title: 'For teachers',
    note: 'One teacher, as many classes as you teach',
    plans: [
      {
        name: 'Teacher Plus',
        month: '$12',
        year: '$120',
        perMonth: '$10',
        allowance: 'Unlimited generations',
        allowanceNote: 'Nothing is counted, nothing runs out',
        yours: true,
        features: upTo(features.teachers, 1),
      },
      {
        name: 'Teacher Pro',
        month: '$19',
        year: '$190',
        perMonth: '$15.83',
        allowance: 'Unlimited generations',
        allowanceNote: 'Nothing is counted, nothing runs out',
        best: true,
        features: upTo(features.teachers, 6),
      },
    ],
  },
];

export const answers = [
  {
    title: 'How the trial works',
    text: 'Everything in the plan, from the first day. We ask for a card before it starts, and nothing is charged until the trial is over.',
  },
  {
    title: 'If you run out',
    text: 'You keep reading, editing and exporting. Only new writing waits, until your credits renew or you change plan.',
  },
  {
    title: 'Changing your mind',
    text: 'Pause or cancel in two clicks. What you have written stays yours, and can be exported at any time.',
  },
];
