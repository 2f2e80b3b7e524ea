import { setImmediate as turn } from 'node:timers/promises';
import { fakerDE, fakerEN, fakerES, fakerPL, fakerVI } from '@faker-js/faker';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variedForm } from '../../../../tests/support/varied-form.ts';
import { everydayWords, particles, properWords } from '../../../engine/masking/data/everyday-words.ts';
import { maskedEngine } from '../../../engine/masking/masked-engine.ts';
import type { PersonName } from '../../../engine/masking/name-index.ts';
import {
  acceptsEverything,
  type Engine,
  type EngineRequest,
  type Prompt,
} from '../../../engine/port/engine.ts';
import { commonNouns, commonVerbs, stopWords } from '../../../engine/rule-engine/data/dictionary.ts';
import { placeNames } from '../../../engine/rule-engine/data/places.ts';
import { generators } from '../../../generated/generators.ts';
import { resultSchemaOf, writingRequestOf } from '../document/writing-request.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordLists = [everydayWords, particles, properWords, stopWords, commonNouns, commonVerbs];
const places = new Set([...placeNames].map(plain));

/** Forms of every template; building one takes longer than masking it. */
const FORMS = 20;
const forms = generators.flatMap((generator) =>
  Array.from({ length: FORMS }, (_, number) => ({
    generator,
    form: variedForm({ generator, number, anyLanguage: true }),
  })),
);

/** The words of our own instructions, which no name takes from the model. */
const instructionWords = new Set(
  forms.flatMap(({ generator, form }) => {
    const context = { sources: [], standards: [] };
    const task = { keys: [], written: {} };
    const { system } = generator.prompt(generator.input.parse(form), context, task);
    return system.match(/\p{L}+/gu) ?? [];
  }),
);

/** A name that is no other word, so that every mention of it counts. */
const isClear = (name: string) =>
  name.split(/[^\p{L}\p{M}]+/u).every((part) => {
    const word = plain(part);
    return (
      word.length > 2 &&
      !places.has(word) &&
      !instructionWords.has(word) &&
      !wordLists.some((list) => list.has(word))
    );
  });

const languages = [fakerEN, fakerES, fakerDE, fakerPL, fakerVI];
const namesBy = (pick: (faker: (typeof languages)[number]) => string) => {
  const names = languages.flatMap((faker, number) => {
    faker.seed(number + 7);
    return Array.from({ length: 120 }, () => pick(faker));
  });
  return [...new Set(names)].filter(isClear);
};

const givenName = fc.constantFrom(...namesBy((faker) => faker.person.firstName()));
const family = fc.oneof(
  fc.constantFrom(...namesBy((faker) => faker.person.lastName())),
  fc.constantFrom("O'Sharkey", 'Nguyễn-Łapiński', 'García Zúñiga', 'MacDougall', 'Öztürk'),
);
const person = fc.record({ given: givenName, family });

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const email = fc
  .tuple(
    fc.stringMatching(/^[a-z]{2,9}[.+_-]?[a-z0-9]{1,5}$/),
    fc.constantFrom('school.test', 'mail.example.org'),
  )
  .map((parts) => parts.join('@'));
const phone = fc
  .tuple(fc.constantFrom('(%) %-%', '%-%-%', '+1 % % %', '%.%.%'), digits(2), digits(2), digits(4))
  .map(([format, area, exchange, line]) =>
    [`2${area}`, `3${exchange}`, line].reduce((text, part) => text.replace('%', part), format),
  );

const ways: readonly ((name: PersonName) => string)[] = [
  (name) => `${name.given} ${name.family}`,
  (name) => name.given,
  (name) => name.family,
  (name) => `${name.given}'s`,
  (name) => `${name.family}, ${name.given}`,
  (name) => `${name.given} ${name.family}`.toUpperCase(),
  (name) => name.given.toLowerCase(),
  (name) => `${name.given} ${name.family}`.normalize('NFD'),
  (name) => plain(name.family),
  (name) => `_${name.given}_2.docx`,
  (name) => `"${name.given}"`,
  (name) => `\n${name.given}\t${name.family}`,
];

