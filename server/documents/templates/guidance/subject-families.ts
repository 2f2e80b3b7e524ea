import type { Subject } from '../../../generated/schemas/subject.ts';

interface SubjectFamily {
  name: string;
  guidance: readonly string[];
}

const languageArts: SubjectFamily = {
  name: 'language and literature',
  guidance: [
    'Work with actual text: print the sentence, stanza or passage that students read, and ask for words from it as evidence.',
    'Model by thinking aloud over one example before students try. Teach grammar and spelling inside real reading and writing.',
    'For a foreign language: meaning before form, short exchanges that students can really have, model phrases with their translation.',
  ],
};

const mathematics: SubjectFamily = {
  name: 'mathematics',
  guidance: [
    'Give actual numbers and complete tasks. Work out each answer step by step and check it a second way before you write it.',
    'Link a model (objects, bar, number line, graph) to the symbols. Show one typical wrong solution and how to find its error.',
    'Mix fluency, reasoning ("How do you know?") and a problem in context with realistic quantities and units.',
  ],
};

const science: SubjectFamily = {
  name: 'science',
  guidance: [
    'Start from a phenomenon that students can observe: predict, observe, explain.',
    'Separate observation from inference, and a model from the real thing. Name what is changed, measured and kept the same, with units.',
    'Practical work uses equipment that schools have, states amounts, and names each hazard with its precaution.',
  ],
};

const humanities: SubjectFamily = {
  name: 'humanities',
  guidance: [
    'Build on a question that people in the discipline argue about. Exact dates, places and names.',
    'For each source: who made it, when, for whom and why. Include the perspectives of those affected. Take no side in current controversies.',
    'Suffering is studied through sources and choices. No role play of victims or perpetrators, no requests for personal or family stories.',
  ],
};

const arts: SubjectFamily = {
  name: 'the arts',
  guidance: [
    'Students make, perform or respond in every activity. Name the medium, technique and element (line, tempo, gesture) exactly.',
    'Demonstrate in small steps, with what to look or listen for. Warm up voice, hand or body; name safe use of tools.',
    'Talk about works in order: describe, analyse, interpret, judge. Critique by shared criteria, not by taste.',
  ],
};

const wellBeing: SubjectFamily = {
  name: 'physical education, health and well-being',
  guidance: [
    'Movement: warm-up, two or three cue words per skill, from simple practice to a small game. State space, equipment and safety; keep everyone active.',
    'Adapt by space, task, equipment and people. Never rank or comment on bodies, weight or fitness.',
    'Health: established facts, and practice of skills (decide, refuse, ask for help). Say whom students can turn to. No scare tactics. Never require a student to disclose anything.',
  ],
};

const computing: SubjectFamily = {
  name: 'computing and technical education',
  guidance: [
    'Show short, complete, correct code or a real procedure, with its exact result. Students predict, run, investigate, modify, then make.',
    'Include a task with one typical bug or fault to find, and how to test the repair.',
    'Technical work: a task as at the workplace, the tools, the safety rules and the standard that the product must meet.',
  ],
};

/** The family of each subject that forms offer; a new one must be added here. */
const families: Readonly<Record<Subject, SubjectFamily>> = {
  'English Language Arts': languageArts,
  'World Languages': languageArts,
  Mathematics: mathematics,
  Science: science,
  Biology: science,
  Chemistry: science,
  Physics: science,
  'Earth & Space': science,
  'Social Studies': humanities,
  History: humanities,
  Geography: humanities,
  Civics: humanities,
  Economics: humanities,
  Art: arts,
  Music: arts,
  Theatre: arts,
  PE: wellBeing,
  Health: wellBeing,
  'SEL/Advisory': wellBeing,
  'Computer Science': computing,
  CTE: computing,
};

/** Words in the names of other subjects, such as "US History", "Algebra II" or "Spanish". */
const keywords: readonly (readonly [RegExp, SubjectFamily])[] = [
  [/\b(?:comput|coding|program|robot|engineer|technolog|business|carpent|cook|culinary)/i, computing],
  [/\b(?:math|algebra|geometry|calculus|statistic|trigonometr)/i, mathematics],
  [/\b(?:scien|biolog|chemi|physic(?!al)|ecolog|astronom|geolog|anatom|environment)/i, science],
  [/\b(?:histor|geograph|civic|government|econom|politic|social|religio|philosoph|psycholog)/i, humanities],
  [/\b(?:art|arts|music|band|choir|orchestra|theat|drama|dance|film|design|photo)/i, arts],
  [/\b(?:pe|physical|health|sport|fitness|sel|advisory|wellness)\b/i, wellBeing],
  [
    /\b(?:english|ela|language|literature|literacy|reading|writing|spanish|french|german|latin|chinese|esl|ell)\b/i,
    languageArts,
  ],
];

const isOffered = (subject: string): subject is Subject => Object.hasOwn(families, subject);

/** The family of a subject, offered or typed; undefined if it is unknown. */
export function subjectFamilyOf(subject: string): SubjectFamily | undefined {
  if (isOffered(subject)) return families[subject];
  return keywords.find(([pattern]) => pattern.test(subject))?.[1];
}
