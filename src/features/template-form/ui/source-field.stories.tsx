import type { Meta, StoryObj } from '@storybook/react-vite';
import { httpError } from '@farfetched/core';
import { fork } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import { listBriefcaseEntriesFx } from '@/shared/api/briefcases';
import { estimateGenerationFx, type GenerationSummary, listGenerationsFx } from '@/shared/api/generations';
import type { Source } from '@/shared/api/sources';
import type { FormValues } from '@/entities/template-form';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $form, storeDraftFx } from '../model/form';
import { $template } from '../model/template';
import type { SourceFile } from '../model/source-files';
import { $files, addDocumentFx, addLinkFx, type LinkChoice } from '../model/sources';
import { $storedDocuments, type StoredDocuments } from '../model/stored-documents';
import { lesson } from '../../../../tests/support/documents';
import { formOf, templateOf } from '../../../../tests/support/template-form';
import { TemplateForm } from './template-form';

const { id, template_type, status, favourite, saved, version, created_at, updated_at } = lesson.generation;

const documentOf = (title: string): GenerationSummary => ({
  id: `${title.length}`.padStart(8, '0') + id.slice(8),
  template_type,
  title,
  topic: title,
  subject: 'Science',
  grade_level: 'Grade 6',
  status,
  checks: { passed: 0, repaired: 0, open: 0 },
  favourite,
  saved,
  version,
  created_at,
  updated_at,
  trashed_at: null,
});

const documents = [
  'The willow experiment',
  'Exit ticket: photosynthesis',
  'Where does a tree’s mass come from? A unit of four weeks',
].map(documentOf);

const sourceOf = (name: string, kind: Source['kind'] = 'document'): Source => ({
  id: `${name.length}`.padStart(8, '1') + id.slice(8),
  name,
  kind,
  url: kind === 'link' ? 'https://example.org/willow' : null,
  pages: kind === 'pdf' ? 6 : null,
  characters: 14_200,
  excerpt: name,
  created_at,
});

const read = (name: string, kind?: Source['kind']): SourceFile => {
  const source = sourceOf(name, kind);
  return { id: source.id, name, size: null, state: 'read', source };
};

function addPage({ url }: LinkChoice): Source {
  if (!url.includes('missing')) return sourceOf('The willow experiment', 'link');
  const errors = { url: ['There is no page at this address. Check the link.'] };
  throw httpError({ status: 422, statusText: '', response: { message: 'Wrong', errors } });
}

/** The form of an installation that downloads web pages. */
const formWithLinks = (values: FormValues) => {
  const form = formOf(lesson, values);
  const fields = form.fields.map((field) =>
    field.name === 'source_type' && field.kind === 'choice'
      ? { ...field, options: [...field.options, 'link'] }
      : field,
  );
  return { ...form, fields };
};

type ExampleProps = {
  files: readonly SourceFile[];
  documents: StoredDocuments;
  kind: string;
};

function Example({ files, documents: stored, kind }: ExampleProps) {
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$template, templateOf(lesson)],
            [$form, formWithLinks({ source_type: kind, source_file_ids: files.map((file) => file.id) })],
            [$files, files],
            [$storedDocuments, stored],
          ],
          handlers: [
            [estimateGenerationFx, () => new Promise(() => {})],
            [listGenerationsFx, () => ({ items: documents, next_cursor: null })],
            [listBriefcaseEntriesFx, () => ({ items: [], next_cursor: null })],
            [addDocumentFx, ({ name }: { name: string }) => sourceOf(name)],
            [addLinkFx, addPage],
            [storeDraftFx, () => undefined],
          ],
        })
      }
    >
      <TemplateForm entry={lesson.template.entry} foot={null} />
    </PageFrame>
  );
}

/** The source material of a form: files, and the user's own documents. */
const meta = {
  title: 'Pages/Generator/Sources',
  component: Example,
  parameters: { frame: 368 },
  args: { kind: 'document', files: [], documents: { found: documents, files: [], state: 'found' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('combobox', { name: 'Sources' });
    await userEvent.click(search);
    const offered = within(await screen.findByRole('listbox'));
    await expect(offered.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText('14,200 characters read')).toBeVisible();
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('The willow experiment');
    await expect(canvas.getByRole('switch', { name: 'Use nothing but the source' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove The willow experiment' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const EveryState: Story = {
  tags: ['pictured'],
  args: {
    files: [
      read('The willow experiment'),
      read('willow.pdf', 'pdf'),
      {
        id: 'ticket',
        documentId: 'ticket',
        name: 'Exit ticket: photosynthesis',
        size: null,
        state: 'uploading',
        sent: 0,
      },
      {
        id: 'unit',
        documentId: 'unit',
        name: 'Where does a tree’s mass come from? A unit of four weeks',
        size: null,
        state: 'rejected',
        message: 'Nothing has been written in this document yet. Choose another one.',
      },
    ],
  },
};

export const Full: Story = {
  args: { files: ['One', 'Two of them', 'The third', 'Another', 'The last one'].map((name) => read(name)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Sources' })).toBeDisabled();
    await expect(canvas.getByText(/the most at once/)).toBeVisible();
  },
};

export const Searching: Story = {
  args: { documents: { found: [], files: [], state: 'searching' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Sources' }));
    await expect(await screen.findByText('Looking')).toBeVisible();
  },
};

export const NoDocuments: Story = {
  args: { documents: { found: [], files: [], state: 'found' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Sources' }));
    await expect(await screen.findByText('No documents found.')).toBeVisible();
  },
};

export const ListFailed: Story = {
  args: { documents: { found: [], files: [], state: 'failed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Sources' }));
    await expect(
      await screen.findByText('Your documents couldn’t be loaded. Type to try again.'),
    ).toBeVisible();
  },
};

export const FilesBesideDocuments: Story = {
  args: { kind: 'file', files: [read('The willow experiment'), read('willow.pdf', 'pdf')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Files' })).toHaveTextContent(
      'The willow experiment',
    );
    await expect(canvas.queryByText('0 Bytes')).toBeNull();
  },
};

export const WebPage: Story = {
  args: { kind: 'link' },
  play: async ({ canvas, userEvent }) => {
    const add = async (url: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a web page' }));
      const address = await screen.findByRole('textbox', { name: 'Address' });
      await waitFor(() => expect(address).toHaveFocus());
      await userEvent.type(address, `${url}{Enter}`);
      return address;
    };
    const address = await add('example.org/missing');
    await expect(address).toHaveAccessibleDescription('Invalid URL');
    await userEvent.clear(address);
    await userEvent.type(address, 'https://example.org/missing{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no page at this address.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await add('https://example.org/willow');
    await expect(await canvas.findByText('https://example.org/willow, 14,200 characters read')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['pictured'],
  args: { ...EveryState.args },
  globals: { viewport: { value: 'phone' } },
};
