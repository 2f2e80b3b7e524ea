import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { getOwnTemplateFx, type OwnTemplate, saveOwnTemplateFx } from '@/shared/api/own-templates';
import { columnsNamed, moved, tidied, withField, withSection } from './edit-content';
import { $editor, contentChanged, editorOpened, saveRequested } from './editor';
import { ownTemplate } from './own-template.fixture';

const { content } = ownTemplate;

it('adds fields and sections with keys that are free', () => {
  const twice = withField(withField(content));
  expect(twice.fields.slice(-2).map(({ key }) => key)).toEqual(['field_2', 'field_3']);
  expect(withSection(content).sections.at(-1)?.key).toBe('part_2');
});

it('moves entries, keeps the keys of columns and leaves out what a kind doesn’t use', () => {
  expect(moved(['a', 'b'], 1, -1)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  const columns = [{ key: 'column_1', title: 'Value' }];
  expect(columnsNamed(columns, ['Unit', 'Value'])).toEqual([{ key: 'column_2', title: 'Unit' }, ...columns]);
  const [section] = tidied({
    ...content,
    sections: content.sections.map((each) => ({ ...each, columns })),
  }).sections;
  expect(section).not.toHaveProperty('columns');
});

it('saves the version that was edited, and is unchanged afterwards', async () => {
  const save = vi.fn<(...call: unknown[]) => OwnTemplate>(() => ({
    ...ownTemplate,
    version: 4,
    content: { ...content, name: 'Lab' },
  }));
  const scope = fork({
    handlers: [
      [getOwnTemplateFx, () => ownTemplate],
      [saveOwnTemplateFx, save],
    ],
  });
  await allSettled(editorOpened, { scope, params: ownTemplate.id });
  await allSettled(contentChanged, { scope, params: { ...content, name: 'Lab' } });
  expect(scope.getState($editor)).toMatchObject({ isChanged: true });
  await allSettled(saveRequested, { scope });
  expect(save.mock.calls[0]?.[1]).toMatchObject({
    request: { id: ownTemplate.id, saveOwnTemplateBody: { version: 3, content: { name: 'Lab' } } },
  });
  expect(scope.getState($editor)).toMatchObject({ isChanged: false, saved: { version: 4 } });
});
