import { expect, it } from 'vitest';
import { sourceOf, willowText } from '../../../../engine/rule-engine/sample-texts.ts';
import type { GeneratorContext } from '../../generator.ts';
import { checkLesson } from '../checks.ts';
import { frameworks, lessonInput, lessonResult, lessonSections, type LessonInput } from '../schema.ts';
import { draftLesson, lessonRefusal } from './draft.ts';

const nothing: GeneratorContext = { sources: [], standards: [] };
const willow: GeneratorContext = { sources: sourceOf(willowText, 'willow.pdf'), standards: [] };
const everything = ['starter quiz', 'exit ticket', 'homework', 'extension', 'slides outline'];

const inputOf = (change: object = {}): LessonInput =>
  lessonInput.parse({
    topic: 'Photosynthesis',
    grade_level: 'Grade 7',
    subject: 'Science',
    include: everything,
    ...change,
  });

function draftAll(input: LessonInput, context = nothing) {
  const written: Record<string, unknown> = {};
  for (const key of lessonSections(input))
    written[key] = draftLesson(key, input, context, { keys: [key], written });
  return lessonResult.partial({ standards_addressed: true }).parse(written);
}

const cases = frameworks.flatMap((framework) => [
  { framework, context: nothing, kind: 'no source' },
  { framework, context: willow, kind: 'a source' },
]);

