import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '@/shared/ui/stack';
import { createStudentList } from '../model/student-list';
import { ListInput } from './list-input';
import { ListReview } from './list-review';

const list = createStudentList('storyList');

const school = [
  'Student_Number,Last_First,DOB,Guardian_Email,Student_Email,Section',
  '0104224,"Li, Nan",2/29/2012,li.family@home.example,n.li@students.harborview.example,8B',
  '0104231,"Johnson, Emma",12/19/2012,monica.johnson@post.example,e.johnson3@students.harborview.example,8B',
  '0104259,"Ashby, Brandon",7/6/2013,denise.ashby@mail.example,,8C',
  '0104392,"Bell, Jr., Marcus",1/2/2013,rachel.bell@correo.example,m.belljr@students.harborview.example,8C',
  '0104224,"Li, Nan",2/29/2012,li.family@home.example,N.LI@students.harborview.example,8B',
  'Total,4,,,,',
].join('\n');

type ExampleProps = {
  text?: string;
  file?: File;
  error?: string;
  notes?: [string, string][];
  takeNames?: (names: string[]) => void;
};

function Example({ text = school, file, error, notes, takeNames }: ExampleProps) {
  const [scope] = useState(() => {
    const started = fork();
    void allSettled(list.textChanged, { scope: started, params: text });
    if (file) void allSettled(list.fileChosen, { scope: started, params: file });
    return started;
  });
  const accounts = takeNames && {
    label: (count: number) => `Make ${count} accounts`,
    onTake: takeNames,
  };
  return (
    <Provider value={scope}>
      <Stack gap={6}>
        <ListInput list={list} label="List" error={error} />
        <ListReview list={list} notes={notes && new Map(notes)} accounts={accounts} />
      </Stack>
    </Provider>
  );
}

/** Reads a list of students, shows what was understood, and lets the teacher decide the rest. */
const meta = {
  title: 'Pages/Student list',
  component: Example,
  parameters: { frame: 820 },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExportOfASchool: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Line 4: No address of the student.')).toBeVisible();
    const [brandon] = canvas.getAllByRole('textbox', { name: /^Student’s email/ });
    await expect(brandon).toHaveValue('');
    const [invite] = canvas.getAllByRole('checkbox', { name: 'Invite' });
    if (!brandon || !invite) throw new Error('Brandon is asked about.');
    await userEvent.click(invite);
    await expect(brandon).toHaveAccessibleDescription('Invalid email address');
    await userEvent.type(brandon, 'denise.ashby@mail.example');
    await expect(brandon).toHaveAccessibleDescription('This is the address of a parent or guardian');
    await userEvent.clear(brandon);
    await userEvent.type(brandon, 'b.ashby@students.harborview.example');
    await expect(canvas.getByRole('button', { name: /^To invite/ })).toHaveTextContent('3 students');
    await userEvent.click(canvas.getByRole('button', { name: /^Columns/ }));
    const guardian = await canvas.findByRole('combobox', { name: 'Guardian_Email' });
    await expect(guardian).toHaveDisplayValue('Parent or guardian');
    await expect(guardian).not.toHaveTextContent('Student’s email');
  },
};

export const AccountsWithoutEmail: Story = {
  args: { text: 'Ada Byron\nLeo Baptiste', takeNames: fn<(names: string[]) => void>() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/2 students have no address/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make 2 accounts' }));
    await expect(args.takeNames).toHaveBeenCalledWith(['Ada Byron', 'Leo Baptiste']);
  },
};

export const PartOfTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Part of the list' }), 'Section: 8B');
    await expect(canvas.queryByText('Line 4: No address of the student.')).toBeNull();
  },
};

export const WhoseAddress: Story = {
  args: { text: 'Ada Byron,a.byron@school.example,mona@home.example\nBen Ek,b.ek@school.example,' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Which column has the students’ own addresses/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Column 2' }), 'Student’s email');
    await waitFor(() => expect(canvas.queryByText(/Which column has/)).toBeNull());
    await expect(await canvas.findByRole('table', { name: 'Students to invite' })).toHaveTextContent(
      'a.byron',
    );
  },
};

/** One answer about the column decides about all its students. */
export const BesideOtherPeople: Story = {
  args: {
    text: 'Uczeń;Osoba do kontaktu;E-mail\nŁukasz Żak;Zofia Żak;l.zak@school.example\nPola Gąsior;Jan Gąsior;p.gasior@school.example\nMama Poli (mama);;m.gasior@home.example',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Which column has the students’ own addresses/)).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Students to invite' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use “E-mail”' }));
    await expect(await canvas.findByRole('table', { name: 'Students to invite' })).toHaveTextContent(
      'Łukasz Żakl.zak@school.examplePola Gąsiorp.gasior@school.example',
    );
    await expect(canvas.getByRole('button', { name: /^To decide/ })).toHaveTextContent('1 student');
  },
};

export const Capitals: Story = {
  args: {
    text: 'Name,Email\n"VAN DER MEER, ZOË",z@school.example\n"O\'NEILL, RÓISÍN",r@school.example\n"NOH, KAI",k@school.example',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write names as usual' }));
    await expect(await canvas.findByText('Zoë van der Meer')).toBeVisible();
  },
};

export const FromAFile: Story = {
  args: {
    file: new File(
      [Uint8Array.from('Name;E-Mail Schüler\nJürgen Groß;j@school.example', (sign) => sign.charCodeAt(0))],
      'Klasse 8D, Stand November, mit einem langen Namen.csv',
    ),
    notes: [['j@school.example', 'Already in the class.']],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Windows, Western European')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Students to invite' })).toHaveTextContent(
      'Jürgen Groß',
    );
  },
};

export const LongText: Story = {
  args: {
    text: `Name,Email\n"Maximiliana Alexandrina Theodora von Hohenberg-Rautenstrauch zu Wildenstein",maximiliana.von-hohenberg-rautenstrauch@students.harborview.example\nBo,${'b'.repeat(70)}`,
  },
};
export const Empty: Story = { args: { text: '' } };
export const Rejected: Story = {
  args: { text: '', error: 'This is a workbook. Save it as CSV in Excel or Numbers, then choose that file.' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };
