import type { GenerationRequest } from '../generated/schemas/index.ts';
import { WATER_CYCLE, WILLOW } from './passages.ts';

export interface SampleDocument {
  /** The idempotency key, so that restarts do not create the document again. */
  key: string;
  request: GenerationRequest;
  favourite: boolean;
}

const LESSON = 'lesson-plan-builder';

/**
 * The documents of the sample teacher, oldest first. The engine writes them when the sample school
 * is created.
 */
export const sampleHistory: readonly SampleDocument[] = [
  {
    key: 'sample-water-cycle',
    favourite: false,
    request: {
      template_type: LESSON,
      input: {
        topic: 'The water cycle',
        learning_objectives:
          'Describe how water moves between the oceans, the air and the land\nExplain what the sun has to do with rain',
        subject: 'Earth & Space',
        grade_level: 'Grade 6',
        duration_minutes: 50,
        framework: '5E',
        include: ['starter quiz', 'exit ticket', 'homework'],
        source_type: 'paste',
        source_text: WATER_CYCLE,
      },
    },
  },
  {
    key: 'sample-willow-lesson',
    favourite: true,
    request: {
      template_type: LESSON,
      input: {
        topic: 'Photosynthesis. Where does a tree’s mass come from?',
        learning_objectives:
          'Use van Helmont’s measurements to test a claim\nExplain where most of the mass of a tree comes from',
        subject: 'Biology',
        grade_level: 'Grade 7',
        duration_minutes: 45,
        title: 'Where does a tree’s mass come from?',
        standards_framework: 'NGSS',
        standards: ['MS-LS1-6'],
        source_type: 'paste',
        source_text: WILLOW,
      },
    },
  },
  {
    key: 'sample-willow-quiz',
    favourite: false,
    request: {
      template_type: 'exam-and-quizzes',
      input: {
        topic: 'Van Helmont’s willow',
        subject: 'Biology',
        grade_level: 'Grade 7',
        title: 'The willow quiz',
        source_type: 'paste',
        source_text: WILLOW,
        source_only: true,
      },
    },
  },
];
