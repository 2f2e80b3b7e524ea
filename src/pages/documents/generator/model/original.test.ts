import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { generationFetched, generationClosed } from '@/entities/generation';
import { listLinksFx } from '@/shared/api/actions';
import { getGenerationFx } from '@/shared/api/generations';
import { lesson } from '../../../../../tests/support/documents';
import { $original } from './original';

const { generation } = lesson;
const origin = { id: 'o', template_type: generation.template_type, title: 'Agua', language: 'English (US)' };

async function fetched(kind: 'translation' | 'copy') {
  const read = vi.fn((..._: unknown[]) => generation);
  const scope = fork({
    handlers: [
      [listLinksFx, () => ({ origin: { ...origin, kind }, items: [] })],
      [getGenerationFx, read],
    ],
  });
  await allSettled(generationFetched, { scope, params: generation });
  return { scope, read };
}

test('a translation shows its original until the document is closed', async () => {
  const { scope } = await fetched('translation');
  expect(scope.getState($original)?.title).toBe(generation.title);
  await allSettled(generationClosed, { scope });
  expect(scope.getState($original)).toBeNull();
});

test('a copy has no original beside it', async () => {
  const { read } = await fetched('copy');
  expect(read).not.toHaveBeenCalled();
});
