import { totalNames } from 'gradebook-arithmetic/sentences';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { elementsWith, readTaggedPdf } from '../../../documents/exports/pdf/testing.ts';
import { openTestApp } from '../../../testing.ts';
import { changeRules } from '../../gradebook/terms/testing.ts';
import { giveMark, handInText, addAssignment, inHours } from '../../marking/student-work/testing.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import { reportedClass, cellsOf, partOf } from './testing.ts';
import { reportWords } from './words/languages.ts';

const tools = await openTestApp();
const { db, signIn } = tools;

const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'tr'] as const;

test('one sentence, both totals, what is missing, late, and comes next', async () => {
  const { teacher, student, classId, report, onPaper, enter, giveBack } = await reportedClass(tools);
  const exam = await onPaper('Exam', 9, { category: 'Tests' });
  await enter(exam, student, 8);
  await giveBack(exam);
  const diary = await addAssignment(db, teacher.id, classId, {
    title: 'Diary',
    due_at: inHours(-49),
    cut_off_at: null,
  });
  await returnMarksOf(diary, 6);
  await addAssignment(db, teacher.id, classId, { title: 'Essay', due_at: inHours(-2), cut_off_at: null });
  await addAssignment(db, teacher.id, classId, { title: 'Willow', due_at: inHours(30) });
  // Nobody hands in what is on paper, marked or not.
  await enter(await onPaper('Oral', -2), student, 7);
  await onPaper('Test', -3);
  const whole = await report('language=en');
  expect(whole.answer).toMatch(
    /: the current total is 70\.00%, 1 piece of work is not handed in, 1 was handed in late\.$/,
  );
  expect(whole.totals.map(({ text }) => text)).toEqual(['70.00%', '46.67%']);
  expect(
    cellsOf(whole, 'Returned marks').map(([title, , , mark, percent]) => [title, mark, percent]),
  ).toEqual([
    ['Exam', '8 / 10', 80],
    ['Diary', '6 / 10', 60],
  ]);
  expect(cellsOf(whole, 'Not handed in').map(([title]) => title)).toEqual(['Essay']);
  expect(cellsOf(whole, 'Handed in late').map(([title, , by]) => [title, by])).toEqual([['Diary', '2 days']]);
  expect(cellsOf(whole, 'What comes next').map(([title]) => title)).toEqual(['Willow']);
  expect(cellsOf(whole, 'How the total is worked out')).toEqual([
    ['Homework', '6 / 10', 60, 30],
    ['Tests', '8 / 10', 80, 80],
    ['Total', '14 / 20', 70, 46.67],
  ]);
  const days = await report(`language=en&from=${inHours(-24 * 5).slice(0, 10)}`);
  expect(cellsOf(days, 'Returned marks').map(([title]) => title)).toEqual(['Diary']);
  // Days leave out work, and totals are those of the gradebook.
  expect(days.totals).toEqual(whole.totals);

  async function returnMarksOf(id: string, points: number) {
    await giveMark(db, teacher.id, await handInText(db, student.id, id), points);
    await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
  }
});

test('missing work that counts by a rule is never said to count as zero', async () => {
  const { teacher, student, classId, report, onPaper, enter, giveBack } = await reportedClass(tools);
  const exam = await onPaper('Exam', 9);
  await enter(exam, student, 8);
  await giveBack(exam);
  const notes = async (language: string) =>
    (await report(`language=${language}`)).totals.map(({ note }) => note);
  const before = new Map(await Promise.all(LANGUAGES.map(async (one) => [one, await notes(one)] as const)));
  await addAssignment(db, teacher.id, classId, {
    title: 'Essay',
    points: 20,
    due_at: inHours(-2),
    cut_off_at: null,
    missing_percent: 50,
  });
  const { totals } = await report('language=en');
  expect(totals.map(({ label }) => label)).toEqual([totalNames.current, totalNames.missingAsZero]);
  // 8 of 10, and 10 of 20 by the rule.
  expect(totals.map(({ text }) => text)).toEqual(['60.00%', '60.00%']);
  for (const language of LANGUAGES) {
    const { totals: words } = reportWords[language];
    expect(before.get(language)).toEqual([words.currentNote, words.ifMissingNote]);
    expect(await notes(language)).toEqual([words.currentByRule, words.ifMissingByRule]);
  }
});

