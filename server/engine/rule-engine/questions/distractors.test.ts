import { expect, it } from 'vitest';
import { sourceOf } from '../../../../tests/support/sample-texts.ts';
import { readSources } from '../source-reading.ts';
import { candidatesOf } from './candidates.ts';

const rightsText =
  'The Bill of Rights\n\nThe Bill of Rights is the first ten amendments to the United States Constitution. It was ratified on December 15, 1791. James Madison wrote the amendments because many states refused to accept the Constitution without a list of rights. The First Amendment protects freedom of speech, freedom of religion, freedom of the press, and the right to assemble. The Second Amendment protects the right to bear arms. The Fourth Amendment protects people against unreasonable searches and seizures. Police usually need a warrant to search a home. A warrant is a document, signed by a judge, that allows a search or an arrest. The Fifth Amendment says that no person must testify against himself or herself. Double jeopardy is being tried twice for the same crime. The Sixth Amendment guarantees a speedy trial and the right to a lawyer. In Gideon v. Wainwright in 1963, the Supreme Court ruled that states must provide a lawyer to defendants who cannot afford one. The Eighth Amendment forbids cruel and unusual punishment. The Tenth Amendment reserves powers to the states.';

const wrongOptions = (text: string) =>
  candidatesOf('multiple-choice', readSources(sourceOf(text))).map(({ question }) => ({
    stem: question.stem,
    right: question.options?.find(({ correct }) => correct)?.text,
    wrong: question.options?.filter(({ correct }) => !correct).map((option) => option.text) ?? [],
  }));

it('offers the other amendments as distractors, never the Bill of Rights', () => {
  const asked = wrongOptions(rightsText).filter(({ right }) => right?.endsWith('Amendment'));
  expect(asked.length).toBeGreaterThan(1);
  for (const { wrong } of asked) expect(wrong.every((text) => text.endsWith('Amendment'))).toBe(true);
});

it('blanks out neither a set phrase nor a part of a name', () => {
  const reading = readSources(sourceOf(rightsText));
  for (const { right } of wrongOptions(rightsText)) expect(right).not.toMatch(/^rights?$/);
  for (const { question } of candidatesOf('true-false', reading))
    expect(question.stem).not.toMatch(/(?:lawyer|warrant) to (?:assemble|bear)/);
  for (const { question } of candidatesOf('fill-in-blank', reading))
    expect(question.stem).not.toContain('Bill of ____');
});

it('never offers a kind of the thing that the question asks for', () => {
  const water =
    'Water moves around Earth all the time. The sun heats water in oceans, lakes and rivers. The heat turns the water into a gas called water vapor. This is called evaporation. Warm air carries the water vapor up into the sky. High in the sky the air is cold. The cold air turns the water vapor into tiny drops of water. This is called condensation. The drops come together and make clouds. When the drops get big and heavy, they fall as rain or snow. Rain and snow are called precipitation. Some water flows over the land into rivers. Runoff is water that flows over the land. Some water sinks into the ground. Groundwater is water that is stored under the ground. Plants take in water through their roots. Animals drink water from streams and ponds.';
  const asked = wrongOptions(water).filter(({ right }) => right === 'water');
  expect(asked.length).toBeGreaterThan(0);
  for (const { wrong } of asked) {
    expect(wrong).not.toContain('runoff');
    expect(wrong).not.toContain('groundwater');
  }
});

it('recognises countries without a preposition before them', () => {
  const war =
    'Austria-Hungary blamed Serbia for the murder. Germany declared war on Russia and on France. Russia sent soldiers to support Serbia. The assassin, Gavrilo Princip, belonged to a small group. Belgium refused to let German soldiers pass. Winston Churchill led the navy. Woodrow Wilson wanted peace. France asked Britain for help.';
  const reading = readSources(sourceOf(war));
  const kinds = reading.terms
    .filter(({ text }) => /^(?:Germany|Belgium|Russia)$/.test(text))
    .map(reading.kindOf);
  expect(new Set(kinds)).toEqual(new Set(['place']));
});

it('skips definitions if only the correct option repeats a word of the stem', () => {
  const fractions =
    'A fraction is a number that names part of a whole. An improper fraction is a fraction whose top is greater than its bottom. A numerator is the count of parts that are taken. A denominator is the count of parts in the whole. A mixed number is a whole together with a part.';
  for (const { stem } of wrongOptions(fractions)) {
    expect(stem).not.toMatch(/What does “improper fraction” mean|explain as “a fraction whose/);
  }
});

it('asks neither for the day of a date nor whether an instruction is true', () => {
  const text =
    'Austria blamed Serbia and declared war on July 28. Find a common denominator for both fractions. Add the numerators of the two fractions. The cook uses 1 5/12 cups of flour and sugar. About 9 million soldiers died in the war.';
  const reading = readSources(sourceOf(text));
  expect(candidatesOf('numeric', reading).map(({ question }) => question.answers)).toEqual([['9']]);
  for (const { question } of candidatesOf('true-false', reading))
    expect(question.stem).not.toMatch(/Find a|Add the/);
});

it('leaves out the dateline and the quotations of a news report', () => {
  const news =
    'SPRINGFIELD (Nov. 12, 2025) — The city council voted on Tuesday to ban leaf blowers. “Residents have asked for this for years,” one member said. Landscaping companies opposed the ban in a letter to the council.';
  const { statements, terms } = readSources(sourceOf(news));
  expect(statements.map(({ text }) => text)).toEqual([
    'The city council voted on Tuesday to ban leaf blowers.',
    'Landscaping companies opposed the ban in a letter to the council.',
  ]);
  expect(terms.map(({ text }) => text)).not.toContain('Nov');
});

it('keeps a name whole that begins like a month, and offers only names beside it', () => {
  const text =
    'Jan Baptist van Helmont, a physician near Brussels, tested the idea with a willow. Glucose is a sugar that stores energy. Carbon dioxide is a gas in the air. Joseph Priestley showed that plants restore the air. Nicolas de Saussure measured carbon dioxide and glucose. Jan Ingenhousz found that plants need light.';
  const { terms } = readSources(sourceOf(text));
  expect(terms.find((term) => term.text === 'Jan Baptist van Helmont')?.proper).toBe(true);
  const asked = wrongOptions(text).find(({ right }) => right === 'Jan Baptist van Helmont');
  expect(asked?.wrong.join()).not.toMatch(/glucose|carbon/i);
});
