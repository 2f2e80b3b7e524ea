import type { Generation } from '@/shared/api/generations';
import type { OpenDocument, Settled, Writing } from './generation-state';
import { template } from '../../../../tests/support/templates';
import type { NumberedEvent } from './apply-events';

/** A generation for tests; `part` overrides its fields. */
export const generationFixture = (part: Partial<Generation> = {}): Generation => ({
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  template_type: template.templateType,
  title: 'Where does a tree’s mass come from?',
  status: 'complete',
  failure: null,
  input: { topic: 'Photosynthesis' },
  result: { overview: 'A log goes round.', objectives: ['say where mass comes from'] },
  sections: [
    { key: 'overview', state: 'finished' },
    { key: 'objectives', state: 'finished' },
  ],
  checks: [],
  safety: { categories: [], severity: 'none' },
  credits: { estimate: 9400, used: 8910, refunded: 490 },
  token_balance: {
    available_input_tokens: 900_000,
    available_output_tokens: 900_000,
    used_input_tokens: 0,
    used_output_tokens: 0,
  },
  meta: {
    language: 'English (US)',
    reading: null,
    standards: [],
    model: 'built-in',
    composed: true,
    prompt_version: null,
  },
  last_event: 40,
  favourite: false,
  saved: false,
  version: 1,
  created_at: '2026-11-20T07:38:00.000Z',
  updated_at: '2026-11-20T07:38:24.000Z',
  trashed_at: null,
  ...part,
});

const documentFixture = (part: Partial<Generation>, document: Partial<OpenDocument>): OpenDocument => {
  const generation = generationFixture(part);
  return { generation, lastEvent: generation.last_event, used: 0, undo: [], redo: [], ...document };
};

export const settledFixture = (
  part: Partial<Generation> = {},
  document: Partial<OpenDocument> = {},
): Settled => ({
  state: 'complete',
  document: documentFixture(part, document),
  pending: null,
  problem: null,
});

export const writingFixture = (
  part: Partial<Generation> = {},
  document: Partial<OpenDocument> = {},
): Writing => ({
  state: 'writing',
  document: documentFixture({ status: 'writing', version: 0, ...part }, document),
  link: { connection: 1, state: 'open', attempt: 0 },
  stopping: 'no',
  waiting: null,
});

/** The event that adds text to the overview. */
export const patch = (number: number, value: string): NumberedEvent => ({
  number,
  event: { type: 'patch', used: number, patches: [{ op: 'append', path: ['overview'], value }] },
});
