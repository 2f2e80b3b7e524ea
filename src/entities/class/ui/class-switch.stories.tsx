import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, fn, screen } from 'storybook/test';
import { chooseEntry } from '../../../../.storybook/choose-entry';
import { joinedClass, scienceClass } from '../../../../tests/support/classes';
import { currentClasses } from '../model/current-classes';
import { ClassSwitch } from './class-switch';

const other = { ...scienceClass, id: 'other', class: { ...scienceClass.class, name: '8A' } };

type Args = { items: (typeof scienceClass)[]; onChoose: (classId: string) => void };

const Shown = ({ items, onChoose }: Args) => (
  <Provider
    value={fork({
      values: [[currentClasses.$resource, { state: 'ready', id: 'current', data: { items } }]],
    })}
  >
    <ClassSwitch shown={scienceClass.id} onChoose={onChoose} />
  </Provider>
);

/** Use it beside the title of each page of a gradebook. */
const meta: Meta<Args> = {
  title: 'Entities/Class switch',
  component: Shown,
  args: { items: [scienceClass, other, joinedClass], onChoose: fn() },
};

export default meta;
type Story = StoryObj<Args>;

export const SeveralClasses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another class' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: '8A Science' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('other');
  },
};

export const OneClass: Story = {
  args: { items: [scienceClass] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
