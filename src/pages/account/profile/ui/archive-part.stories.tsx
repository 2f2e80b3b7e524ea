import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, screen } from 'storybook/test';
import { PageFrame } from '../../../../../.storybook/page-frame';
import type { ArchiveReport } from '@/shared/api/archive';
import { $archiveImport, importsList } from '../model/archive';
import type { ArchiveImportState } from '../model/archive-state';
import { ArchivePart } from './archive-part';
import { sheet } from './part.css';

const nothing = { documents: 0, sources: 0, drafts: 0, favourite_templates: 0 };
const file = new File(['zip'], 'lectern-documents-2026-11-20.zip');
const report: ArchiveReport = {
  import_id: null,
  added: { documents: 1_204, sources: 3, drafts: 1, favourite_templates: 0 },
  skipped: { ...nothing, documents: 11 },
  documents: ['The water cycle', 'Where does a tree’s mass come from?', 'Unit rates at the market'].map(
    (title) => ({ title, template_title: 'Lesson plan builder' }),
  ),
  problems: [
    {
      file: 'documents/0192f0c1-7a54-7d3e-9d6c-000000000031/document.json',
      message: 'This file is not JSON.',
    },
  ],
  problem_count: 1,
};
const imports = [
  {
    id: '0192f0c1-7a54-7d3e-9d6c-000000000021',
    file_name: 'lectern-documents-2026-11-02.zip',
    added: { ...nothing, documents: 12, sources: 1 },
    created_at: '2026-11-13T15:40:00.000Z',
    undone_at: null,
  },
  {
    id: '0192f0c1-7a54-7d3e-9d6c-000000000022',
    file_name: 'old.zip',
    added: { ...nothing, documents: 2 },
    created_at: '2026-11-02T07:50:00.000Z',
    undone_at: '2026-11-02T08:00:00.000Z',
  },
];

function Example({ state = { state: 'idle', problem: null } }: { state?: ArchiveImportState }) {
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$archiveImport, state],
            [importsList.$list, { state: 'ready', items: imports, next: { state: 'none' } }],
          ],
        })
      }
    >
      <div className={sheet}>
        <ArchivePart />
      </div>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Profile archive',
  component: Example,
  parameters: { frame: 940 },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EarlierImports: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo import' })).toBeVisible();
    await expect(canvas.getByText('Undone 2 Nov')).toBeVisible();
  },
};

export const Rejected: Story = {
  args: {
    state: {
      state: 'idle',
      problem: 'This archive could not be read. It may be damaged. Download it again.',
    },
  },
};

export const Checked: Story = {
  args: { state: { state: 'checked', file, report } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Add 1,204 documents, 3 sources, 1 draft?',
    });
    await expect(dialog).toHaveTextContent('and 1,201 more');
    await expect(dialog).toHaveTextContent('You already have 11 documents');
    await expect(screen.getByText('1 file can’t be imported')).toBeVisible();
  },
};

export const NothingNew: Story = {
  args: {
    state: {
      state: 'checked',
      file,
      report: { ...report, added: nothing, documents: [], problems: [], problem_count: 0 },
    },
  },
};

export const Importing: Story = { args: { state: { state: 'importing', file, report } } };
