import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { ToastRegion } from './toast-region';
import { createToaster, type Toaster, type ToastNotice } from './toaster';

const undone = fn();

/**
 * Use a toast for the result of an action, with Undo or Retry. For a decision use a dialog, for a lasting
 * state a banner.
 */
const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
  args: { toaster: createToaster() },
  beforeEach: () => {
    undone.mockClear();
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

function Board({ notices }: { notices: (toaster: Toaster) => ToastNotice[] }) {
  const [toaster] = useState(createToaster);
  return (
    <div style={{ height: 420, padding: 16 }}>
      <ToastRegion toaster={toaster} />
      <Button
        onClick={() => {
          for (const notice of notices(toaster)) toaster.show(notice);
        }}
      >
        Show
      </Button>
    </div>
  );
}

const saved: ToastNotice = {
  title: 'Lesson plan saved',
  description: 'In your briefcase, under 7B Science',
  tone: 'ok',
  action: { label: 'Undo', onSelect: undone },
};

export const Tones: Story = {
  tags: ['pictured'],
  render: () => (
    <Board
      notices={() => [
        {
          title: 'Couldn’t upload willow.pdf',
          description: 'It is over 20 MB. Try a shorter extract.',
          tone: 'bad',
        },
        { title: 'Quiz is ready', description: 'Ten questions on density, for 6C', tone: 'info' },
        saved,
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toasts = await screen.findAllByRole('status');
    await expect(toasts).toHaveLength(3);
    await userEvent.hover(toasts[0] as HTMLElement);
    await waitFor(() => expect(toasts[0]).toHaveAttribute('data-paused'));
    await waitFor(async () => {
      const boxes = toasts.map((toast) => toast.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
      await expect(boxes.map((box) => Math.round(box.width))).toEqual([356, 356, 356]);
      await expect(Math.round((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0))).toBe(14);
      await expect(Math.round(window.innerWidth - (boxes[2]?.right ?? 0))).toBe(24);
    });
  },
};

export const AFourthWaits: Story = {
  render: () => (
    <Board notices={() => ['First', 'Second', 'Third', 'Fourth'].map((title) => ({ id: title, title }))} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toasts = await screen.findAllByRole('status');
    await expect(toasts).toHaveLength(3);
    await expect(screen.queryByText('Fourth')).toBeNull();
    toasts[0]?.focus();
    await waitFor(() => expect(toasts[0]).toHaveAttribute('data-paused'));
  },
};

export const GoesByItself: Story = {
  render: () => <Board notices={() => [{ title: 'Saved', tone: 'ok' }]} />,
  play: async ({ canvas, userEvent }) => {
    // Starts before the toast appears, because a busy machine may detect it late.
    const before = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await screen.findByRole('status');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { interval: 20 });
    await expect(performance.now() - before).toBeGreaterThan(4000);
  },
};

export const Undo: Story = {
  render: () => <Board notices={() => [saved]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Lesson plan saved')).toBeNull());
  },
};

async function swipe(card: Element, distance: number) {
  const pointer = { pointerId: 1, clientY: 100, isPrimary: true };
  await fireEvent.pointerDown(card, { ...pointer, clientX: 100 });
  await fireEvent.pointerMove(card, { ...pointer, clientX: 100 + distance });
  await fireEvent.pointerUp(card, { ...pointer, clientX: 100 + distance });
}

export const Swipe: Story = {
  render: () => <Board notices={() => [{ title: 'Saved', tone: 'ok' }]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByRole('status');
    const card = toast.querySelector('[style*="translate"]') as Element;
    Element.prototype.setPointerCapture = fn();
    await swipe(card, 19);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await swipe(card, 20);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

export const PausedByFocusAndEscaped: Story = {
  render: () => <Board notices={() => [{ title: 'Saved', tone: 'ok' }]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByRole('status');
    toast.focus();
    await waitFor(() => expect(toast).toHaveAttribute('data-paused'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

/** Simulates hiding or showing the tab. */
function hideTab(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

export const PausedInAHiddenTab: Story = {
  render: () => <Board notices={() => [{ title: 'Saved', tone: 'ok' }]} />,
  beforeEach: () => () => Reflect.deleteProperty(document, 'hidden'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByRole('status');
    hideTab(true);
    await waitFor(() => expect(toast).toHaveAttribute('data-paused'));
    hideTab(false);
    await waitFor(() => expect(toast).not.toHaveAttribute('data-paused'));
    // The tab stays hidden, so that the toasts are still visible in the picture.
    hideTab(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
    for (const waiting of screen.getAllByRole('status')) {
      await waitFor(() => expect(waiting).toHaveAttribute('data-paused'));
    }
  },
};

export const LongText: Story = {
  render: () => (
    <Board
      notices={() => [
        {
          title: 'The credentials doesn’t match in your records.',
          description:
            'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all/until/its/end.pdf',
          tone: 'bad',
          action: { label: 'Try again', onSelect: undone },
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByRole('status');
    toast.focus();
    await waitFor(() => expect(toast).toHaveAttribute('data-paused'));
    await expect(toast.getBoundingClientRect().width).toBeLessThanOrEqual(356);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Board notices={() => [{ ...saved, title: 'حُفظت خطة الدرس', description: 'في حقيبتك' }]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByRole('status');
    toast.focus();
    await waitFor(() => expect(toast).toHaveAttribute('data-paused'));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Board notices={() => [saved]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByRole('status');
    toast.focus();
    await waitFor(() => expect(toast).toHaveAttribute('data-paused'));
  },
};
