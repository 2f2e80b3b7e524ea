import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  listOwnTemplatesFx,
  type OwnTemplate,
  type OwnTemplateSummary,
  restoreOwnTemplateFx,
} from '@/shared/api/own-templates';
import { $toasts } from '@/shared/lib/toasts';
import { $templates, templateRestoreRequested, templatesRequested } from './trashed-templates';

const template: OwnTemplateSummary = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  template_type: 'own-0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  name: 'Lab report',
  version: 3,
  shared: false,
  trashed_at: '2026-11-19T09:00:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
};

async function start(restore: () => unknown) {
  const listed = vi.fn((..._call: unknown[]): unknown => ({ items: [template] }));
  const scope = fork({
    handlers: [
      [listOwnTemplatesFx, listed],
      [restoreOwnTemplateFx, restore],
    ],
  });
  await allSettled(templatesRequested, { scope });
  return { scope, listed };
}

const restored: OwnTemplate = {
  id: template.id,
  template_type: template.template_type,
  version: 3,
  shared: false,
  trashed_at: null,
  updated_at: template.updated_at,
  school: null,
  content: {
    base: 'seating-plan',
    name: template.name,
    description: 'A report on an experiment',
    instructions: 'Write for students.',
    fields: [{ key: 'topic', title: 'Topic', widget: 'text', required: true }],
    sections: [{ key: 'question', title: 'Question', block: 'prose', teacher_only: false }],
  },
};

test('templates in the trash are listed, and one is restored once', async () => {
  const restore = vi.fn(() => restored);
  const { scope, listed } = await start(restore);
  expect(JSON.stringify(listed.mock.calls)).toContain('"trashed":true');
  void allSettled(templateRestoreRequested, { scope, params: template.id });
  await allSettled(templateRestoreRequested, { scope, params: template.id });
  expect(restore).toHaveBeenCalledOnce();
  expect(scope.getState($templates)).toEqual([]);
});

test('a template that could not be restored stays, which a toast says', async () => {
  const { scope } = await start(() => {
    throw httpError({ status: 409, statusText: '', response: null });
  });
  await allSettled(templateRestoreRequested, { scope, params: template.id });
  expect(scope.getState($templates)).toEqual([template]);
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad' });
});
