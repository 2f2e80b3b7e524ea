import type { ClassMisconceptions, MarkSuggestion, SuggestionOverview } from '@/shared/api/suggestions';

/** A suggestion for the submission of the sample assignment. */
export const suggestion: MarkSuggestion = {
  state: 'ready',
  because: null,
  outdated: null,
  attempt: 1,
  flags: [],
  scores: [
    {
      criterion_id: 'c1',
      points: 2,
      confidence: 'high',
      reason: 'Describes two days of five.',
      quote: 'Tuesday: the hole is bigger.',
      is_quote_missing: false,
      comment: 'How much bigger? Measure it.',
      misconception: null,
    },
    {
      criterion_id: 'c2',
      points: 1,
      confidence: 'low',
      reason: 'One length in mm; the second day has none.',
      quote: null,
      is_quote_missing: true,
      comment: null,
      misconception: 'A change can be described without a measurement.',
    },
  ],
  comment: 'You noticed the change. Next, measure it.',
};

export const noSuggestion: MarkSuggestion = {
  ...suggestion,
  state: 'none',
  attempt: null,
  scores: [],
  comment: '',
};

/** There is no work to suggest a mark for. */
export const nothingSuggested: SuggestionOverview = {
  papers: 0,
  unreadable: 0,
  run: null,
  calibrated_on: 0,
  agreement: [],
};

/** Fourteen papers that could get a suggestion, and none that has. */
export const offered: SuggestionOverview = {
  ...nothingSuggested,
  papers: 14,
  unreadable: 1,
};

export const suggesting: SuggestionOverview = {
  ...offered,
  papers: 0,
  run: {
    batch_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5dd0',
    is_own: true,
    state: 'running',
    counts: { waiting: 8, writing: 3, finished: 2, failed: 1, cancelled: 0 },
    paused_because: null,
  },
};

/** A finished run that was calibrated on three papers. */
export const suggested: SuggestionOverview = {
  ...suggesting,
  run: suggesting.run && {
    ...suggesting.run,
    state: 'finished',
    counts: { waiting: 0, writing: 0, finished: 14, failed: 0, cancelled: 0 },
  },
  calibrated_on: 3,
  agreement: [
    { name: 'Observation', papers: 3, equal: 3, near: 3 },
    { name: 'Measurement', papers: 3, equal: 2, near: 3 },
  ],
};

/** Two misconceptions, of two students and of one. */
export const classMisconceptions: ClassMisconceptions = {
  grade_level: 'Grade 7',
  subject: 'Science',
  handed_in: 24,
  items: [
    {
      text: 'A diary describes a single day.',
      about: 'Observation',
      students: [
        { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5da1', name: 'Jonas Lindqvist' },
        { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5da2', name: 'Ada Lovelace' },
      ],
    },
    {
      text: 'Length needs no unit.',
      about: 'Measurement',
      students: [{ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5da3', name: 'Ben Okri' }],
    },
  ],
};
