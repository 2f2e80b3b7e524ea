import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { type ClassSkills, getClassSkillsFx, saveGradebookRulesFx } from '@/shared/api/gradebooks';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { classSkills } from '../../../../../tests/support/class-book';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $classId, skills } from '../model/skills-page';
import { SkillsPage } from './skills-page';

const path = '/teacher/gradebooks/skills';
const { id } = classSkills.class;

type Args = { resource: Resource<ClassSkills>; save: (...call: unknown[]) => void };

const ready = (data: ClassSkills): Resource<ClassSkills> => ({ state: 'ready', id, data });

const meta: Meta<Args> = {
  title: 'Pages/Gradebook skills',
  component: SkillsPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { resource: ready(classSkills), save: fn() },
  render: ({ resource, save }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$classId, id],
            [skills.$resource, resource],
          ],
          handlers: [
            [getClassSkillsFx, () => classSkills],
            [
              saveGradebookRulesFx,
              (_: unknown, { request }: { request: unknown }) => {
                save(request);
                return classSkills.rules;
              },
            ],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <SkillsPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** Arrow keys move between the cells, and Enter opens the evidence. */
export const Full: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', {
      name: 'Oluwaseun Adeyemi, MS-LS1-1: 90%, from 2 works',
    });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    const next = canvas.getByRole('button', { name: 'Oluwaseun Adeyemi, MS-LS1-6: 80%, from 2 works' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(
      canvas.getByRole('button', { name: /Adeyemi, Our lab report 2: not assessed/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(first).toHaveFocus();
  },
};

export const Evidence: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Chen, MS-LS1-6: 90%/ }));
    await expect(await screen.findByRole('link', { name: 'Cell parts' })).toHaveAttribute(
      'href',
      expect.stringContaining('/teacher/assignments/details'),
    );
    await expect(screen.getByText('3.6 of 4')).toBeVisible();
  },
};

/** The class counts how often a level is reached. */
export const TimesAtLevel: Story = {
  args: {
    resource: ready({
      ...classSkills,
      rules: {
        ...classSkills.rules,
        content: {
          ...classSkills.rules.content,
          skills: { method: 'times_at_level', times: 3, level: 80 },
        },
      },
      values: classSkills.values.map((value) => ({ ...value, percent: null, reached: 2 })),
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect((await canvas.findAllByText('2 of 3')).length).toBeGreaterThan(3);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Value of a skill' }), 'Mean');
    await expect(await canvas.findByText('The mean of all scores counts.')).toBeVisible();
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(
        expect.objectContaining({
          gradebookRulesChange: expect.objectContaining({
            content: expect.objectContaining({ skills: { method: 'mean', times: 3, level: 80 } }),
          }),
        }),
      ),
    );
  },
};

export const NoSkills: Story = {
  args: { resource: ready({ ...classSkills, skills: [], works: [], values: [] }) },
};
export const NoStudents: Story = { args: { resource: ready({ ...classSkills, students: [], values: [] }) } };
export const Loading: Story = { args: { resource: { state: 'loading', id } } };
export const Failed: Story = {
  args: {
    resource: { state: 'failed', id, problem: { status: null, message: 'You are offline.', fields: {} } },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
