import { expect, it } from 'vitest';
import { exported, wordsOf } from '../../exports/testing.ts';
import { readSample } from '../sample.ts';
import { checkIep } from './checks.ts';
import { generator } from './generator.ts';
import { iepInput, iepResult, type IepResult, iepSections } from './schema.ts';

const { title, input: form, result: sample, context } = readSample(generator);
const input = iepInput.parse(form);
const result = iepResult.required().parse({ ...sample, transition: 'The student is asked.' });

const openIn = (change: Partial<IepResult>, of = input) =>
  checkIep({ ...result, ...change }, of, context)
    .checks.filter(({ status }) => status === 'open')
    .map(({ name, path, section }) => [name, path ?? section]);

it.each(['Jayden Smith', 'Jayden', 'ANNA', 'jayden 2'])('rejects %s as a reference', (student_reference) => {
  const { error } = iepInput.safeParse({ ...form, student_reference });
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['student_reference', 'Use initials or a code, such as J.M. or S-1042, not a name.'],
  ]);
});

it.each(['JM', 'J.M.', 'A. B. C.', 'S-1042', '20394857'])('takes %s as a reference', (student_reference) => {
  expect(iepInput.safeParse({ ...form, student_reference }).error).toBeUndefined();
});

it.each([
  [{ family_summary: 'She scored 71 words.' }, ['Only what you supplied', '/family_summary']],
  [{ progress_reporting: 'We report on March 3.' }, ['Only what you supplied', '/progress_reporting']],
  [{ lre_statement: 'Speech therapy continues.' }, ['Services only as supplied', '/lre_statement']],
])('reports what the form does not give: %j', (change, expected) => {
  expect(openIn(change)).toEqual([expected]);
});

it.each([
  { baseline: '58 words per minute' },
  { target: 'more words' },
  { measurement: '' },
  { by: '2027-10-12' },
])('reports a goal with %j', (fault) => {
  const [first, ...rest] = result.annual_goals;
  const found = openIn({
    annual_goals: [{ ...first, ...fault } as (typeof result.annual_goals)[number], ...rest],
  });
  expect(found).toContainEqual(['Goals can be measured', '/annual_goals/0']);
});

it('dates goals before the annual review, and lists what is missing', () => {
  const undated = result.annual_goals.map(({ by: _, ...goal }) => goal);
  expect(checkIep({ ...result, annual_goals: undated }, input, context).result.annual_goals[0]?.by).toBe(
    '2027-10-11',
  );
  const bare = { ...input, current_services: '', meeting_date: '' };
  expect(iepSections(bare)).not.toContain('services');
  const { unresolved_information } = checkIep(result, bare, context).result;
  expect(unresolved_information.join(' ')).toMatch(/Services: none .*annual review/);
});

it.each(['docx', 'pdf', 'markdown'] as const)('is a draft in %s', async (format) => {
  const written = { title, input: form, result: sample, meta: { composed: false, model: 'a model' } };
  const { body } = await exported(generator, written, { format, copy: 'teacher' });
  const marked = await exported({ ...generator, watermark: undefined } as never, written, {
    format,
    copy: 'teacher',
  });
  expect(body.equals(marked.body)).toBe(false);
  if (format === 'markdown') expect(await wordsOf(body, format)).toMatch(/^DRAFT\n/);
});
