import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getConversionFx } from '@/shared/api/actions';
import { getGenerationFx } from '@/shared/api/generations';
import { getTemplateFx } from '@/shared/api/templates';
import { $form, readDraftFx } from './form';
import { templateOpened } from './template';
import { $setQuestions } from './modification';
import { questionsIn } from './set-questions';
import { $conversion } from './conversion';

const template = {
  entry: {
    title: 'Handout',
    description: 'Questions',
    route: '/teacher/multiple-choice-handout',
    templateType: 'multiple-choice-handout',
    icon: 'list',
    audience: 'teacher',
    group: 'Assess',
    plan: 'plus',
  },
  input_schema: {
    type: 'object',
    properties: {
      start_from: { type: 'string', enum: ['Topic', 'Saved set', 'Mine'], default: 'Topic', widget: 'chips' },
      source_id: { type: 'string', default: '', widget: 'document', block: 'questions' },
      keep_ids: { type: 'array', default: [], widget: 'questions', about: 'source_id' },
    },
  },
  prefill: {},
  modify: { picker: '/a', form: '/b', own: { start_from: 'Mine' } },
  sections: [],
  actions: [],
  targets: [],
  exports: [],
};

const opened = { type: template.entry.templateType, id: null, modifies: true };

async function open(from?: string, last: 'form' | 'document' = 'document') {
  const convert = vi.fn((..._: unknown[]) => ({ input: { start_from: 'Saved set', source_id: from } }));
  const fetch = vi.fn((..._: unknown[]) => Promise.reject(new Error('not needed')));
  const scope = fork({
    handlers: [
      [getTemplateFx, () => template],
      [
        readDraftFx,
        async () => {
          if (last === 'form')
            await vi.waitFor(() => expect(scope.getState($conversion)?.input).toBeTruthy());
          return { stored: null, saved: null };
        },
      ],
      [
        getConversionFx,
        async (...call: unknown[]) => {
          if (last === 'document') await vi.waitFor(() => expect(scope.getState($form).state).toBe('open'));
          return convert(...call);
        },
      ],
      [getGenerationFx, fetch],
    ],
  });
  await allSettled(templateOpened, { scope, params: { ...opened, from: from ?? null } });
  const form = scope.getState($form);
  return { scope, convert, fetch, values: form.state === 'open' ? form.values : {} };
}

test('the form takes questions that the user brings', async () => {
  const { values, convert } = await open();
  expect(values).toMatchObject({ start_from: 'Mine' });
  expect(convert).not.toHaveBeenCalled();
});

test.each(['form', 'document'] as const)(
  'the form is filled in from a document, whose questions are fetched; last comes the %s',
  async (last) => {
    const { scope, values, convert, fetch } = await open('set-1', last);
    expect(convert.mock.calls.map((call) => call.at(-1))).toMatchObject([
      { request: { params: { modify: true } } },
    ]);
    expect(values).toMatchObject({ start_from: 'Saved set', source_id: 'set-1' });
    expect(fetch.mock.calls.map((call) => call.at(-1))).toMatchObject([{ request: { id: 'set-1' } }]);
    expect(scope.getState($setQuestions).questions).toEqual([]);
  },
);

test('lists the questions of groups and none of further versions', () => {
  const question = (id: string) => ({ id, type: 'open-ended', stem: `Why ${id}?`, points: 1 });
  const result = {
    overview: 'Text',
    questions: [question('q1'), { title: 'A', questions: [question('q2')] }],
    versions: [{ title: 'B', questions: [question('q3')], answer_key: [] }],
  };
  expect(questionsIn(result)).toEqual([
    { id: 'q1', stem: 'Why q1?' },
    { id: 'q2', stem: 'Why q2?' },
  ]);
});
