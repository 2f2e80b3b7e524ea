import { expect, test } from 'vitest';
import { quotaOf } from './quota';
import type { Sending } from './upload-state';

const MB = 1024 * 1024;
const use = (used: number, limit = 100 * MB) => ({ used, limit });

const waiting = (size: number, change: Partial<Sending> = {}): Sending => ({
  id: String(size),
  file: new File([new Uint8Array(size)], 'film.mp4'),
  folderId: null,
  upload: null,
  failures: 0,
  state: 'waiting',
  ...change,
});

test('nothing is said while there is room, and a tenth before the end it is', () => {
  expect(quotaOf({ own: use(89 * MB), school: null }, [])).toBeNull();
  expect(quotaOf({ own: use(90 * MB), school: null }, [])).toMatchObject({ state: 'tight', left: 10 * MB });
});

test('files that do not fit are named before they are sent; what has begun is reserved already', () => {
  const own = use(99 * MB);
  const begun = waiting(MB, { state: 'sending', upload: { id: '1', received: 0, part_bytes: 4 } });
  const failed = waiting(2 * MB, { state: 'failed' });
  const full = quotaOf({ own, school: null }, [waiting(MB), waiting(MB), begun, failed]);
  expect(full).toEqual({ state: 'exceeded', left: MB, needed: 2 * MB, ofSchool: false });
  expect(quotaOf({ own, school: null }, [waiting(MB)])).toMatchObject({ state: 'tight' });
});

test('the school’s storage counts where it has less left', () => {
  const quota = quotaOf({ own: use(0), school: use(99 * MB) }, [waiting(2 * MB)]);
  expect(quota).toMatchObject({ state: 'exceeded', left: MB, ofSchool: true });
});

test('a limit that was lowered below what is used leaves nothing', () => {
  expect(quotaOf({ own: use(120 * MB), school: null }, [])).toMatchObject({ left: 0 });
});
