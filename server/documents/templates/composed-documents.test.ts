import fc from 'fast-check';
import { expect, it } from 'vitest';
import { branchesText, sourceOf, willowText } from '../../../tests/support/sample-texts.ts';
import type { Generator, GeneratorContext } from './generator.ts';
import { generators } from '../../generated/generators.ts';
import { composeDocument, declineOf, recompose } from './testing.ts';

const kinds = ['again', 'shorter', 'longer', 'easier', 'harder'] as const;

/** Texts as users paste them: whole, cut, shuffled, and noise. */
const texts = fc.oneof(
  fc.constantFrom(willowText, branchesText),
  fc.integer({ min: 1, max: 1_500 }).map((end) => (branchesText + willowText).slice(end, end * 2)),
  fc.shuffledSubarray(`${willowText} ${branchesText}`.split(/(?<=\.)\s/)).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom('is', 'a', 'The', 'called', 'glucose,', '5', '.', '(', '“', '\n', 'because', 'In 1800'),
    )
    .map((words) => words.join(' ')),
);

const forms = fc.record({
  topic: fc.oneof(
    fc.constantFrom('Photosynthesis', 'Why is the sky blue?', 'THE  END.'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  ),
  subject: fc.constantFrom('Science', 'Mathematics', 'History', 'Spanish', 'Basket weaving'),
  grade: fc.integer({ min: 1, max: 12 }),
  text: fc.option(texts, { nil: null }),
  kind: fc.constantFrom(...kinds),
});

function composeAndRewrite(
  generator: Generator,
  input: Record<string, unknown>,
  context: GeneratorContext,
  kind: (typeof kinds)[number],
) {
  const written = composeDocument(generator, input, context);
  for (const [key, before] of Object.entries(written)) {
    expect(generator.result.shape[key]?.safeParse(before).error).toBeUndefined();
    if (generator.derived.includes(key)) continue;
    const after = recompose(generator, input, context, written, { section: key, kind, before });
    if (after !== undefined) expect(generator.result.shape[key]?.safeParse(after).error).toBeUndefined();
  }
  return written;
}

it.each(generators)(
  '$templateType composes a valid document from any form and source, or declines',
  (generator) => {
    fc.assert(
      fc.property(forms, ({ topic, subject, grade, text, kind }) => {
        const form = generator.input.safeParse({
          topic,
          subject,
          grade_level: `Grade ${grade}`,
          source_type: text === null ? 'none' : 'paste',
          source_text: text ?? '',
        });
        if (!form.success) return;
        const context = { sources: text === null ? [] : sourceOf(text), standards: [] };
        const refusal = declineOf(generator, form.data, context);
        if (refusal !== null) {
          expect(refusal).toMatch(/\.$/);
          return;
        }
        const written = composeAndRewrite(generator, form.data, context, kind);
        const checked = generator.checks(written, form.data, context);
        expect(checked.checks.filter(({ status }) => status === 'repaired')).toEqual([]);
        expect(
          checked.checks
            .filter(({ name }) => name === 'Found in the source' || name === 'One correct option')
            .every(({ status }) => status === 'passed'),
        ).toBe(true);
      }),
      { numRuns: 150 },
    );
  },
);
