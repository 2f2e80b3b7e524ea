import type { Phase } from '../../../generated/blocks.ts';
import { splitMinutes } from './split-minutes.ts';

/** A phase of a lesson, with the name its framework uses. */
export interface PhaseShape {
  name: string;
  /** Percent of the lesson. */
  share: number;
  step: LessonStep;
  /** Dropped when the lesson is short, the lowest number first. */
  optional?: number;
}

interface Actions {
  teacher: string;
  students: string;
  checks: [string, string];
}

// No step refers to another one, which the lesson may not have.
const steps = {
  open: {
    teacher: 'Share the objectives and ask what students already know about the topic.',
    students: 'Compare notes with a partner and choose one question to investigate.',
    checks: ['What do most students already know?', 'Which answers show a misunderstanding?'],
  },
  purpose: {
    teacher: 'Read the objectives aloud and show what good work looks like.',
    students: 'Explain in their own words what they will learn.',
    checks: ['Can students name the objective?', 'Can they say how they will show it?'],
  },
  words: {
    teacher: 'Introduce the key words with a picture, a gesture or an object each.',
    students: 'Use each new word in a sentence of their own.',
    checks: ['Can students say each word?', 'Can they use it in a sentence?'],
  },
  model: {
    teacher: 'Work through one example, thinking aloud at each step.',
    students: 'Analyze the example and justify why each step comes next.',
    checks: ['Can a student explain one step?', 'Can a student predict the next one?'],
  },
  guided: {
    teacher: 'Lead a second example; students suggest each step and give a reason.',
    students: 'Solve the example step by step and justify each step.',
    checks: ['Do students give reasons?', 'Who needs another example?'],
  },
  explore: {
    teacher: 'Give out the material and circulate, asking questions rather than giving answers.',
    students: 'Investigate the material in groups and compare what they notice.',
    checks: ['Is every group on task?', 'What have they noticed so far?'],
  },
  explain: {
    teacher: 'Collect what students found and connect it to the key ideas.',
    students: 'Justify their findings with evidence from the material.',
    checks: ['Do the explanations use evidence?', 'Which idea is still unclear?'],
  },
  together: {
    teacher: 'Set a task for pairs and listen to their discussions.',
    students: 'Solve the task in pairs and compare the result with another pair.',
    checks: ['Do both partners contribute?', 'Which mistake appears most often?'],
  },
  alone: {
    teacher: 'Set a task to do alone and support the students who need it.',
    students: 'Apply what they learned to a new example and justify the result.',
    checks: ['Can students start without help?', 'Who needs support?'],
  },
  share: {
    teacher: 'Have students present their work and collect feedback.',
    students: 'Evaluate the work of classmates and revise their own.',
    checks: ['Is the feedback specific?', 'What did students revise?'],
  },
  close: {
    teacher: 'Return to the objectives and collect evidence of learning.',
    students: 'Evaluate how well they reached each objective and give evidence.',
    checks: ['Who reached the objectives?', 'What should the next lesson revisit?'],
  },
} satisfies Record<string, Actions>;

export type LessonStep = keyof typeof steps;

/** Students can't get much done in a shorter phase. */
const MIN_MINUTES = 4;

/** Phases in whole minutes that add up to the lesson; a short lesson drops optional phases. */
export function composeTimeline(minutes: number, shapes: readonly PhaseShape[]): Phase[] {
  const missing = Math.max(0, shapes.length - Math.floor(minutes / MIN_MINUTES));
  const dropped = new Set(
    shapes
      .flatMap(({ optional }) => optional ?? [])
      .toSorted((a, b) => a - b)
      .slice(0, missing),
  );
  const phases = shapes.filter(({ optional }) => optional === undefined || !dropped.has(optional));
  const split = splitMinutes(
    minutes,
    phases.map(({ share }) => share),
  );
  return phases.map(({ name, step }, index) => {
    const { teacher, students, checks } = steps[step];
    return {
      name,
      minutes: split[index] ?? 0,
      teacher_actions: teacher,
      student_actions: students,
      checks: [...checks],
    };
  });
}
