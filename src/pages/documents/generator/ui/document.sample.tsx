import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $generation, type GenerationState } from '@/entities/generation';
import { $session } from '@/entities/session';
import { type Generation, generationSchema, type SectionState } from '@/shared/api/generations';
import { type Template, templateSchema } from '@/shared/api/templates';
import { $template } from '@/features/template-form';
import { DocumentView } from '@/features/document/editor';
import { templateOf } from '../../../../../tests/support/template-form';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { settledState } from '../../../../../tests/support/documents';

type DocumentExampleProps = {
  sample: { template: unknown; generation: unknown };
  /** The whole document, one that was stopped in the middle, or one that is several times as long. */
  extent: 'full' | 'partial' | 'long';
};

/** The document of a template. */
export function DocumentExample({ sample, extent }: DocumentExampleProps) {
  const template = templateSchema.parse(sample.template);
  const generation = generationSchema.parse(sample.generation);
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$template, templateOf({ template, generation }, generation.id)],
            [$generation, stateOf({ template, generation }, extent)],
          ],
        })
      }
    >
      <DocumentView template={template} />
    </PageFrame>
  );
}

function stateOf(
  { template, generation }: { template: Template; generation: Generation },
  extent: DocumentExampleProps['extent'],
): GenerationState {
  const sample = { template, generation };
  switch (extent) {
    case 'full':
      return settledState(sample);
    case 'partial':
      return settledState(sample, stopped(generation), { state: 'stopped' });
    case 'long':
      return settledState(sample, { result: lengthened(generation.result), checks: [] });
  }
}

const TIMES = 3;

/** Repeats the text or the items of each section. */
function lengthened(result: Generation['result']): Generation['result'] {
  return Object.fromEntries(Object.entries(result).map(([key, value]) => [key, repeated(value)]));
}

function repeated(value: unknown): unknown {
  const copies = Array.from({ length: TIMES }, (_, index) => numbered(value, index + 1));
  if (typeof value === 'string') return copies.join(' ');
  if (Array.isArray(value)) return copies.flat();
  if (typeof value !== 'object' || value === null) return value;
  // In a rubric these are the criteria, in a letter the paragraphs.
  const [key, list] = Object.entries(value).findLast(([, part]) => Array.isArray(part)) ?? [];
  return key === undefined ? value : { ...value, [key]: repeated(list) };
}

/** Numbers the sentences, names and ids of a copy, so that no two items are the same. */
function numbered(value: unknown, copy: number): unknown {
  if (copy === 1) return value;
  if (typeof value === 'string') return /[A-Z ]|^[a-z]+\d+$/.test(value) ? `${value} (${copy})` : value;
  if (Array.isArray(value)) return value.map((item) => numbered(item, copy));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, numbered(part, copy)]));
}

/** Written up to the middle of a section. */
function stopped({ sections, result }: Generation): Partial<Generation> {
  const cut = Math.floor(sections.length / 2);
  const stateAt = (index: number): SectionState => {
    if (index < cut) return 'finished';
    return index === cut ? 'partial' : 'waiting';
  };
  const states = sections.map(({ key }, index) => ({ key, state: stateAt(index) }));
  const written = states.flatMap(({ key, state }) => {
    if (state === 'waiting') return [];
    return [[key, state === 'partial' ? halved(result[key]) : result[key]]];
  });
  return { status: 'stopped', sections: states, result: Object.fromEntries(written), checks: [] };
}

function halved(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, Math.ceil(value.length / 2));
  if (Array.isArray(value)) {
    const written = value.slice(0, Math.ceil(value.length / 2));
    return [...written.slice(0, -1), halved(written.at(-1))];
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.slice(0, Math.ceil(entries.length / 2)));
}

/** Nothing in the sheet makes the page wider than the window, except what scrolls by itself. */
export async function fits({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const sheet = canvasElement.querySelector('article');
  await expect(sheet).toBeVisible();
  const isWide = document.documentElement.scrollWidth > innerWidth;
  const wide = [...(sheet?.querySelectorAll('*') ?? [])].filter(
    (element) => isWide && element.getBoundingClientRect().right > innerWidth && !isScrolled(element),
  );
  await expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
}

function isScrolled({ parentElement: parent }: Element): boolean {
  if (!parent) return false;
  return getComputedStyle(parent).overflowX === 'auto' || isScrolled(parent);
}
