import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { declarations } from '../../server/generated/declarations.ts';

export async function signInAsTeacher(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try it as a teacher' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** The page of the template with this title. */
export function routeOf(title: string): string {
  const found = declarations.find((declaration) => declaration.title === title);
  if (found === undefined) throw new Error(`No template is called ${title}.`);
  return found.route;
}

/** Opens the empty form of the template with this title. */
export async function openWorkspace(page: Page, title: string): Promise<void> {
  await page.goto(routeOf(title));
}

/** Opens the documents of the template with this title. */
export async function openHistory(page: Page, title: string): Promise<void> {
  await page.goto(`${routeOf(title)}/history`);
}

export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** Fills in the three required fields. */
export async function fillIn(page: Page, topic: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Topic' }).fill(topic);
  await page.getByLabel('Grade', { exact: true }).selectOption('Grade 7');
  await page.getByLabel('Subject', { exact: true }).selectOption('Science');
}

/** Submits the form and waits for the URL of the document. */
export async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.waitForURL(/\/edit\/[0-9a-f-]{36}$/);
}

export const section = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Document' }).getByRole('region', { name: title, exact: true });

/** Waits until the document is complete and its checks are visible. */
export async function written(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Checks', exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
}

/** Selects a section, which shows its toolbar. */
export async function pick(page: Page, title: string): Promise<void> {
  await section(page, title)
    .getByRole('button', { name: `Change: ${title}` })
    .click();
}
