import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigationType } from 'react-router';
import { expect } from 'storybook/test';
import { Link } from '@/shared/ui/link';
import { followLinks } from './follow-links';

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
}

const element = (
  <main>
    <ul>
      <li>
        <Link href="/templates?subject=maths#new">Templates</Link>
      </li>
      <li>
        <Link href="/outbox" external>
          Emails
        </Link>
      </li>
      <li>
        <Link href="/api/archive" download="archive.zip">
          Archive
        </Link>
      </li>
      <li>
        <Link href="https://example.org">Another site</Link>
      </li>
      <li>
        <Link href="//example.org/templates">Another host</Link>
      </li>
      <li>
        <Link href="/plans" onClick={(event) => event.preventDefault()}>
          Prevented
        </Link>
      </li>
    </ul>
    <Place />
  </main>
);

/** Where links lead, with the router that follows them. */
function Links() {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element }]));
  useEffect(() => followLinks(router), [router]);
  return <RouterProvider router={router} />;
}

const meta = { title: 'Inside/Links', component: Links } satisfies Meta<typeof Links>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clicks a link, and returns whether the browser would have opened it. */
function opensInBrowser(link: HTMLElement, keys: MouseEventInit = {}): boolean {
  let opens = false;
  window.addEventListener(
    'click',
    (event) => {
      opens = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return opens;
}

export const FollowedByTheRouter: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('POP /');
    canvas.getByRole('link', { name: 'Templates' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('PUSH /templates?subject=maths#new')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Templates' }));
    await expect(await canvas.findByText('REPLACE /templates?subject=maths#new')).toBeVisible();
  },
};

export const LeftToTheBrowser: Story = {
  play: async ({ canvas }) => {
    const templates = canvas.getByRole('link', { name: 'Templates' });
    for (const keys of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      await expect(opensInBrowser(templates, keys)).toBe(true);
    for (const name of [/^Emails/, 'Archive', 'Another site', 'Another host'])
      await expect(opensInBrowser(canvas.getByRole('link', { name }))).toBe(true);
    await expect(opensInBrowser(canvas.getByRole('link', { name: 'Prevented' }))).toBe(false);
    await expect(canvas.getByRole('status')).toHaveTextContent('POP /');
  },
};
