import { expect, test } from 'vitest';
import { catalogueOf } from './book-catalogue.ts';

const catalogue = catalogueOf([
  { title: 'The Giver', author: 'Lowry, Lois' },
  { title: 'Campbell Biology in Focus', author: 'Urry, Lisa A.; Cain, Michael L.' },
  { title: 'Sapiens: A Brief History of Humankind', author: 'Yuval Noah Harari' },
  { title: 'Cien años de soledad', author: 'García Márquez, Gabriel' },
  { title: 'Beowulf', author: '' },
  { title: '1984', author: 'George Orwell' },
  { title: 'Why We Can’t Wait', author: 'Martin Luther King Jr.' },
  { title: 'こころ', author: '夏目漱石' },
]);

test.each([
  ['The Giver', 'Lois Lowry'],
  ['the  giver', 'L. Lowry'],
  ['Giver, The', 'LOWRY, LOIS'],
  ['Campbell Biology in Focus', 'L. Urry and others'],
  ['Campbell Biology in Focus', 'M. L. Cain, L. A. Urry et al.'],
  ['Sapiens', 'Harari'],
  ['Sapiens – a brief history of humankind', 'Y. N. Harari'],
  ['Cien anos de soledad', 'Gabriel Garcia Marquez'],
  ['Beowulf', ''],
  ['The Giver', ' '],
  ['1984', 'Orwell'],
  ["Why We Can't Wait", 'King, Martin Luther, Jr.'],
  ['こころ', '夏目漱石'],
])('lists %s by %s', (title, author) => {
  expect(catalogue.lists({ title, author })).toBe(true);
});

test.each([
  ['The Giver', 'Louis Sachar'],
  ['The Givers', 'Lois Lowry'],
  ['Sapiens: The Graphic Novel', 'Yuval Noah Harari'],
  ['Beowulf', 'Seamus Heaney'],
  ['Holes', 'Louis Sachar'],
  ['Why We Can’t Wait', 'Sammy Davis Jr.'],
  ['The Giver', 'al.'],
  ['…', 'Lois Lowry'],
  ['', ''],
])('does not list %s by %s', (title, author) => {
  expect(catalogue.lists({ title, author })).toBe(false);
});
