import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { afterAll, expect, it } from 'vitest';
import { convert, findLibreOffice, hasImpress } from '../../../../tests/support/libreoffice.ts';
import { generators } from '../../../generated/generators.ts';
import { readSample } from '../../templates/sample.ts';
import { exported } from '../testing.ts';
import { formatsOf } from './format.ts';
import { slidesOf } from './slides.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-pptx-'));
afterAll(() => rmSync(folder, { recursive: true }));

const meta = { composed: false, model: 'a model' };
const [lecture] = generators.filter(({ result }) => 'lecture_sections' in result.shape);
if (!lecture) throw new Error('No template has sections of a lecture.');
const { title, input, result } = readSample(lecture);
const written = { title, input, result, meta };

it('shows what students see on the slides and what the teacher says in the notes', () => {
  const [slide] = slidesOf({ generator: lecture, written, copy: 'teacher' });
  expect(slide?.title).toBe('Distance cannot be the reason');
  expect(slide?.lines).toEqual([
    { text: 'January: earth is nearest the sun' },
    { text: 'Chicago: winter' },
    { text: 'Sydney: summer' },
  ]);
  expect(slide?.question).toBe('Why does summer in Sydney in January prove that distance is not the reason?');
  expect(slide?.notes.join(' ')).toContain('Step close to a campfire');
});

it('has no notes and no answers in the student copy', () => {
  const slides = slidesOf({ generator: lecture, written, copy: 'student' });
  expect(slides.flatMap(({ notes }) => notes)).toEqual([]);
  expect(JSON.stringify(slides)).not.toContain('Both cities are equally far');
});

it('has a frame for title, text and picture on each slide, and notes for the teacher only', async () => {
  const files = async (copy: 'teacher' | 'student') => {
    const { body } = await exported(lecture, written, { format: 'pptx', copy });
    const { files: all } = await JSZip.loadAsync(body);
    return (name: string) => all[name]?.async('string');
  };
  const read = await files('teacher');
  expect(await read('ppt/slides/slide1.xml')).toContain('Science · Grade 6 · 5 minutes');
  const slide = (await read('ppt/slides/slide2.xml')) ?? '';
  const places = [...slide.matchAll(/<p:ph\b[^>]*>/g)].map(
    ([place]) => /type="(\w+)"/.exec(place)?.[1] ?? 'any content',
  );
  expect(places).toEqual(['title', 'body', 'any content', 'sldNum']);
  expect(await read('ppt/notesSlides/notesSlide2.xml')).toContain('Step close to a campfire');
  const students = await files('student');
  expect(await students('ppt/notesSlides/notesSlide2.xml')).not.toContain('Step close to a campfire');
});

const offering = generators.filter((generator) =>
  formatsOf(generator).some(({ format }) => format === 'pptx'),
);

it('writes a presentation for each template that offers one', async () => {
  expect(offering.length).toBeGreaterThan(1);
  for (const generator of offering) {
    const sample = readSample(generator);
    const { body } = await exported(generator, { ...sample, meta }, { format: 'pptx', copy: 'teacher' });
    expect(body.subarray(0, 2).toString('latin1')).toBe('PK');
  }
});

it('opens in LibreOffice, from every template', { timeout: 120_000 }, async ({ skip }) => {
  const program = findLibreOffice();
  if (program === undefined || !hasImpress()) {
    skip('LibreOffice has no Impress. Install the package libreoffice-impress-nogui.');
    return;
  }
  const paths = offering.map(async (generator) => {
    const sample = readSample(generator);
    const { body } = await exported(generator, { ...sample, meta }, { format: 'pptx', copy: 'teacher' });
    const path = join(folder, `${generator.templateType}.pptx`);
    writeFileSync(path, body);
    return path;
  });
  await convert(program, 'pdf', await Promise.all(paths), folder);
  for (const path of await Promise.all(paths)) expect(existsSync(path.replace('.pptx', '.pdf'))).toBe(true);
});
