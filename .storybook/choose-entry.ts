import { expect, type UserEventObject, waitFor } from 'storybook/test';

/** Clicks a menu's entry as by hand: Ark selects the highlighted entry, and React draws that after the press. */
export async function chooseEntry(userEvent: UserEventObject, entry: HTMLElement): Promise<void> {
  await userEvent.pointer({ keys: '[MouseLeft>]', target: entry });
  await waitFor(() => expect(entry).toHaveAttribute('data-highlighted'));
  await userEvent.pointer({ keys: '[/MouseLeft]', target: entry });
}
