import { describe, expect, it } from 'vitest';
import { clamped, stepped } from './step';

describe('number input', () => {
  it('keeps a number inside its bounds', () => {
    expect(clamped(500, { min: 10, max: 240, step: 5 })).toBe(240);
    expect(clamped(1, { min: 10, max: 240, step: 5 })).toBe(10);
    expect(clamped(-3, { step: 1 })).toBe(-3);
  });

  it('steps without floating-point errors', () => {
    expect(stepped(0.2, 1, { step: 0.1 })).toBe(0.3);
    expect(stepped(45, -1, { step: 5 })).toBe(40);
  });

  it('starts at the minimum when it is empty, and stops at the maximum', () => {
    expect(stepped(null, 1, { min: 3, step: 1 })).toBe(3);
    expect(stepped(null, -1, { step: 1 })).toBe(0);
    expect(stepped(15, 1, { max: 15, step: 1 })).toBe(15);
  });
});
