import { harmless } from '../support/schema-value.ts';

const WEEKS_OF_UNIT = 2;
const LESSONS = 4;

export const courseForm = {
  template_type: 'course-design',
  input: (weeks: number) => ({
    topic: 'Water, weather and climate',
    grade_level: 'Grade 7',
    subject: 'Earth & Space',
    duration_weeks: weeks,
    start_date: '2026-09-01',
    assessment_mix: [{ category: 'Unit products', weight: 100 }],
  }),
};

const objectives = [
  'Measure how air changes as it warms, cools and mixes.',
  'Predict tomorrow’s weather from a map and defend the forecast.',
];

const lessonOf = (unit: number, lesson: number) => ({
  title: `Station ${unit}.${lesson}: reading the map of last Friday`,
  objective: objectives[lesson % objectives.length],
  activity:
    'Compare a weather map with the log of the station, infer where the front was at noon, and defend the place against a rival group with two readings of the log.',
  check: 'The front, drawn, with two readings as evidence',
});

const unitOf = (number: number) => ({
  number,
  title: `Can we forecast week ${number}?`,
  weeks: WEEKS_OF_UNIT,
  objectives,
  keyConcepts: ['Warm air rises and holds more water than cold air.', 'Unlike air masses meet at fronts.'],
  lessons: Array.from({ length: LESSONS }, (_, lesson) => lessonOf(number, lesson)),
  formative: ['Friday quiz: one map, one question; who misses the front redraws it with a partner.'],
  summative: 'A two-minute forecast for the school radio, with a note on how sure the group is.',
});

/** What a model writes of a course of so many weeks. */
export const courseOfWeeks = (weeks: number) => ({
  safety: harmless,
  overview: 'Follow water into the sky, read the weather that comes of it, and ask why climates differ.',
  course_goals: ['Model how water moves.', 'Defend a forecast with data.'],
  essential_questions: ['How sure can a forecast be?'],
  enduring_understandings: ['Weather has causes that we can measure.'],
  units: Array.from({ length: Math.floor(weeks / WEEKS_OF_UNIT) }, (_, index) => unitOf(index + 1)),
  assessment_plan: [{ category: 'Unit products', weight: 100, evidence: 'The forecasts of all units' }],
});
