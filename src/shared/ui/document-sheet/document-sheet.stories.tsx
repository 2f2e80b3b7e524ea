import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, NotebookPen, RotateCcw } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { ListBlock } from '../list-block';
import { ProseBlock } from '../prose-block';
import { TableBlock } from '../table-block';
import { MarginNote } from '../private/margin-note';
import { DocumentSection } from './document-section';
import { DocumentSheet, type DocumentSheetProps } from './document-sheet';
import { DocumentToolbar, ReadingLevel } from './document-toolbar';

const levelChanged = fn();

const toolbar = (
  <DocumentToolbar label="Change this section">
    <Button variant="quiet" size="sm" icon={RotateCcw}>
      Regenerate
    </Button>
    <ReadingLevel level={7} onLevelChange={levelChanged} />
    <IconButton label="More actions" icon={Ellipsis} size="sm" />
  </DocumentToolbar>
);

const willow = (
  <>
    <ProseBlock text="In the 1600s Jan Baptist van Helmont dried 200 pounds of soil in an oven, put it in a pot, and planted a young willow. For five years he gave it nothing but rainwater. Then he weighed everything again." />
    <TableBlock
      caption="Van Helmont’s results, in pounds and ounces"
      columns={[
        { key: 'what', label: 'Weighed' },
        { key: 'start', label: 'Start' },
        { key: 'end', label: 'Five years later' },
      ]}
      rows={[
        { what: 'Willow', start: '5 lb', end: '169 lb 3 oz' },
        { what: 'Dry soil', start: '200 lb', end: '199 lb 14 oz' },
      ]}
    />
  </>
);

function Plan({ onSelect, ...sheet }: DocumentSheetProps & { onSelect?: () => void }) {
  return (
    <DocumentSheet {...sheet}>
      <DocumentSection title="By the end, students can">
        <ListBlock
          items={[
            'say where most of a plant’s mass comes from, and back it with data',
            'build the equation for photosynthesis from its parts',
          ]}
        />
      </DocumentSection>
      <DocumentSection title="You will need">
        <ListBlock
          columns={2}
          items={[
            'one dry log, the bigger the better',
            '8 sets of molecule cards',
            'a kitchen scale',
            'mini whiteboards',
          ]}
        />
      </DocumentSection>
      <DocumentSection
        title="The willow in the pot"
        margin={
          <MarginNote figure="12 min">
            in threes <a href="#willow">willow.pdf page 2</a>
          </MarginNote>
        }
        selected
        onSelect={onSelect}
        toolbar={toolbar}
      >
        {willow}
      </DocumentSection>
      <DocumentSection
        title="Build the equation"
        margin={<MarginNote figure="18 min">in threes</MarginNote>}
        state="writing"
      >
        <ProseBlock text="Give each group a set of molecule cards. They may only use what a willow can reach. Now point back at the log. Every carbon atom in it was once floating in the air as a gas that no one" />
      </DocumentSection>
      <DocumentSection title="Check what stuck" margin={<MarginNote figure="10 min" />} state="waiting" />
      <DocumentSection title="Homework" state="waiting" rules={1} />
    </DocumentSheet>
  );
}

/**
 * Use it for generated documents: one sheet per document, one section for each part that can be rewritten.
 * For printing use a print sheet, and for other content a card.
 */
const meta = {
  title: 'Document/Sheet',
  component: DocumentSheet,
  parameters: { frame: 860 },
  args: {
    template: 'bottle',
    kind: 'Lesson plan',
    icon: NotebookPen,
    title: 'Where does a tree’s mass come from?',
    facts: [
      { label: 'Class', value: '7B Science' },
      { label: 'Time', value: '50 minutes' },
      { label: 'Standards', value: 'MS-LS1-6, RST.6-8.1' },
      { label: 'Group size', value: 'Threes' },
    ],
    busy: true,
    children: null,
  },
  beforeEach: () => {
    levelChanged.mockClear();
  },
} satisfies Meta<typeof DocumentSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeingWritten: Story = {
  tags: ['pictured'],
  render: (args) => <Plan {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('region', { name: 'The willow in the pot' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Harder, grade 8' }));
    await expect(levelChanged).toHaveBeenCalledWith(8);
  },
};

export const Selecting: Story = {
  args: { busy: false, facts: [] },
  render: function Selecting(args) {
    const [selected, setSelected] = useState('');
    return (
      <DocumentSheet {...args}>
        {['Hold up the log', 'Homework'].map((title) => (
          <DocumentSection
            key={title}
            title={title}
            selected={selected === title}
            onSelect={() => setSelected(title)}
            toolbar={selected === title ? toolbar : undefined}
          >
            <ProseBlock text="Pass it round. Ask where all this stuff came from." />
          </DocumentSection>
        ))}
      </DocumentSheet>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [text] = canvas.getAllByText(/Pass it round/);
    if (text) await userEvent.click(text);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Change: Hold up the log',
    );
    canvas.getByRole('button', { name: 'Change: Homework' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Change: Homework');
    await expect(canvas.getByRole('group', { name: 'Change this section' })).toBeVisible();
  },
};

export const StudentCopy: Story = {
  args: {
    nameLine: true,
    busy: false,
    foot: (
      <>
        <span>7B Science, version A</span>
        <span>Total points: 15</span>
      </>
    ),
  },
  render: (args) => (
    <DocumentSheet {...args}>
      <DocumentSection title="Instructions">
        <ProseBlock text="Answer every question. Show your working." />
      </DocumentSection>
    </DocumentSheet>
  ),
};

export const Watermarked: Story = {
  args: { watermark: 'NOT VALID WITHOUT SEAL', note: 'NOT VALID WITHOUT SEAL', busy: false },
  render: (args) => <DocumentSheet {...args}>{willow}</DocumentSheet>,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('NOT VALID WITHOUT SEAL', { selector: 'span' })).toBeVisible();
    const mark = canvasElement.querySelector('article > svg[aria-hidden]');
    const { height = 0 } = mark?.getBoundingClientRect() ?? {};
    await expect(height).toBe(canvas.getByRole('article').getBoundingClientRect().height);
  },
};

export const Nothing: Story = {
  args: { title: undefined, facts: [] },
  render: (args) => (
    <DocumentSheet {...args}>
      <DocumentSection state="waiting" />
      <DocumentSection state="waiting" rules={8} />
    </DocumentSheet>
  ),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  render: (args) => <Plan {...args} onSelect={fn()} />,
};

export const RightToLeft: Story = {
  args: { title: 'من أين تأتي كتلة الشجرة؟', kind: 'خطة درس', facts: [{ label: 'الصف', value: '٧ب' }] },
  globals: { direction: 'rtl' },
  render: (args) => (
    <DocumentSheet {...args}>
      <DocumentSection title="ارفع الجذع" margin={<MarginNote figure="٥ د" />} selected onSelect={fn()}>
        <ProseBlock text="مرّره واسأل من أين جاء كل هذا." />
      </DocumentSection>
    </DocumentSheet>
  ),
};