it.each(cases)(
  'drafts a $framework lesson from $kind that passes its own checks',
  ({ framework, context }) => {
    for (const duration of [10, 17, 45, 240]) {
      const input = inputOf({ framework, duration_minutes: duration });
      const result = { standards_addressed: [], ...draftAll(input, context) };
      const { checks } = checkLesson(result, input, context);
      expect(checks.filter(({ status, name }) => status !== 'passed' && name !== 'Yours to add')).toEqual([]);
      expect(result.phases.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(duration);
    }
  },
);

it('names the topic as the teacher did, and the question that came with it', () => {
  const input = inputOf({ topic: 'The Great Depression. Could it happen again?', subject: 'History' });
  const { overview, phases } = draftAll(input);
  expect(overview).toContain('work on the Great Depression');
  expect(phases[0]?.teacher_actions).toContain('“Could it happen again?”');
});

it('says nothing about the topic that is not in the source', () => {
  const result = draftAll(inputOf(), willow);
  for (const idea of result.keyConcepts) expect(willowText).toContain(idea);
  const quotes = JSON.stringify([result.phases, result.misconceptions]).matchAll(/“([A-Z][^”]{20,})”/g);
  for (const [, quote = ''] of quotes) {
    if (!/^(?:What|The text says|I think|Which|Explain|In your own|Where|Does)/.test(quote))
      expect(willowText).toContain(quote);
  }
  expect(result.vocabulary.map(({ term }) => term)).toContain('Chlorophyll');
  expect(result.misconceptions[0]).toEqual({
    misconception: 'The text reports: “At that time most people believed that plants ate soil.”',
    correction: 'Set against it, from the text: “The soil had lost only 2 ounces.”',
  });
});

it('leaves to the teacher what only facts could fill', () => {
  const result = draftAll(inputOf());
  expect(result.misconceptions).toHaveLength(1);
  expect(result.misconceptions[0]?.misconception).toMatch(/^Yours to add\./);
  expect(result.keyConcepts.every((idea) => idea.endsWith('?'))).toBe(true);
  expect(result.teacher_notes[0]).toContain('It states no facts about the topic');
});

it('uses what the teacher typed', () => {
  const typed = {
    learning_objectives: '- Students will be able to compare two leaves.\n2. I can draw a leaf',
    prior_knowledge: 'Cells\nWater',
    materials_available: 'Ten hand lenses',
    class_profile: 'Two students read slowly',
    supports: ['word bank'],
    additional_instructions: 'Keep them moving.',
  };
  const result = draftAll(inputOf(typed), willow);
  expect(result.objectives).toEqual(['Compare two leaves', 'Draw a leaf']);
  expect(result.prior_knowledge.slice(0, 2)).toEqual(['Cells', 'Water']);
  expect(result.materials[0]).toBe('Ten hand lenses');
  expect(result.differentiation.support).toContain('Bear in mind: Two students read slowly.');
  expect(result.differentiation.support).toContain('A word bank: ');
  expect(result.teacher_notes.join('\n')).toContain('“Keep them moving.”');
});

it('reaches for the thinking that was chosen', () => {
  expect(draftAll(inputOf({ cognitive_target: 'Create' })).objectives.at(-1)).toMatch(/^Design/);
  expect(draftAll(inputOf({ cognitive_target: 'Remember' })).objectives.at(-1)).toMatch(/^Name/);
});

it('asks other things at the end than at the start', () => {
  const { starter_quiz: starter, exit_ticket: exit } = draftAll(inputOf(), willow);
  const stems = [...starter, ...exit].map(({ stem }) => stem);
  expect(stems).toHaveLength(6);
  expect(new Set(stems).size).toBe(6);
  expect(new Set([...starter, ...exit].map(({ id }) => id)).size).toBe(6);
});

const kinds = ['again', 'shorter', 'longer', 'easier', 'harder'] as const;

it.each(kinds)('writes a section %s than it was', (kind) => {
  const input = inputOf();
  for (const context of [nothing, willow]) {
    for (const key of ['overview', 'keyConcepts', 'phases', 'homework', 'exit_ticket'] as const) {
      const before = draftLesson(key, input, context, { keys: [key], written: {} });
      const after = draftLesson(key, input, context, {
        keys: [key],
        written: {},
        change: { section: key, kind, before },
      });
      expect(lessonResult.shape[key].safeParse(after).success).toBe(true);
      const [long, short] = [JSON.stringify(before).length, JSON.stringify(after).length];
      if (kind === 'shorter') expect(short).toBeLessThanOrEqual(long);
      if (kind === 'longer') expect(short).toBeGreaterThanOrEqual(long);
      if (key === 'phases') expect(after).not.toEqual(before);
    }
  }
});

it('puts the chosen standards in their own words', () => {
  const standards = [{ framework: 'NGSS', code: 'MS-LS1-6', statement: 'Construct an explanation.' }];
  const input = inputOf({ standards_framework: 'NGSS', standards: ['MS-LS1-6'] });
  expect(draftAll(input, { sources: [], standards }).standards_addressed).toEqual([
    { code: 'MS-LS1-6', statement: 'Construct an explanation.' },
  ]);
});

it('drafts in English only', () => {
  expect(lessonRefusal(inputOf({ language: 'French' }))).toMatch(/English only\..+French\.$/);
  expect(lessonRefusal(inputOf({ language: 'English (UK)' }))).toBeNull();
});

it('does without a phase that a short lesson has no time for, and says so', () => {
  const short = draftAll(inputOf({ duration_minutes: 20 }));
  expect(short.phases.map(({ name }) => name)).not.toContain('You do together');
  expect(short.teacher_notes.join('\n')).toContain('“You do together” is left out: 20 minutes are too few');
  const usual = draftAll(inputOf());
  expect(usual.phases).toHaveLength(6);
  expect(usual.teacher_notes.join('\n')).not.toContain('too few');
});

it('speaks to students of themselves, and of nobody else in what the teacher typed', () => {
  const typed = inputOf({ learning_objectives: 'Compare two poems and explain how their themes differ' });
  const stems = (input: LessonInput) => draftAll(input).exit_ticket.map(({ stem }) => stem);
  expect(stems(typed)[0]).toContain('compare two poems and explain how their themes differ');
  expect(stems(inputOf())[0]).toContain('explain in your own words what matters most about photosynthesis');
});

it('sets a task for each alone that neither quiz asks', () => {
  const { phases, starter_quiz: starter, exit_ticket: exit } = draftAll(inputOf(), willow);
  const alone = phases.find(({ name }) => name === 'You do alone')?.teacher_actions ?? '';
  expect(alone).toMatch(/^Set the task: “/);
  const bare = (text: string) => text.replaceAll(/[“”‘’]/g, '');
  for (const { stem } of [...starter, ...exit]) expect(bare(alone)).not.toContain(bare(stem));
});

it('takes the words of a list, and the hard words of a story', () => {
  const list =
    'Parts of a computer\n- CPU: the part that carries out instructions\n- RAM: memory that holds data\n- Monitor: the screen that shows output';
  const words = (text: string) =>
    draftAll(inputOf(), { sources: sourceOf(text), standards: [] }).vocabulary.map(({ term }) => term);
  expect(words(list)).toEqual(['CPU', 'RAM', 'Monitor']);
  expect(
    words('Wren watched from her window as the lane grew dark. The boy wore a blanket on the horse.'),
  ).toEqual(['Blanket', 'Window']);
  const storms = words(
    'The storms of this period were caused by drought and by other factors. Many factors were at work. After a long period of drought the wind carried the soil away.',
  );
  expect(storms).toContain('Drought');
  expect(storms).not.toContain('Period');
  expect(storms).not.toContain('Factors');
});

it('speaks as the subject does', () => {
  const goal = (subject: string) => draftAll(inputOf({ subject })).objectives.at(-1);
  expect(goal('Computer Science')).toMatch(/to solve a new task$/);
  expect(goal('World Languages')).toMatch(/in a new conversation$/);
  expect(goal('Biology')).toMatch(/to explain a new case$/);
});

it('asks first for what the sheet with the key ideas does not give away', () => {
  const { keyConcepts, exit_ticket: exit, starter_quiz: starter } = draftAll(inputOf(), willow);
  const given = [...starter, ...exit].filter(({ source_ref: ref = '' }) => keyConcepts.includes(ref));
  expect(given).toEqual([]);
});

const subjects = [
  'Mathematics',
  'Computer Science',
  'Biology',
  'English Language Arts',
  'History',
  'Economics',
  'World Languages',
  'Music',
  'PE',
  'Health',
  'Welding',
  'Philosophy',
];

it.each(subjects)('plans %s in its own way, and every framework of it passes the checks', (subject) => {
  for (const framework of frameworks) {
    for (const grade_level of ['Grade 1', 'Grade 9']) {
      const input = inputOf({ topic: 'Rivers', subject, framework, grade_level });
      const result = { standards_addressed: [], ...draftAll(input) };
      const open = checkLesson(result, input, nothing).checks.filter(({ status }) => status !== 'passed');
      expect(open.map(({ name }) => name).filter((name) => name !== 'Reading level')).toEqual([
        'Yours to add',
      ]);
    }
  }
});

it('models every subject in words of its own', () => {
  const taught = subjects.map((subject) => {
    const { phases, keyConcepts } = draftAll(inputOf({ subject }));
    return `${phases.find(({ name }) => name === 'I do')?.teacher_actions} ${keyConcepts.join(' ')}`;
  });
  expect(new Set(taught).size).toBe(subjects.length);
  const [maths = '', , , , history = ''] = taught;
  expect(history).toContain('who made it, when, for whom and why');
  expect(maths).toContain('Work through one example of photosynthesis');
});

it('lets the youngest draw and tell', () => {
  const { phases, homework, starter_quiz: starter } = draftAll(inputOf({ grade_level: 'Grade 1' }));
  expect(phases[0]?.student_actions).toMatch(/^Draw /);
  expect(homework).toMatch(/Draw one thing/);
  expect(starter[0]?.stem).toMatch(/^Draw or write/);
  expect(draftAll(inputOf()).phases[0]?.student_actions).toMatch(/^Write /);
});

it('takes care where a topic may touch a student', () => {
  const careful = draftAll(inputOf({ topic: 'Suicide prevention', subject: 'Health' }));
  expect(careful.teacher_notes[1]).toContain('ask nobody for a story of their own');
  expect(JSON.stringify(careful.phases)).not.toMatch(/true and one false|already know about/);
  expect(draftAll(inputOf()).teacher_notes.join(' ')).not.toContain('personally');
});

it('puts the question itself first where the topic is nothing else', () => {
  expect(draftAll(inputOf({ topic: 'Why did Rome fall', subject: 'History' })).keyConcepts[0]).toBe(
    'Why did Rome fall?',
  );
});

it('says so where a text gives a rule nothing to quote, and names no word twice', () => {
  const poem =
    'Two roads diverged in a yellow wood,\nAnd sorry I could not travel both\nAnd be one traveler, long I stood';
  const { teacher_notes: notes } = draftAll(inputOf(), {
    sources: sourceOf(poem, 'poem.txt'),
    standards: [],
  });
  expect(notes[0]).toContain('In “poem.txt” there are too few whole English sentences');
  const story =
    'The lantern threw long shadows between the trees. Wren carried the lantern to the window. The lantern went out.';
  const terms = draftAll(inputOf(), { sources: sourceOf(story), standards: [] }).vocabulary.map(
    ({ term }) => term,
  );
  expect(terms).toContain('Lantern');
  expect(new Set(terms).size).toBe(terms.length);
});

it('takes the things out of a topic that is a clause', () => {
  const terms = draftAll(inputOf({ topic: 'Why the moon changes its shape' })).vocabulary.map(
    ({ term }) => term,
  );
  expect(terms).toEqual(expect.arrayContaining(['Moon', 'Shape']));
  expect(terms.join()).not.toContain('changes');
});

it('keeps names whole among the words to know, with their capitals', () => {
  const terms = (topic: string) =>
    draftAll(inputOf({ topic, subject: 'English Language Arts' })).vocabulary.map(({ term }) => term);
  expect(terms('To Kill a Mockingbird chapters 1-3')).toEqual(['To Kill a Mockingbird']);
  expect(terms('Claude Monet and impressionism')).toEqual(['Claude Monet', 'Impressionism']);
  expect(terms('Solving equations by completing the square')).toEqual(['Solving equations', 'Square']);
});
