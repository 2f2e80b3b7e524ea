import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { UnitsBlock } from './units-block';

const lesson = (title: string, objective: string) => ({
  title,
  objective,
  activity: 'Weigh a sealed bag before and after the reaction, and sketch the particles.',
  check: 'One sentence that explains the reading of the scale',
});

const units = [
  {
    number: 1,
    title: 'What is matter?',
    weeks: 4,
    standards: ['MS-PS1-1'],
    objectives: ['Model a solid, a liquid and a gas as particles.', 'Measure the mass of air.'],
    keyConcepts: ['Everything with mass is made of particles.'],
    lessons: [
      lesson('Does air weigh anything?', 'Measure the mass of air.'),
      lesson('Particles in three states', 'Model a solid, a liquid and a gas as particles.'),
    ],
    formative: ['Exit card: draw the air in a full and in an empty ball'],
    summative: 'A labelled model of melting ice with a paragraph that explains it',
  },
  {
    number: 2,
    title: 'Where does the mass go?',
    weeks: 3,
    objectives: ['Predict the mass after a reaction.'],
    lessons: [lesson('Fizz in a bag', 'Predict the mass after a reaction.')],
    formative: ['Whiteboard: predict the reading'],
    summative: 'Lab report: the sealed and the open bag',
  },
  {
    number: 3,
    title: 'Designing a hand warmer',
    weeks: 1,
    objectives: ['Design a hand warmer.'],
    lessons: [],
  },
];

/** Use it for a course or a year. For the weeks of a term use a schedule. */
const meta = {
  title: 'Document/Units',
  component: UnitsBlock,
  decorators: [onASheet],
  args: { units },
} satisfies Meta<typeof UnitsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Unit 2: details' });
    await expect(canvas.getByText('Does air weigh anything?')).toBeVisible();
    await expect(canvas.getByText('Fizz in a bag')).not.toBeVisible();
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Fizz in a bag')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(canvas.getByText('Does air weigh anything?')).not.toBeVisible();
    await expect(canvas.getByText('What is matter?')).toBeVisible();
  },
};

export const Printed: Story = {
  args: { printed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /2 Where does the mass go\? Weeks 5 to 7/ })).toBeVisible();
    await expect(canvas.getByText('Fizz in a bag')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: {
    units: [...units, { number: 3, title: 'What dissolves?', weeks: 3, lessons: [{ title: 'Sugar in c' }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sugar in c', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Does air weigh anything?')).toBeVisible();
    await expect(canvas.getByText('Fizz in a bag')).not.toBeVisible();
  },
};

export const FortyWeeks: Story = {
  args: {
    units: Array.from({ length: 20 }, (_, index) => ({
      ...units[0],
      number: index + 1,
      title: `Unit of matter, part ${index + 1}`,
      weeks: 2,
    })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { units: [{ number: 1, title: 'ما المادة؟', weeks: 4, objectives: ['زن الهواء.'], lessons: [] }] },
};

export const LongText: Story = {
  args: {
    units: [
      {
        number: 1,
        title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        weeks: 12,
        objectives: ['https://harborview.school/very/long/address/that/has/no/place/to/break/at/all'],
        lessons: [lesson('pneumonoultramicroscopicsilicovolcanoconiosis', 'Compare four antacids by price.')],
      },
    ],
  },
};
