import { describe, expect, it } from 'vitest';
import { coverOf, initials } from './initials';

describe('initials', () => {
  it('takes the first and the last name', () => {
    expect(initials('Amara Okafor')).toBe('AO');
    expect(initials('  Nguyễn   Minh Anh ')).toBe('NA');
    expect(initials('Femi')).toBe('F');
    expect(initials('')).toBe('');
  });

  it('keeps a surrogate pair together', () => {
    expect(initials('𝒜mara 𝒪kafor')).toBe('𝒜𝒪');
  });
});

describe('the cover of a user', () => {
  it('is the same every time and differs between people', () => {
    expect(coverOf('Amara Okafor')).toBe(coverOf('Amara Okafor'));
    expect(
      new Set(['Amara Okafor', 'Femi Balogun', 'Jun Park', 'Zofia Wiśniewska'].map(coverOf)).size,
    ).toBeGreaterThan(2);
  });
});
