import { expect, test } from 'vitest';
import { readForm } from './form.ts';

test('bracketed names become objects and lists', () => {
  expect(readForm('customer=cus_1&items[0][price]=a&items[1][price]=b&metadata[user]=7')).toEqual({
    customer: 'cus_1',
    items: [{ price: 'a' }, { price: 'b' }],
    metadata: { user: '7' },
  });
});

test('empty brackets append to a list', () => {
  expect(readForm('expand[]=a&expand[]=b')).toEqual({ expand: ['a', 'b'] });
});

test('keeps an empty value, which clears a field', () => {
  expect(readForm('pause_collection=')).toEqual({ pause_collection: '' });
});

test('treats __proto__ as a plain name', () => {
  expect(Object.keys(readForm('__proto__[x]=1&metadata[__proto__]=2'))).toContain('metadata');
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
