import { describe, expect, it } from 'vitest';
import { parseColor, toHex } from './parse-color';

const hex = (text: string) => toHex(parseColor(text));

describe('reading a colour', () => {
  it('reads hex of 3 or 6 digits, with or without the sign', () => {
    expect(hex('#2f7453')).toBe('#2f7453');
    expect(hex('2F7453')).toBe('#2f7453');
    expect(hex('#abc')).toBe('#aabbcc');
  });

  it('reads hex with alpha', () => {
    expect(hex('#2f745380')).toBe('#2f745380');
    expect(hex('#abcd')).toBe('#aabbccdd');
    expect(hex('#abcf')).toBe('#aabbcc');
  });

  it('reads rgb and rgba, with commas or spaces', () => {
    expect(hex('rgb(47, 116, 83)')).toBe('#2f7453');
    expect(hex('rgba(47, 116, 83, 0.5)')).toBe('#2f745380');
    expect(hex('rgb(47 116 83 / 50%)')).toBe('#2f745380');
    expect(hex('rgb(300, -4, 83)')).toBe('#ff0053');
  });

  it('falls back to zero for unreadable channels', () => {
    expect(hex('bottle')).toBe('#000000');
    expect(hex('')).toBe('#000000');
    expect(hex('#12345')).toBe('#000000');
    expect(hex('rgb(47, green, 83)')).toBe('#2f0053');
    expect(parseColor('rgba(1, 2, 3, x)').alpha).toBe(0);
  });
});
