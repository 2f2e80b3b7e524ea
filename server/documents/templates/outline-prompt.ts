import { asData } from '../../engine/safety/user-data.ts';
import type { SectionTask } from './generator.ts';

/** The characters at the end of the part before, for the transition. */
const ENDING = 800;

/** The task of one part: the whole outline, how the part before it ends, and the entry to write. */
export function partBlock({ written, change }: SectionTask): string {
  const parts = Array.isArray(change?.before) ? change.before : [];
  const [index] = change?.item?.path ?? [];
  const before = typeof index === 'number' && index > 0 ? JSON.stringify(parts[index - 1] ?? null) : '';
  const others = Object.entries(written).map(([key, value]) => `${key}: ${asData(JSON.stringify(value))}`);
  return [
    `Already planned and approved:\n${others.join('\n')}`,
    before === '' ? '' : `The part before it ends:\n${asData(before.slice(-ENDING))}`,
    `Write only this part, and give it alone as the value of ${change?.section ?? ''}. Cover the points of its entry in the outline, in about as many words as its target_words, and nothing that belongs to another entry:\n${asData(JSON.stringify(change?.item?.before ?? null))}`,
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}
