import { describe, expect, it } from 'vitest';
import { matching } from './matching';

const options = [
  { value: 'MS-PS3-4', label: 'MS-PS3-4', detail: 'Energy transfer' },
  { value: 'MS-LS2-3', label: 'MS-LS2-3', detail: 'Energy in ecosystems' },
  { value: 'sofia', label: 'Zofia Wiśniewska' },
];

describe('matching options', () => {
  it('finds by code, by label and by detail, in any order of words', () => {
    expect(matching(options, 'ps3').map(({ value }) => value)).toEqual(['MS-PS3-4']);
    expect(matching(options, 'ecosystems energy').map(({ value }) => value)).toEqual(['MS-LS2-3']);
    expect(matching(options, '')).toHaveLength(3);
  });

  it('ignores accents and case', () => {
    expect(matching(options, 'WISNIEWSKA').map(({ value }) => value)).toEqual(['sofia']);
    expect(matching(options, 'kinetic')).toEqual([]);
  });
});
