import { expect, test } from 'vitest';
import { readForm } from './form.ts';

test('names with brackets become objects and lists', () => {
  expect(readForm('customer=cus_1&items[0][price]=a&items[1][price]=b&metadata[user]=7')).toEqual({
    customer: 'cus_1',
    items: [{ price: 'a' }, { price: 'b' }],
    metadata: { user: '7' },
  });
});

test('brackets without a number count on', () => {
  expect(readForm('expand[]=a&expand[]=b')).toEqual({ expand: ['a', 'b'] });
});

test('an empty value stays, because it means that a field is emptied', () => {
  expect(readForm('pause_collection=')).toEqual({ pause_collection: '' });
});

test('a name that means something to JavaScript is a name like any other', () => {
  expect(Object.keys(readForm('__proto__[x]=1&metadata[__proto__]=2'))).toContain('metadata');
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