const sentences = [
  'In pairs, they work with % on the map.',
  '% reads the second paragraph aloud',
  'Ask %, then compare.',
  'Contact: %; it is urgent!',
  '1) % – 2) a willow \\ "quoted" text',
  'Will they grow in May? % explains.',
];

const mention = (roster: readonly PersonName[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...sentences),
      fc.oneof(
        fc.tuple(fc.constantFrom(...roster), fc.constantFrom(...ways)).map(([name, way]) => way(name)),
        email,
        phone,
      ),
    )
    .map(([sentence, value]) => sentence.replace('%', () => value));

const mentions = (roster: readonly PersonName[]) =>
  fc.array(mention(roster), { maxLength: 4 }).map((texts) => texts.join(' '));

const scenario = fc.array(person, { minLength: 1, maxLength: 30 }).chain((roster) =>
  fc.record({
    roster: fc.constant(roster),
    template: fc.nat(forms.length - 1),
    topic: mentions(roster),
    additions: mentions(roster),
    file: mentions(roster),
    source: mentions(roster),
    written: mentions(roster),
    cuts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
  }),
);

/** Sends back the prompt that it gets, as the text of a JSON string. */
function echoEngine(cuts: readonly number[]): Engine & { captured: Prompt[] } {
  const captured: Prompt[] = [];
  return {
    name: 'echo',
    kind: 'model',
    captured,
    ...acceptsEverything,
    async write({ prompt }, listener) {
      captured.push(prompt);
      const text = JSON.stringify(prompt.user);
      for (let at = 0, cut = 0; at < text.length; cut += 1) {
        const length = cuts[cut % cuts.length] ?? 1;
        listener.text(text.slice(at, at + length));
        at += length;
        if (cut % 50 === 0) await turn();
      }
    },
  };
}

async function echoOf(engine: Engine, request: EngineRequest): Promise<string> {
  let text = '';
  const listener = { text: (chunk: string) => (text += chunk), usage: () => {}, alive: () => {} };
  await engine.write(request, listener, new AbortController().signal);
  return JSON.parse(text);
}

type Scenario = typeof scenario extends fc.Arbitrary<infer Value> ? Value : never;

function requestOf({ template, topic, additions, file, source, written }: Scenario): EngineRequest {
  const chosen = forms[template];
  if (!chosen) throw new Error(`There is no form ${template}.`);
  const { generator, form } = chosen;
  const input = generator.input.parse({
    ...form,
    topic: `Willows ${topic}`.slice(0, 200),
    additional_instructions: additions.slice(0, 900),
  });
  const context = {
    sources: [{ id: 'a', name: `essay ${file}.docx`, text: `${String(form['source_text'])}\n${source}` }],
    standards: [],
  };
  const keys = generator.sections(input);
  const task = { keys: keys.slice(1), written: { [keys[0] ?? '']: { text: written } } };
  return {
    ...writingRequestOf({ generator, input, context }, task),
    prompt: generator.prompt(input, context, task),
    resultSchema: resultSchemaOf(generator, task),
    maxOutputTokens: 1000,
  };
}

const CONTACT = /[\w.+-]+@[\w.-]+\w|\(?2\d\d\)?[ .-]+3\d\d[ .-]\d{4}/;

describe('1,000 requests with random rosters, forms and sources', () => {
  test('hold no name, email address or phone number, and the echo equals the unmasked text', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        const request = requestOf(given);
        const model = echoEngine(given.cuts);
        const echo = await echoOf(
          maskedEngine(model, async () => given.roster),
          request,
        );
        expect(echo).toBe(request.prompt.user);
        const captured = plain(model.captured.map(({ system, user }) => `${system}\n${user}`).join('\n'));
        expect(captured).not.toMatch(CONTACT);
        const words = new Set(captured.split(/[^\p{L}]+/u));
        for (const { given: first, family: last } of given.roster) {
          for (const name of [first, ...last.split(/[ '-]/)]) {
            if (plain(name).length > 1) expect(words).not.toContain(plain(name));
          }
        }
      }),
      { numRuns: 1000, seed: 20261122 },
    );
  }, 120_000);
});
