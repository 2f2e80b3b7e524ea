import { expect, it } from 'vitest';
import { sourceOf, willowText } from '../../../../tests/support/sample-texts.ts';
import { readSample } from '../sample.ts';
import { composeDocument } from '../testing.ts';
import { generator } from './generator.ts';
import { notesInput, notesResult } from './schema.ts';
import { studyPlan, timeOf } from './study-plan.ts';

const { input: form, result, context } = readSample(generator);
const input = notesInput.parse(form);
const notes = notesResult.partial().parse(result);
const named = (change: object, name: string, given: object = input) =>
  generator
    .checks({ ...result, ...change }, { ...input, ...given }, context)
    .checks.filter((check) => check.name === name);
const today = Date.parse('2030-05-06');

it('plans sessions on real days, in order, the last one on the day before the exam', () => {
  const plan = studyPlan(notes, input, today);
  const times = plan.map(({ date }) => timeOf(date));
  expect(times).not.toContain(null);
  expect(times).toEqual(times.toSorted((a, b) => Number(a) - Number(b)));
  expect(times[0]).toBe(today);
  expect(times.at(-1)).toBe(Date.parse('2030-05-16'));
  for (const { concept } of notes.keyConcepts ?? []) {
    expect(plan.filter(({ task }) => task.includes(concept))).toHaveLength(2);
  }
});

it('learns more in a session with more minutes a day', () => {
  const learning = (minutes_per_day: number) =>
    studyPlan(notes, { ...input, minutes_per_day }, today).filter(({ task }) => task.startsWith('Learn'))
      .length;
  expect([10, 20, 60].map(learning)).toEqual([5, 3, 1]);
});

it.each([1, 2, 5, 400])('plans at most one session a day when the exam is in %i days', (days) => {
  const plan = studyPlan(notes, input, Date.parse(input.exam_date) - days * 86_400_000);
  expect(plan.length).toBeGreaterThan(0);
  expect(new Set(plan.map(({ date }) => date)).size).toBe(plan.length);
  expect(plan.length).toBeLessThanOrEqual(days);
});

it('has no plan for an exam in the past', () => {
  expect(studyPlan(notes, input, Date.parse(input.exam_date))).toEqual([]);
  expect(named({ study_plan: [] }, 'Study plan')).toEqual([expect.objectContaining({ status: 'open' })]);
});

it.each(['Thu 30 Feb 2030', 'Mon 16 May 2030', 'Fri 17 May 2030', 'soon'])('repairs the date %s', (date) => {
  const study_plan = [...(notes.study_plan ?? []).slice(0, -1), { date, task: 'Rest.' }];
  expect(named({ study_plan }, 'Study plan')).toEqual([expect.objectContaining({ status: 'repaired' })]);
});

it('keeps the tasks that a teacher edits', () => {
  const study_plan = (notes.study_plan ?? []).map(({ date }) => ({ date, task: 'Read chapter 4.' }));
  expect(generator.checks({ ...result, study_plan }, input, context).result['study_plan']).toEqual(
    study_plan,
  );
});

const [first, ...others] = notes.keyConcepts ?? [];

it('opens a check for too few concepts and for a form that a concept does not fit', () => {
  expect(named({ keyConcepts: [first] }, 'Depth')).toEqual([expect.objectContaining({ status: 'open' })]);
  const change = (concept: object) => ({ keyConcepts: [{ ...first, ...concept }, ...others] });
  expect(named(change({ concept: 'Plates' }), 'Written as Q&A', { notes_format: 'Q&A' })).toEqual([
    expect.objectContaining({ status: 'open', path: '/keyConcepts/0' }),
  ]);
  expect(named(change({ common_mistake: '' }), 'Common mistakes')).toEqual([
    expect.objectContaining({ status: 'open', path: '/keyConcepts/0' }),
  ]);
});

it('opens a check for a word that the notes never use and a question without an answer', () => {
  const vocabulary = [{ term: 'photosynthesis', definition: 'how plants make sugar' }];
  expect(named({ vocabulary }, 'Words are used')).toEqual([expect.objectContaining({ status: 'open' })]);
  const self_check = [{ id: 'q1', type: 'short-answer', stem: 'Why?', points: 1 }];
  expect(named({ self_check }, 'Every question has an answer')).toEqual([
    expect.objectContaining({ status: 'open', section: 'self_check', path: '/self_check/0' }),
  ]);
});

it('composes facts, words and questions from a source, and leaves explanations to a model', () => {
  const written = composeDocument(
    generator,
    { ...input, exam_date: '' },
    { ...context, sources: sourceOf(willowText) },
  );
  expect(Object.keys(written)).toEqual(['overview', 'vocabulary', 'facts', 'self_check']);
  for (const fact of notesResult.partial().parse(written).facts ?? []) expect(willowText).toContain(fact);
});
