import { describe, expect, test } from 'vitest';
import { detectNames } from './detect-names.ts';
import { maskText } from './mask-text.ts';
import { NameIndex, type PersonName, splitName } from './name-index.ts';
import { PlaceholderTable } from './placeholder-table.ts';

const masksFor = (...roster: string[]) => {
  const index = new NameIndex();
  for (const name of roster) index.add(splitName(name), 'student');
  return { index, table: new PlaceholderTable() };
};

const masked = (text: string, ...roster: string[]) => maskText(text, masksFor(...roster));

describe('a name on the roster', () => {
  const roster = ['Jayden Smith-Okafor', 'Ana Lucía García', "Shea O'Brien", 'Nguyễn Thị Linh'];

  test.each([
    ['Ask Jayden.', 'Ask Student_1.'],
    ["Jayden's poem, JAYDEN and jayden", "Student_1's poem, Student_1b and Student_1c"],
    ['Jayden Smith-Okafor and Jayden Okafor', 'Student_1 and Student_1b'],
    ['Smith-Okafor, Jayden', 'Student_1'],
    ['Okafor writes well', 'Student_1 writes well'],
    ['Ana Lucia Garcia, ana lucía', 'Student_1, Student_1b'],
    ['GARCÍA and Garci\u0301a', 'Student_1 and Student_1b'],
    ["O'Brien, O’Brien, OBrien, obrien", 'Student_1, Student_1b, Student_1c, Student_1d'],
    ['JaydenOkaforEssay.docx and essay_jayden_2.pdf', 'Student_1Essay.docx and essay_Student_1b_2.pdf'],
    ['Jayden2', 'Student_1'],
    ['Jaydens Aufsatz', 'Student_1 Aufsatz'],
    ['{"a":"line\\nJayden \\"Ana\\""}', '{"a":"line\\nStudent_1 \\"Student_2\\""}'],
  ])('%j becomes %j', (text, expected) => {
    expect(masked(text, ...roster)).toBe(expected);
  });

  test('in a script without spaces is found within a run', () => {
    const masks = masksFor();
    masks.index.add({ given: '민준', family: '김' }, 'student');
    masks.index.add({ given: 'Jayden', family: '' }, 'student');
    expect(maskText('김민준은 Jayden과 읽었다. 민준이', masks)).toBe(
      'Student_1은 Student_2과 읽었다. Student_1b이',
    );
  });

  test('gets the same placeholder in every text of a run', () => {
    const masks = masksFor('Jayden Smith', 'Mia Chen');
    expect(maskText('Mia', masks)).toBe('Student_1');
    expect(maskText('Jayden and Mia', masks)).toBe('Student_2 and Student_1');
  });
});

describe('a name that is also another word', () => {
  const roster = [
    'Will Martinez',
    'May Chen',
    'Rose Ali',
    'Hope Diaz',
    'Grace Kim',
    'Paris Lopez',
    'Mercury Jones',
    'Bill King',
  ];

  test.each([
    'They will grow roses in May, with grace and hope.',
    'Will the plant grow? Rose petals fall. Hope is a feeling.',
    'The Bill of Rights and the King of England',
    'Paris is the capital of France, and Mercury is a planet.',
    'In May and June, the River Rose rises.',
    'Grace Hopper wrote a compiler.',
    'Treaty of Paris',
  ])('survives in %j', (text) => {
    expect(masked(text, ...roster)).toBe(text);
  });

  test.each([
    ['Will Martinez', 'Student_1'],
    ['Ask Will about it', 'Ask Student_1 about it'],
    ['Will struggles with fractions.', 'Student_1 struggles with fractions.'],
    ['my student Paris', 'my student Student_1'],
    ["Grace's essay", "Student_1's essay"],
    ['Chen, Will and May', 'Student_1, Student_2 and May'],
  ])('is masked in %j', (text, expected) => {
    expect(masked(text, ...roster)).toBe(expected);
  });
});

describe('a well-known person', () => {
  test('whose first name is on the roster stays, unlike the student', () => {
    expect(masked('Rosa Parks sat down. Rosa Martinez and Rosa read about Parks.', 'Rosa Martinez')).toBe(
      'Rosa Parks sat down. Student_1 and Student_1b read about Parks.',
    );
  });

  test('whose last name is on the roster stays, unlike the full name of the student', () => {
    expect(
      masked("Rosa Parks and Newton's laws. Nia Parks asked why Parks sat.", 'Nia Parks', 'Liam Newton'),
    ).toBe("Rosa Parks and Newton's laws. Student_1 asked why Parks sat.");
  });

  test.each([
    'George Washington',
    'Isaac Newton',
    'Anne Frank',
    'Romeo and Juliet',
    'Harriet Tubman’s mother',
  ])('%s is not detected as a private name', (text) => {
    expect(detectNames(`${text} needs help. Dear ${text}, my student reads ${text}'s work.`, 'form')).toEqual(
      [],
    );
  });
});

describe('contact details', () => {
  test.each([
    ['Write to mia.chen+7b@school.example.org, please', 'Write to Email_1, please'],
    ['(555) 123-4567 or +44 20 7946 0958 or 555-0142', 'Phone_1 or Phone_2 or Phone_3'],
    ['Call me at 555 0142 99.', 'Call me at Phone_1.'],
    ['SSN 123-45-6789, student ID: 20394857', 'SSN Id_1, student ID: Id_2'],
    ['Student number S-1029384', 'Student number Id_1'],
    ['Student_1 and Phone_2 stay', 'Text_1 and Text_2 stay'],
    ['a@b.org1', 'Email_1'],
  ])('%j becomes %j', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  test.each([
    'From 1914-1918 and 1939–1945, 123-456 pages',
    'Add 4,500,000,000 years and 3.14159265',
    'Atomic number 26, question number 1024, room 204',
    '555 + 123 = 678; 2024-11-22; 12:30; ISBN 978-0-13-468599-1',
    'the ratio 300-1000 and -40 to 120',
  ])('%j has none', (text) => {
    expect(masked(text)).toBe(text);
  });
});

describe('a name that is not on a roster', () => {
  const detected = (text: string, kind: 'form' | 'source' = 'form'): PersonName[] => detectNames(text, kind);

  test.each([
    ['My student Keisha Brown needs more time', { given: 'Keisha', family: 'Brown' }],
    ['When Maria struggles with commas', { given: 'Maria', family: '' }],
    ["Use Kwame's essay as a model", { given: 'Kwame', family: '' }],
    ['Dear Mrs. Alvarado, thank you', { given: 'Alvarado', family: '' }],
    ['Name: Liam Ortiz', { given: 'Liam', family: 'Ortiz' }],
    ['Kind regards,\nDenise Carter', { given: 'Denise', family: 'Carter' }],
  ])('is detected in %j', (text, expected) => {
    expect(detected(text)).toContainEqual(expected);
  });

  test.each([
    'Dear Parents,\nPlease help.',
    'My student Council meets in April. Students need help.',
    'Name: ____',
    'Anne’s mother and Scout Finch’s father, the Boy Who Lived',
    'Dear Diary,',
  ])('is not read into %j', (text) => {
    expect(detected(text, 'source')).toEqual([]);
  });
});
