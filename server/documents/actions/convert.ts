import type { Account } from '../../accounts/users/account.ts';
import type { Conversion } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { compose } from '../exports/compose.ts';
import { toMarkdown } from '../exports/markdown.ts';
import { type Form, openGenerator, requireGenerator } from '../generations/form.ts';
import { findGeneration } from '../generations/present-generation.ts';
import { takesDocuments } from '../templates/actions.ts';
import { rejectUnoffered } from './offered.ts';

/** The fields that mean the same in every form. */
const SHARED = [
  'topic',
  'subject',
  'grade_level',
  'reading_level',
  'wida_level',
  'supports',
  'language',
  'standards_framework',
  'standards',
  'learning_objectives',
];

const LONGEST_SOURCE = 100_000;

/** The form of another template, filled in from a document, which becomes its source. */
export async function readConversion(
  db: Database,
  user: Pick<Account, 'id' | 'role'>,
  id: string,
  templateType: string,
): Promise<Conversion> {
  const row = await findGeneration(db, user.id, id);
  if (!row) throw new Problem('not_found');
  const from = requireGenerator(row.templateType);
  const target = requireGenerator(templateType);
  openGenerator(user, target.templateType);
  rejectUnoffered(from, 'add');
  if (target === from || !takesDocuments(target)) throw new Problem('not_found');
  const written = compose(from, row, 'teacher');
  const values: Form = {
    ...Object.fromEntries(SHARED.map((name) => [name, row.input[name]])),
    ...(row.topic === '' && { topic: row.title.slice(0, 200) }),
    source_type: 'paste',
    source_text: toMarkdown(written).slice(0, LONGEST_SOURCE),
  };
  const { shape } = target.input;
  const input = Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && shape[name]?.safeParse(value).success,
    ),
  );
  return { input };
}