test('every language has every phrase, and writes numbers and days its own way', async () => {
  const { student, report, onPaper, enter, giveBack } = await reportedClass(tools);
  const exam = await onPaper('Exam', 9);
  await enter(exam, student, 8.25);
  await giveBack(exam);
  const answers = new Set<string>();
  for (const language of LANGUAGES) {
    const words = reportWords[language];
    const phrases = leavesOf(words);
    expect(phrases.filter((phrase) => phrase.trim() === '')).toEqual([]);
    expect(phrases).toHaveLength(leavesOf(reportWords.en).length);
    if (language !== 'en') {
      // A word may be the same in two languages, but not most of them.
      const english = new Set(leavesOf(reportWords.en));
      expect(phrases.filter((phrase) => english.has(phrase)).length).toBeLessThan(6);
    }
    const found = await report(`language=${language}`);
    expect(found).toMatchObject({ language, question: words.question });
    expect(found.parts.map(({ title }) => title)).toEqual([
      words.how.title,
      words.marks.title,
      words.missing.title,
      words.late.title,
      words.skills.title,
      words.next.title,
    ]);
    answers.add(found.answer);
  }
  expect(answers.size).toBe(LANGUAGES.length);
  expect((await report('language=tr')).answer).toContain('%82,50');
  expect((await report('language=fr')).answer).toContain('82,50\u00A0%');
  expect((await report('language=de')).about).toMatch(/Ganzes Schuljahr, berechnet am \d+\. \p{L}+ \d{4}\./u);
});

const leavesOf = (words: object): string[] =>
  Object.values(words).flatMap((value: unknown) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'function'
        ? [String(value('A', 'B', 'C'))]
        : leavesOf(Object(value)),
  );

test('the language is that of the first guardian, unless the teacher chooses another', async () => {
  const { student, report, call } = await reportedClass(tools);
  expect((await report()).language).toBe('en');
  const kemal = { name: 'Kemal Demir', email: 'k@home.test', language: 'tr', weekly_summary: false };
  expect((await call('POST', `students/${student.id}/guardians`, kemal)).statusCode).toBe(201);
  expect((await report()).language).toBe('tr');
  expect((await report('language=de')).language).toBe('de');
});

test('a comment is kept for each term, and a late save of another window is refused', async () => {
  const { classId, report, comment, student } = await reportedClass(tools);
  const term = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';
  const days = { starts_on: '2026-01-01', ends_on: '2035-01-01', closes_on: null };
  await changeRules(db, classId, { terms: [{ id: term, name: 'Autumn', weight: null, ...days }] });
  const first = { term_id: null, revision: 0, text: 'Asks good questions.', language: 'en' };
  expect((await comment(first)).json()).toMatchObject({ text: first.text, revision: 1 });
  expect((await comment(first)).statusCode).toBe(409);
  const second = { ...first, revision: 1, text: 'Asks very good questions.' };
  expect((await comment(second)).json()).toMatchObject({ revision: 2 });
  expect((await comment({ ...second, text: 'Older' })).statusCode).toBe(409);
  expect((await comment({ ...first, term_id: term, text: 'Of autumn.' })).json().revision).toBe(1);
  expect((await report('language=fr')).comment).toMatchObject({ text: second.text, language: 'en' });
  expect((await report(`term_id=${term}`)).comment.text).toBe('Of autumn.');
  expect((await comment({ ...first, revision: 2, text: 'x'.repeat(1201) })).statusCode).toBe(422);
  expect((await comment({ ...first, term_id: crypto.randomUUID() })).statusCode).toBe(422);
  for (const who of [student, await signIn()]) expect((await comment(second, who)).statusCode).toBe(404);
});

test('it is for teachers of the class, about its students', async () => {
  const { student, get } = await reportedClass(tools);
  const other = await reportedClass(tools);
  for (const file of ['', '/report.csv', '/report.pdf'])
    for (const who of [student, other.teacher]) expect((await get(file, '', who)).statusCode).toBe(404);
  const elsewhere = `/api/classes/${other.classId}/student-reports/${student.id}`;
  const answer = await tools.app.inject({ url: elsewhere, headers: other.teacher.headers });
  expect(answer.statusCode).toBe(404);
  expect((await get('', `term_id=${crypto.randomUUID()}`)).statusCode).toBe(422);
});

