import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { generators } from '../../../generated/generators.ts';
import type { Generator } from '../../templates/generator.ts';
import { readSample } from '../../templates/sample.ts';
import { compose } from '../compose.ts';
import { exported } from '../testing.ts';
import type { Piece } from '../piece.ts';
import { elementsWith, readTaggedPdf } from './testing.ts';

const meta = { composed: false, model: 'a model' };

/** A text without marks and white space, which lines break and pdf.js spaces differently. */
const bare = (text: string) => text.replaceAll(/[\s*]/g, '');

/** The texts of a piece in the order in which they are read. */
function textsOf(piece: Piece): string[] {
  switch (piece.kind) {
    case 'heading':
    case 'text':
      return [piece.text];
    case 'facts':
      return piece.facts.flatMap(({ label, text = '', items = [] }) => [label, text, ...items]);
    case 'question':
      return [String(piece.number), piece.text];
    case 'list':
      return [...piece.items];
    case 'options':
      return piece.items.flatMap(({ key, text, note }) => [key, text, note ?? '']);
    case 'table':
      return [...piece.head, ...piece.rows.flat()];
    case 'phases':
      return piece.phases.flatMap(({ name, teacher_actions, student_actions, checks }) => [
        name,
        teacher_actions,
        student_actions,
        ...checks,
      ]);
    case 'name-line':
      return ['Name', 'Date', 'Class'];
    case 'lines':
    case 'page-break':
      return [];
  }
}

/** Whether the student copy leaves out whole sections; a syllabus has nothing to hide. */
const hidesParts = ({ result }: Generator): boolean =>
  Object.values(result.shape).some((section) => z.globalRegistry.get(section)?.teacher_only === true);

describe.each(generators)('the PDF of $templateType', (generator) => {
  describe.each(['teacher', 'student'] as const)('for the %s', async (copy) => {
    const { title, input, result } = readSample(generator);
    const written = { title, input, result, meta };
    const { body } = await exported(generator, written, { format: 'pdf', copy, paper: 'a4' });
    const pdf = await readTaggedPdf(body);
    const pieces = compose(generator, written, copy);

    it('says its title, author, language and that it conforms to PDF/UA', () => {
      expect(pdf).toMatchObject({ title, author: 'Amara Okafor', language: 'en-US', accessible: '1' });
    });

    it('has the headings of the document with their levels', () => {
      const expected = pieces.flatMap((piece) => {
        if (piece.kind === 'heading') return [[`H${piece.level}`, piece.text]];
        return piece.kind === 'phases' ? piece.phases.map(({ name }) => ['H3', name]) : [];
      });
      const headings = pdf.elements.filter(({ role }) => /^H\d$/.test(role));
      expect(headings.map(({ role, text }) => [role, text])).toEqual(expected);
    });

    it('has the texts of the document in their order', () => {
      const text = bare(pdf.text);
      let at = 0;
      for (const words of pieces.flatMap(textsOf)) {
        const place = text.indexOf(bare(words), at);
        expect(place, words).toBeGreaterThanOrEqual(at);
        at = place + bare(words).length;
      }
      expect(text.endsWith(bare('Written with AI (a model). Check it before you use it.'))).toBe(true);
    });

    it('has lists with labels, and tables with header cells', () => {
      const tables = pieces.flatMap((piece) => (piece.kind === 'table' ? [piece] : []));
      expect(elementsWith('TH', pdf.elements).map(({ text }) => text)).toEqual(
        tables.flatMap(({ head }) => head),
      );
      expect(elementsWith('TD', pdf.elements)).toHaveLength(
        tables.flatMap(({ rows }) => rows.flat().filter((cell) => cell !== '')).length,
      );
      const items = pieces.flatMap((piece) => {
        if (piece.kind === 'list') return piece.items.map(() => '');
        if (piece.kind === 'facts') return piece.facts.flatMap((fact) => (fact.items ?? []).map(() => ''));
        if (piece.kind === 'options') return piece.items.map(({ key }) => key);
        return piece.kind === 'phases' ? piece.phases.flatMap(({ checks }) => checks.map(() => '')) : [];
      });
      const labels = elementsWith('LI', pdf.elements).map(
        ({ children }) => children.find(({ role }) => role === 'Lbl')?.text ?? '',
      );
      expect(labels.map((label) => (/^[A-Z]$/.test(label) ? label : ''))).toEqual(items);
    });

    it('contains its fonts and has the size of its paper', () => {
      expect(pdf.fontsNotEmbedded).toEqual([]);
      for (const [width, height] of pdf.sizes) {
        expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
      }
    });
  });

  it('holds no answers in the student copy', async () => {
    const { title, input, result } = readSample(generator);
    const written = { title, input, result, meta };
    const [teachers, students] = [
      compose(generator, written, 'teacher'),
      compose(generator, written, 'student'),
    ];
    const shown = bare(students.flatMap(textsOf).join(''));
    const hidden = teachers
      .flatMap(textsOf)
      .map(bare)
      .filter((text) => text.length > 12 && !shown.includes(text));
    const { body } = await exported(generator, written, { format: 'pdf', copy: 'student' });
    const text = bare((await readTaggedPdf(body)).text);
    if (hidesParts(generator)) expect(hidden).not.toEqual([]);
    for (const secret of [...hidden, '✓']) expect(text).not.toContain(secret);
    expect(body.toString('latin1')).not.toContain('Answer key');
  });
});

it('prints on Letter unless the document is in British English', async () => {
  const [generator] = generators;
  if (!generator) throw new Error('There is no template.');
  const { title, input, result } = readSample(generator);
  const sizeFor = async (language: string) => {
    const written = { title, input: { ...input, language }, result, meta };
    const { body } = await exported(generator, written, { format: 'pdf', copy: 'student' });
    return (await readTaggedPdf(body)).sizes[0]?.map(Math.round);
  };
  expect(await sizeFor('English (US)')).toEqual([612, 792]);
  expect(await sizeFor('English (UK)')).toEqual([595, 842]);
});
