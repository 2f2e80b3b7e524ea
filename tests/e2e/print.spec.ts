import type { Page } from '@playwright/test';
import * as faults from '../support/paper-faults.ts';
import { type PrintedSheet, readSheets } from '../support/printed-sheets.ts';
import { willowText } from '../support/sample-texts.ts';
import { openWorkspace, signInAsTeacher } from './generator.ts';
import { type PrintedDocument, questionGroupsIn, stringsIn, writeDocuments } from './printed-documents.ts';
import { expect, test } from './test.ts';

type Copy = 'Teacher' | 'Student';
type Paper = 'Letter' | 'A4';
type Printing = { document: PrintedDocument; copy: Copy; paper: Paper };

const PAPER_WORDS = `Name Date Class Page of Version Student Teacher copy Source point points minutes min to
  You Students Right Explanation From the source Accepted answers Grade Question Questions True False
  ${Array.from({ length: 300 }, (_, number) => number).join(' ')} A B C D E F`;
const KEY_WORDS = [
  'Right.',
  'Answer key',
  'Explanation',
  'Accepted answers',
  'From the source',
  'Marking',
  'Blueprint',
];

// Letter is the paper of the United States.
test.use({ locale: 'en-US' });

let documents: { quiz: PrintedDocument; lesson: PrintedDocument };

test.beforeEach(async ({ page, request }) => {
  documents ??= await writeDocuments(request);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signInAsTeacher(page);
});

const sheetCount = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ sheets?$/ });

const printed = async (page: Page, printBackground: boolean): Promise<PrintedSheet[]> =>
  readSheets(await page.pdf({ preferCSSPageSize: true, printBackground }));

/** The words on the buttons and links around the paper. */
const labelsOf = (page: Page): Promise<string[]> =>
  page
    .locator('button, a, label')
    .evaluateAll((controls) =>
      controls.map((control) => control.textContent.trim()).filter((label) => label.length > 3),
    );

/** The texts of the questions in the order in which they are printed. */
const questionTexts = (document: PrintedDocument): string[] =>
  questionGroupsIn(document.written).flatMap(({ questions }) =>
    questions.flatMap(({ type, stem, options = [] }) => [
      ...(type === 'fill-in-blank' ? stem.split(/_{3,}/) : [stem]).map((part) => part.trim()).filter(Boolean),
      ...options.map(({ key, text }) => `${key} ${text}`),
    ]),
  );

const texts = {
  quiz: (document: PrintedDocument, copy: Copy): string[] => {
    const instructions = stringsIn(document.written.result['instructions']);
    const source = copy === 'Student' ? willowText.split('\n\n') : [];
    const questions = questionTexts(document);
    const half = questions.length / 2;
    return [
      [0, half],
      [half, undefined],
    ].flatMap(([from, to]) => [
      document.written.title,
      ...instructions,
      ...source,
      ...questions.slice(from, to),
      ...(copy === 'Teacher' ? ['Answer key', 'Marking'] : []),
    ]);
  },
  lesson: (document: PrintedDocument, copy: Copy): string[] => {
    const { overview, objectives, keyConcepts, phases } = document.written.result;
    const teacher = copy === 'Teacher';
    return [
      document.written.title,
      ...(teacher ? String(overview).split('\n\n') : []),
      ...stringsIn(objectives),
      ...stringsIn(keyConcepts),
      ...(teacher ? stringsIn(phases) : willowText.split('\n\n')),
      ...questionTexts(document),
    ];
  },
};

/** Texts and rows that must not be divided between two sheets. */
const wholes = (document: PrintedDocument): string[] =>
  questionGroupsIn(document.written).flatMap(({ questions }) =>
    questions.flatMap(({ options = [], pairs = [] }) => [
      ...options.map(({ text }) => text),
      ...pairs.map(({ left }) => left),
    ]),
  );

function rowsOf({ written: { result } }: PrintedDocument, copy: Copy): string[][] {
  const { vocabulary, answer_key, marking_scheme, standards_addressed, misconceptions } = result;
  const shown = copy === 'Teacher' ? [answer_key, marking_scheme, misconceptions] : [];
  return [vocabulary, standards_addressed, ...shown].flatMap((rows) =>
    Array.isArray(rows) ? rows.map(stringsIn) : [],
  );
}

async function faultsOf(page: Page, name: keyof typeof documents, { document, copy, paper }: Printing) {
  await page.getByText(copy, { exact: true }).click();
  await page.getByText(paper, { exact: true }).click();
  await expect(page.getByRole('radio', { name: paper })).toBeChecked();
  const count = Number.parseInt((await sheetCount(page).textContent()) ?? '', 10);
  const plain = await printed(page, false);
  expect(plain).toHaveLength(count);
  expect(Math.round(plain[0]?.width ?? 0)).toBe(paper === 'A4' ? 595 : 612);
  return [
    ...faults.footFaults(plain),
    ...faults.orderFaults(plain, texts[name](document, copy)),
    ...faults.brokenWordFaults(plain, `${PAPER_WORDS} ${document.vocabulary}`),
    ...faults.cutFaults(plain, wholes(document)),
    ...faults.rowFaults(plain, rowsOf(document, copy)),
    ...faults.headingFaults(plain, document.headings),
    ...faults.emptySheetFaults(plain),
    ...faults.overflowFaults(plain),
    ...faults.labelFaults(plain, await labelsOf(page)),
    ...faults.backgroundFaults(plain, await printed(page, true)),
    ...(copy === 'Student' ? faults.forbiddenFaults(plain, [...document.teacherOnly, ...KEY_WORDS]) : []),
  ];
}

for (const name of ['quiz', 'lesson'] as const) {
  test(`every copy of a ${name} is whole on every paper`, async ({ page }) => {
    const document = documents[name];
    expect(document.teacherOnly.length).toBeGreaterThan(10);
    await page.goto(`${document.route}/print`);
    for (const paper of ['Letter', 'A4'] as const) {
      for (const copy of ['Teacher', 'Student'] as const) {
        const found = await faultsOf(page, name, { document, copy, paper });
        expect(found, `${copy} copy on ${paper}`).toEqual([]);
      }
    }
  });
}

test('the print button, Ctrl+P and the print command of the browser lead to the same paper', async ({
  page,
}) => {
  const { route } = documents.lesson;
  await page.goto(route);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await page.waitForURL(`${route}/print`);
  await page.getByText('A4', { exact: true }).click();
  await expect(sheetCount(page)).toBeVisible();
  const sheets = await printed(page, false);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await page.getByRole('link', { name: 'Document', exact: true }).click();
  await expect(page.getByRole('toolbar', { name: 'Document' })).toBeVisible();
  expect(await printed(page, false)).toEqual(sheets);
  await page.keyboard.press('Control+P');
  await page.waitForURL(`${route}/print`);
  await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked();
});

test('an example prints on its sheets and nothing after them', async ({ page }) => {
  await openWorkspace(page, 'Worksheets');
  await page.getByRole('button', { name: 'See an example' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  const sheets = await printed(page, false);
  const feet = sheets.map(({ lines }) => lines.at(-1)?.text ?? '');
  const numbers = sheets.map((_, index) => `Page ${index + 1} of ${sheets.length}`);
  expect(feet).toEqual(numbers.map((number) => expect.stringContaining(number)));
});
