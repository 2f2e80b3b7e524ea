interface GradeBand {
  name: string;
  /** The highest grade of the band. */
  upTo: number;
  guidance: readonly string[];
}

/** What prompts say about students of an age, from the youngest band. */
export const gradeBands: readonly GradeBand[] = [
  {
    name: 'Grades 1-2',
    upTo: 2,
    guidance: [
      'Sentences of at most ten words, one idea each, in words that children already say. Introduce at most three new words, each with an object, picture or gesture.',
      'Activities of 5 to 10 minutes that alternate sitting, talking and moving. Real objects first, then pictures, then symbols.',
      'Students answer by saying, drawing, sorting, pointing or writing one sentence. Give one direction at a time, written to be read aloud.',
    ],
  },
  {
    name: 'Grades 3-5',
    upTo: 5,
    guidance: [
      'Sentences of at most fifteen words. Explain a subject word where it first appears.',
      'Activities of 10 to 15 minutes. Start from a concrete case that students can handle, draw or act out; then name the idea.',
      'Students give reasons with "because" and write two to four sentences, with a sentence frame for those who need one. Two steps per direction at most.',
    ],
  },
  {
    name: 'Grades 6-8',
    upTo: 8,
    guidance: [
      'Short paragraphs in plain school language. Use subject words exactly, and define the new ones.',
      'Lead from several concrete cases to the general rule. Pairs talk before the class does.',
      'Students state a claim, give evidence and explain how the evidence supports it. Respect their age: nothing childish, no slang.',
    ],
  },
  {
    name: 'Grades 9-12',
    upTo: 12,
    guidance: [
      'Write in the register and notation of the subject.',
      'Use authentic material: data, documents, full problems, competing explanations.',
      'Students sustain an argument, weigh counterarguments, state assumptions and limits, and work without step-by-step help where they can.',
    ],
  },
];

/** The band of a grade such as "Grade 7"; undefined without a number. */
export function gradeBandOf(gradeLevel: string): GradeBand | undefined {
  const grade = Number(/\d+/.exec(gradeLevel)?.[0]);
  return gradeBands.find(({ upTo }) => grade <= upTo);
}
