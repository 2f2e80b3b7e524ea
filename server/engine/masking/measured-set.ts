import { detectNames } from './detect-names.ts';
import { maskText } from './mask-text.ts';
import { NameIndex, splitName } from './name-index.ts';
import { PlaceholderTable } from './placeholder-table.ts';

const ROSTER = [
  'Nguyễn Thị An',
  'Lê Minh',
  'Summer Hall',
  'Faith Okoro',
  'Will Martinez',
  'Elizabeth Smith',
  'Mark Rivers',
  'May Chen',
  'Robert Diaz',
];

/** Texts, and what of each must not reach a model. */
const confidential: readonly [text: string, secret: string][] = [
  ['Thị forgot her book.', 'Thị'],
  ['Ask Lê about it.', 'Lê'],
  ['Summer needs more time.', 'Summer'],
  ['Faith’s homework is late.', 'Faith'],
  ['Ask Will about it.', 'Will'],
  ['Liz reads aloud.', 'Liz'],
  ['Bobby sits in front.', 'Bobby'],
  ['He goes by Trey at home.', 'Trey'],
  ['She was born on March 2, 2015.', 'March 2, 2015'],
  ['DOB: 03/02/2015', '03/02/2015'],
  ['Date of birth 2015-03-02', '2015-03-02'],
  ['She lives at 12 Pier Road, Harborview, WA 98000.', '12 Pier Road'],
  ['Send it to 481 N. Oak Street, Apt 4B', '481 N. Oak Street'],
  ['Student ID: 20394857', '20394857'],
  ['Nguyễn Thị An and Elizabeth Smith', 'Thị'],
  ['Mark Rivers handed in both.', 'Mark Rivers'],
  ['Call her mother at 555-0142.', '555-0142'],
  ['Write to liz.smith@mail.example.', 'liz.smith'],
];
const harmless: readonly string[] = [
  'This is called the water cycle.',
  'Thin ice and thick ice',
  'Le soleil is the sun.',
  'An apple a day',
  'Summer break begins in June.',
  'In Summer the days are long.',
  'Faith in reason marks the age.',
  'Will the plant grow?',
  'Mark each answer on the line.',
  'May the students use a ruler?',
  'They will meet in May.',
  'Abraham Lincoln was born on February 12, 1809.',
  'There are 12 road signs and 3 way stations.',
  'Add 20394857 and 3.',
  'The Bill of Rights',
  'Robert Frost wrote it.',
];

function masked(text: string): string {
  const index = new NameIndex();
  for (const name of ROSTER) index.add(splitName(name), 'student');
  for (const name of detectNames(text, 'form')) index.add(name, 'person');
  return maskText(text, { index, table: new PlaceholderTable() });
}

/** What is left of the private texts, which others are changed, and both as a sentence. */
export function measureMasking() {
  const leaked = confidential.filter(([text, secret]) => masked(text).includes(secret)).map(([text]) => text);
  const spoiled = harmless.filter((text) => masked(text) !== text);
  const percent = (left: number, all: number) => `${Math.round(((all - left) / all) * 100)} % of ${all}`;
  const sentence = `Masking: ${percent(leaked.length, confidential.length)} private texts masked, ${percent(spoiled.length, harmless.length)} others untouched.`;
  return { leaked, spoiled, sentence };
}