test('the CSV and the tagged PDF have the numbers of the page', async () => {
  const { student, report, get, onPaper, enter, giveBack, comment } = await reportedClass(tools);
  const [exam, test2] = [await onPaper('=Leaf* of $5$', 9), await onPaper('Oral', 4)];
  await enter(exam, student, 8.25);
  await enter(test2, student, 6);
  await giveBack(exam, test2);
  await comment({ term_id: null, revision: 0, text: 'Reads *a lot*.', language: 'en' });
  const { parts, answer, about, title, totals } = await report('language=de');
  const csv = await get('/report.csv', 'language=de');
  const rows = Papa.parse<string[]>(csv.body.replace('\uFEFF', '')).data;
  const isFormula = (value: string | number | null) => typeof value === 'string' && value.startsWith('=');
  const marks = ['Punkte', 'Bewertung'];
  expect(rows.filter((cells) => cells.join('') !== '')).toEqual([
    [title],
    [about],
    [answer],
    ...totals.map(({ label, text, note }) => [label, text, note]),
    ...parts.flatMap((part) => [
      [part.title],
      part.columns.flatMap(({ kind, label }) => [
        kind === 'percent' ? `${label}, %` : label,
        ...(marks.includes(label) && part.rows.length > 0 ? ['Von höchstens'] : []),
      ]),
      ...part.rows.map(({ cells }) =>
        cells.flatMap((value, place) => {
          // “8,25 / 10” is two numbers, which no spreadsheet takes for a day.
          if (marks.includes(part.columns[place]?.label ?? ''))
            return String(value).replace(',', '.').split(' / ');
          return [isFormula(value) ? `'${value}` : String(value ?? '')];
        }),
      ),
    ]),
  ]);
  expect(csv.body).not.toMatch(/\d \/ \d/);
  for (const paper of ['a4', 'letter']) {
    const file = await get('/report.pdf', `language=de&paper=${paper}`);
    const pdf = await readTaggedPdf(file.rawPayload);
    expect(pdf).toMatchObject({ accessible: '1', language: 'de', title });
    expect(pdf.sizes.length).toBeLessThanOrEqual(2);
    const read = pdf.text.replaceAll('\uFEFF', '');
    for (const words of [answer, ...totals.map(({ text }) => text), 'Reads *a lot*.'])
      expect(read).toContain(words.replaceAll('\u00A0', ' '));
    expect(elementsWith('H2', pdf.elements).map(({ text }) => text)).toEqual([
      'Kommentar der Lehrkraft',
      ...parts.map((part) => part.title),
    ]);
    expect(read).toContain('82,5 %');
    expect(pdf.texts.map(({ text }) => text).join(' ')).toMatch(/Seite\s+1\s+von/);
  }
});

test('a year of work with long titles stays on two pages, and says what is left out', async () => {
  const { student, get, onPaper, enter, giveBack, comment } = await reportedClass(tools);
  const long = (index: number) => `${index} ${'A title that goes on and on '.repeat(5)}`.slice(0, 120).trim();
  const ids: string[] = [];
  for (let index = 0; index < 45; index += 1) {
    const id = await onPaper(long(index), 50 - index, { category: `Category with a long name ${index % 9}` });
    ids.push(id);
    await enter(id, student, index % 11);
  }
  await giveBack(...ids);
  const text = 'Every sentence of this comment is long enough to fill a line. '.repeat(30).slice(0, 1200);
  await comment({ term_id: null, revision: 0, text, language: 'fr' });
  for (const query of ['language=de&paper=a4', 'language=fr&paper=letter', 'language=tr&paper=letter']) {
    const pdf = await readTaggedPdf((await get('/report.pdf', query)).rawPayload);
    expect(pdf.sizes).toHaveLength(2);
    // The newest work is there.
    expect(pdf.text).toContain('44 A title');
    expect(pdf.text).toMatch(/und \d+ weitere|et \d+ de plus|ve \d+ tane daha/);
    expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain(text.trim().slice(-50));
  }
});

test('without marks it says so', async () => {
  const { report } = await reportedClass(tools);
  const { answer, totals, parts } = await report('language=en');
  expect(answer).toMatch(/: no mark has been returned yet\.$/);
  expect(totals.map(({ text }) => text)).toEqual(['No total yet', 'No total yet']);
  expect(parts.flatMap(({ rows }) => rows)).toEqual([]);
  expect(partOf(await report('language=en'), 'Returned marks').summary).toBe(
    'No mark has been returned yet.',
  );
});
