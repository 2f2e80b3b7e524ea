import { expect, it } from 'vitest';
import { refusalTexts } from './refusals';

it('explains why each file was rejected and what to do', () => {
  const file = (name: string) => new File(['x'], name);
  expect(
    refusalTexts(
      [
        { file: file('willow.pdf'), errors: ['FILE_TOO_LARGE'] },
        { file: file('song.mp3'), errors: ['FILE_INVALID_TYPE'] },
        { file: file('third.txt'), errors: ['TOO_MANY_FILES'] },
        { file: file('odd.txt'), errors: ['FILE_EXISTS'] },
      ],
      20 * 1024 ** 2,
      2,
    ),
  ).toEqual([
    'willow.pdf is over 20 MB. Try a shorter extract.',
    'song.mp3 has an unsupported file type.',
    'third.txt was left out. Upload at most 2 at a time.',
    'odd.txt couldn’t be added.',
  ]);
});
