import { expect, it } from 'vitest';
import { topicOf } from './topic.ts';

it.each([
  ['Photosynthesis', 'photosynthesis'],
  ['The Great Depression', 'the Great Depression'],
  ['World War I', 'World War I'],
  ['Causes of World War I', 'causes of World War I'],
  ['Bill of Rights', 'the Bill of Rights'],
  ['water cycle', 'the water cycle'],
  ['THE ROAD NOT TAKEN', 'the Road Not Taken'],
  ['Adding fractions with unlike denominators', 'adding fractions with unlike denominators'],
  ['How plants grow', 'how plants grow'],
  ['A lesson about volcanoes.', 'volcanoes'],
  ['Teach students about the water cycle', 'the water cycle'],
  ['DNA', 'DNA'],
  ['THE CAUSES OF THE CIVIL WAR', 'the causes of the Civil War'],
  ['DNA REPLICATION', 'DNA replication'],
  ['ADDING FRACTIONS WITH UNLIKE DENOMINATORS', 'adding fractions with unlike denominators'],
  ['ww1', 'World War I'],
  ['the french revolution', 'the French Revolution'],
  ['ph scale', 'the pH scale'],
  ['World War 2', 'World War 2'],
  ['I want a fun lesson about sharks for my kids. Include a game.', 'sharks'],
  ['Make a lesson on erosion', 'erosion'],
  ['create a lesson plan about the moon for 2nd graders', 'the moon'],
  ['Can you help me teach the water cycle?', 'the water cycle'],
  ['we are learning about mammals', 'mammals'],
  ['my kids need help with place value', 'place value'],
  ['students will learn to retell a fable', 'how to retell a fable'],
  ['Compare fractions', 'how to compare fractions'],
  ['to kill a mockingbird', 'To Kill a Mockingbird'],
  ['6.RP.A.1 ratios', 'ratios'],
  ['Why did Rome fall', 'the question “Why did Rome fall?”'],
  ['Greetings and introductions', 'greetings and introductions'],
  ['PHOTOSYNTHESIS', 'photosynthesis'],
  ['El pretérito vs. el imperfecto', 'El pretérito vs. el imperfecto'],
  ['Volleyball: the overhand serve', '“Volleyball: the overhand serve”'],
  ['How do I help my shy first graders retell a story in order?', 'how to retell a story in order'],
])('says %j as %j in mid-sentence', (typed, phrase) => {
  expect(topicOf(typed).phrase).toBe(phrase);
});

it('takes a question and a wish out of the topic', () => {
  expect(topicOf('Photosynthesis. Where does a tree’s mass come from? Use van Helmont’s willow.')).toEqual({
    phrase: 'photosynthesis',
    title: 'Photosynthesis',
    question: 'Where does a tree’s mass come from?',
    wishes: ['Use van Helmont’s willow.'],
  });
});

it('speaks of the question itself where there is nothing else', () => {
  expect(topicOf('Why is the sky blue?')).toMatchObject({
    phrase: 'the question “Why is the sky blue?”',
    question: 'Why is the sky blue?',
  });
});
