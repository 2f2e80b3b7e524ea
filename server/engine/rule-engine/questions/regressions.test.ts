import { expect, it } from 'vitest';
import { sourceOf } from '../../../../tests/support/sample-texts.ts';
import { questionTypeValues } from '../../../generated/block-labels.ts';
import { readSources } from '../source-reading.ts';
import { candidatesOf } from './candidates.ts';

const candidatesIn = (text: string, type: (typeof questionTypeValues)[number]) =>
  candidatesOf(type, readSources(sourceOf(text))).map(({ question }) => question);
const allIn = (text: string) => questionTypeValues.flatMap((type) => candidatesIn(text, type));

const leaves = `Leaves contain chlorophyll that catches sunlight. Chloroplasts hold the chlorophyll of a plant cell. Stems carry water to the leaves. Roots take water from the soil. Stems also hold the leaves up to the light. Roots store sugar during the cold winter months. Flowers attract insects to the plant. Flowers make the seeds of the plant.`;

it('does not blank out a subject that other terms could replace', () => {
  const stems = [...candidatesIn(leaves, 'multiple-choice'), ...candidatesIn(leaves, 'fill-in-blank')];
  expect(stems.map(({ stem }) => stem).join()).not.toContain('____ contain chlorophyll');
});

it('offers only options that the text uses as nouns', () => {
  const text = `The heart pumps blood through the body. Oxygen enters the blood in the lungs. Muscles need oxygen to work hard. Red cells carry oxygen to the muscles. Strong muscles burn more sugar. The body stores sugar as fat. When we exercise, the muscles burn faster and the heart pumps faster. People exercise to get strong. To exercise daily keeps the heart strong. Blood carries waste away from the muscles, and the lungs breathe it out. People breathe faster when they exercise. To breathe deeply is good for the lungs.`;
  const options = candidatesIn(text, 'multiple-choice')
    .filter(({ stem }) => stem.includes('____'))
    .flatMap(({ options: offered = [] }) => offered.map((option) => option.text.toLowerCase()));
  expect(options.length).toBeGreaterThan(0);
  for (const option of options) expect(option).not.toMatch(/^(?:exercise|breathe|strong|faster|hard|burn)$/);
});

it('does not take captions, bylines or credits for facts', () => {
  const text = `Wolves return to the park

By Maria Lopez, Staff Writer
Published March 3, 2021

A gray wolf crosses the snow near the Lamar River. (Photo by Jim Peaco/National Park Service)

Photo: A herd of elk stands in the meadow near the road.

Wolves returned to the park in 1995 after an absence of seventy years. The wolves hunted the elk along the rivers. Young willows grew again because the elk moved away from the rivers. Beavers used the willows to build their dams.

Image credit: NASA/JPL holds the rights to the picture of the valley.

Copyright 2021 by the Daily News Company, which owns all of the text.`;
  const reading = readSources(sourceOf(text));
  const all = JSON.stringify([reading.sentences.map((sentence) => sentence.text), allIn(text)]);
  expect(all).not.toMatch(/Lopez|Lamar|Peaco|meadow|NASA|Daily News/);
  expect(all).toContain('Beavers used the willows');
});

it('asks about a repeated sentence once', () => {
  const text = `Ice floats because it is less dense than water. Glaciers move because gravity pulls them downhill. Ice floats because it is less dense than water. A glacier is a slow river of ice. A glacier is a slow river of ice.`;
  for (const type of ['short-answer', 'true-false'] as const) {
    const stems = candidatesIn(text, type).map(({ stem }) => stem);
    expect(stems.filter((stem) => /ice floats/i.test(stem)).length).toBeLessThan(3);
    expect(new Set(stems).size).toBe(stems.length);
  }
});

it('orders dated events, not sentences that only mention a year', () => {
  const mentions = `In 1900 about half of all farms had a horse. In 1950 there were few horses left on farms. In 2000 most farms were large. In 2020 the average farmer was 58 years old.`;
  expect(candidatesIn(mentions, 'ordering')).toEqual([]);
  const events = `In 1791 Olympe de Gouges published a reply. In 1792 France became a republic. In 1799 Napoleon Bonaparte seized power.`;
  expect(candidatesIn(events, 'ordering')[0]?.answers).toHaveLength(3);
});

it.each([
  [
    'capitalised names',
    `The Legislative Branch is the part of the U.S. government that makes laws. The Executive Branch is the part of the U.S. government that carries out laws. The Judicial Branch is the part that interprets laws for the United States. Congress is the group of lawmakers that meets in Washington. The Cabinet is the group of advisers that helps the President.`,
  ],
  [
    'a glossary',
    `Weathering: The breaking down of rock by wind and water\nErosion: The movement of broken rock from place to place\nDeposition: The dropping of sand and soil in a new place\nSediment: Small pieces of rock, sand and soil\nDelta: Land that forms where a river meets the sea`,
  ],
])('matches the five definitions of a text with %s', (_, text) => {
  expect(candidatesIn(text, 'matching')[0]?.pairs).toHaveLength(5);
});

it('keeps the capital of a name that occurs only at the start of sentences', () => {
  const text = `Jupiter looks striped because strong winds blow its clouds around. Saturn floats in the picture because its rings are bright. Mercury is a planet that circles close to the sun.`;
  const stems = candidatesIn(text, 'short-answer').map(({ stem }) => stem);
  expect(stems).toContain('Explain why Jupiter looks striped.');
  expect(stems.join()).not.toMatch(/jupiter|saturn|mercury/);
});

it('keeps a capital that may be only the sentence’s out of the middle of a question', () => {
  const text = `Evergreen trees lose little water in winter because their needles have a thick skin. Larches are the conifers of Siberia that drop their needles before the winter. Pines and firs hold their needles for several years.`;
  const stems = candidatesIn(text, 'short-answer').map(({ stem }) => stem);
  expect(stems).toContain('Explain why this is so: “Evergreen trees lose little water in winter.”');
  expect(stems).toContain('Larches: in your own words, what does the source say?');
  const named = candidatesIn(
    'In 1900 Marie Curie worked in Paris. Marie Curie was a physicist who won two Nobel Prizes.',
    'short-answer',
  );
  expect(named.map(({ stem }) => stem)).toContain(
    'In your own words, what does the source say about Marie Curie?',
  );
});

it('gives no blank away by the capital of its sentence', () => {
  const text = `Evaporation turns the water of lakes and seas into a gas that rises into the cold air. Condensation makes clouds of the gas when the air above the land grows cold at night. Rain carries the water of the clouds back to the lakes and seas in spring.`;
  const words = candidatesIn(text, 'fill-in-blank').flatMap(({ blanks = [] }) => blanks);
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter((word) => /^\p{Lu}/u.test(word))).toEqual([]);
});
