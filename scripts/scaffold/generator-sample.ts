/** A form and a document of a scaffolded template; both are valid and pass its checks. */
export const generatorSample = {
  title: 'Van Helmont’s willow',
  input: { topic: 'Van Helmont’s willow', grade_level: 'Grade 7', subject: 'Biology' },
  result: {
    overview: 'You weigh a plant and its soil. Then you explain where the mass of a tree comes from.',
    activities: [
      'Weigh the pot, the soil and the plant.',
      'Draw what the tree takes in and what it gives off.',
      'Write two sentences on what van Helmont did not measure.',
    ],
    vocabulary: [
      { term: 'Mass', definition: 'How much matter a thing has.' },
      { term: 'Carbon dioxide', definition: 'A gas in the air that plants take in.' },
    ],
    teacher_notes: ['Dry the soil before you weigh it, or the water hides the difference.'],
  },
};

/** Forms for the evaluation of a model, each on two topics. */
export const generatorRequests = `- form: { grade_level: Grade 4, subject: Science }
  topics: [The water cycle, How seeds travel]
- form: { grade_level: Grade 9, subject: History }
  topics: [The printing press, The Silk Road]
`;

/** Mistakes of the sample, with the check that notices each. */
export const generatorFaults = `faults:
  - { fault: an activity too few, at: /activities, set: [Weigh the pot.], noticed_by: Number of activities }
  - { fault: the same activity twice, at: /activities/1, set: 'Weigh the pot, the soil and the plant.', noticed_by: Nothing is there twice }
  - { fault: the same word twice, at: /vocabulary/1/term, set: Mass, noticed_by: Nothing is there twice }
  - { fault: a wrong difference, at: /teacher_notes/0, set: The tree gained 169 - 5 = 154 pounds., noticed_by: Calculations are right }
`;
