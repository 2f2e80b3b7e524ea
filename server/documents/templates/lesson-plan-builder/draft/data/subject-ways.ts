import type { Move } from '../ground.ts';

/** How a subject goes about a topic when there is no text to read; each says nothing about the topic itself. */
export interface Ways {
  /** Questions that the class should be able to answer, the first naming the topic. */
  ideas: (about: string) => string[];
  model: (about: string) => Move;
  guided: (about: string) => Move;
  /** What is done in threes; null for statements to be told apart, true from false. */
  together: ((about: string) => Move) | null;
}

const stepByStep: Pick<Ways, 'model' | 'guided' | 'together'> = {
  model: (about) => ({
    you: [
      `Work through one example of ${about} aloud, from beginning to end.`,
      'At each step say what you look at, what you decide and why, and write the step on the board.',
      'Make one small mistake on purpose and let them find it.',
    ],
    students: [
      'Watch without writing, then rebuild the steps from memory with a partner and compare them with the board.',
      'Mark the step that they find hardest.',
    ],
    checks: [
      'Ask: “Which step decided the result, and why?”',
      'Who found the mistake, and what gave it away?',
    ],
  }),
  guided: (about) => ({
    you: [
      `Take a second example of ${about} together.`,
      'Before every step ask: “What do we know? What does it tell us? What do we do next?” Give each step to another student, and let a third confirm or correct it.',
    ],
    students: [
      'Solve each step on a whiteboard, hold it up, and correct it against a partner’s.',
      'Decide together which step could be left out, if any.',
    ],
    checks: [
      'Boards up at every step: wait until all are.',
      'Ask one who was wrong at first: “What made you change it?”',
    ],
  }),
  together: null,
};

export const plainWays: Ways = {
  ...stepByStep,
  ideas: (about) => [
    `What belongs to ${about}, and what does not?`,
    'Which parts or steps are there, and what does each depend on?',
    'Where does it show outside school, and who has to deal with it?',
    'What do people often get wrong here, and how could you tell?',
    'What would count as a fact that can be checked?',
    'How is it connected with what came before it in class?',
  ],
};

export const mathWays: Ways = {
  ...stepByStep,
  ideas: (about) => [
    `In a problem about ${about}, what is given and what is asked?`,
    'Which steps lead to the answer, and why does each of them work?',
    'How can the same thing be shown in a drawing, a table or on a number line?',
    'How can you check an answer without doing it all again?',
    'Which mistake is easy to make, and how would you notice it?',
    'When does the method work, and when does it not?',
  ],
};

export const computingWays: Ways = {
  ideas: (about) => [
    `Which problems do people solve with ${about}?`,
    'What goes in, what comes out, and what happens in between?',
    'In which order do the steps run, and what would another order change?',
    'How would you test that it works?',
    'Which mistake is easy to make, and how would you find it?',
    'What happens in the odd case: nothing at all, one thing, or very many?',
  ],
  model: (about) => ({
    you: [
      `Work through one task that goes with ${about}, one step at a time, and say what each step does.`,
      'Keep a table on the board of what changes at each step.',
      'Make one small mistake on purpose and let them find it.',
    ],
    students: [
      'Predict the next step before it is shown, then compare the prediction with the board.',
      'Mark the step that they would test first.',
    ],
    checks: [
      'Ask: “What would happen if this step came earlier?”',
      'Who found the mistake, and what gave it away?',
    ],
  }),
  guided: (about) => ({
    you: [
      `Take a second task that goes with ${about} together; one student writes, the others tell.`,
      'Before each step ask: “What do we have? What do we want? What is the smallest next step?”',
    ],
    students: [
      'Predict on a whiteboard what will happen, hold it up, then test it and explain any difference.',
      'Decide together how to simplify the solution by one step.',
    ],
    checks: [
      'Boards up before every step: wait until all are.',
      'Ask one who predicted otherwise: “What did you not see coming?”',
    ],
  }),
  together: null,
};

export const scienceWays: Ways = {
  ideas: (about) => [
    `What can be seen or measured when we study ${about}?`,
    'What causes what, step by step?',
    'What would change if one part of it were different?',
    'What is the evidence, and how was it found?',
    'What do people often get wrong here, and what shows that it is wrong?',
    'Where does it matter outside school?',
  ],
  model: (about) => ({
    you: [
      `Show something about ${about} that can be looked at closely: a demonstration, a photograph or a set of figures. Think aloud: what you see, what you only suppose, and what would tell the two apart.`,
      'Draw what happens on the board, with an arrow for each cause.',
      'Leave one arrow wrong on purpose and let them find it.',
    ],
    students: [
      'Watch without writing, then rebuild the diagram from memory with a partner and compare it with the board.',
      'Mark the arrow that they would most like to test.',
    ],
    checks: [
      'Ask: “What did you see, and what did you conclude from it?”',
      'Who found the wrong arrow, and what gave it away?',
    ],
  }),
  guided: (about) => ({
    you: [
      `Take a second observation about ${about} together.`,
      'Before each step ask: “What do you predict? What would we see if you were right? And if not?” Give each step to another student, and let a third confirm or correct it.',
    ],
    students: [
      'Predict on a whiteboard before each step, hold it up, then revise it with what they see.',
      'Decide together which observation speaks most clearly for the explanation, and justify it.',
    ],
    checks: [
      'Boards up before every step: wait until all are.',
      'Ask one who predicted otherwise: “What made you change your mind?”',
    ],
  }),
  together: null,
};

export const readingWays: Ways = {
  ideas: (about) => [
    `What should a reader or a writer notice about ${about}?`,
    'Which words carry the most, and what would other words change?',
    'How is it built: what comes first, what follows, and why in that order?',
    'What is meant and not said, and which line shows it?',
    'How could two careful readers come to different answers?',
    'Where have you met something like it in another text?',
  ],
  model: (about) => ({
    you: [
      `Read aloud one short passage that goes with ${about}.`,
      'Stop three times. Say what you notice, what you wonder and which words made you think so, and underline those words for all to see.',
      'Say one thing that the words do not bear out, and let them catch it.',
    ],
    students: [
      'Follow in their own copy, then choose one more place to stop at and justify the choice to a partner.',
      'Mark the word that carries the most.',
    ],
    checks: ['Ask: “Which words made you think so?”', 'Who caught what the words do not bear out?'],
  }),
  guided: (about) => ({
    you: [
      `Read a second passage that goes with ${about} together.`,
      'Ask at each stop: “What do you notice? Which words do it? What would change if they were different?” Let another student confirm or correct each answer.',
    ],
    students: [
      'In pairs, rewrite one sentence in another way and compare what is lost and what is gained.',
      'Decide which version does more, and justify it with a word from each.',
    ],
    checks: ['Does every answer point to a line?', 'Ask one pair to defend the version that fewer chose.'],
  }),
  together: null,
};

export const historyWays: Ways = {
  ideas: (about) => [
    `Which people, places and dates belong to ${about}?`,
    'What led up to it, and what followed from it?',
    'What was it like for different people at the time?',
    'Which sources tell us about it, and how far can each be trusted?',
    'What do people still disagree about, and why?',
    'Why does it matter today?',
  ],
  model: (about) => ({
    you: [
      `Show one source about ${about}: a letter, a picture, a law or a map. Think aloud: who made it, when, for whom and why; what it claims; what it leaves out.`,
      'Write the headings on the board as you go: who, when, why, what is missing.',
      'Draw one conclusion that goes too far and let them catch it.',
    ],
    students: [
      'Listen without writing, then rebuild the four answers from memory with a partner and compare them with the board.',
      'Mark the answer that they trust least.',
    ],
    checks: [
      'Ask: “How do we know that, and from what?”',
      'Who caught the conclusion that went too far, and what gave it away?',
    ],
  }),
  guided: (about) => ({
    you: [
      `Read a second source about ${about} together, by somebody else.`,
      'Ask one after the other: “Who speaks? What do they want us to believe? What could only they know?” Let another student confirm or correct each answer.',
    ],
    students: [
      'In pairs, compare the two sources and mark what only one of them tells.',
      'Decide which of the two they would trust more on one point, and justify it.',
    ],
    checks: [
      'Does each pair name the line or the detail that it goes by?',
      'Ask one who changed their mind: “What made you change it?”',
    ],
  }),
  together: null,
};

export const societyWays: Ways = {
  ...historyWays,
  ideas: (about) => [
    `Who and what is involved in ${about}?`,
    'How does it work, step by step?',
    'Who decides, who gains, and who bears the cost?',
    'Which figures, maps or laws would show it?',
    'How is it different in another place or at another time?',
    'What do people disagree about here, and why?',
  ],
  model: (about) => ({
    ...historyWays.model(about),
    you: [
      `Show one map, table, law or report about ${about}. Think aloud: who made it, when, for whom and why; what it shows; what it leaves out.`,
      'Write the headings on the board as you go: who, when, why, what is missing.',
      'Draw one conclusion that goes too far and let them catch it.',
    ],
  }),
};

export const languageWays: Ways = {
  ideas: (about) => [
    `What do you want to be able to say or understand about ${about}?`,
    'Which words and forms come up most often?',
    'What changes with the person, the time or how polite you want to be?',
    'How is it said in the languages that you already know, and what is different?',
    'Which mistake would be misunderstood, and which would not matter?',
    'Where would you hear it or read it?',
  ],
  model: (about) => ({
    you: [
      `Act out or play one short exchange that goes with ${about}, twice: the first time only for listening.`,
      'Write the phrases that carry it on the board; say each, and have it said back by all, by half the class, by one.',
      'Make one slip on purpose and let them correct it.',
    ],
    students: [
      'Listen for three things that they understand, then compare them with a partner’s.',
      'Sort the phrases by when they would use them.',
    ],
    checks: [
      'Ask for the meaning of one phrase by a gesture or a drawing.',
      'Who corrected the slip, and what was wrong with it?',
    ],
  }),
  guided: (about) => ({
    you: [
      `Build a second exchange that goes with ${about} together, one line at a time, with other people or in another place.`,
      'Before each line ask: “What do you want to say? Which phrase do you have for it? What has to change?”',
    ],
    students: [
      'In pairs, adapt one line on a whiteboard, hold it up and correct it against a partner’s.',
      'Act the exchange out, then swap roles and change one detail.',
    ],
    checks: [
      'Boards up at every line: wait until all are.',
      'Ask one pair to perform it; the others say which line they would borrow.',
    ],
  }),
  together: (about) => ({
    you: [
      'Put students in threes and explain the task; walk round, listen, and note two slips to talk about later.',
      'Stop the class once to share a good line that you heard.',
    ],
    students: [
      `Compose an exchange of six lines that goes with ${about}, for three speakers. Perform it for another group and revise the line that was not understood.`,
    ],
    checks: ['Does every speaker say two lines?', 'Which line did the listeners have to ask about?'],
  }),
};

export const artsWays: Ways = {
  ideas: (about) => [
    `What do you see or hear first in a work that goes with ${about}?`,
    'Which choices did the maker have, and what does each of them do?',
    'Which technique is used, and how is it done?',
    'What feeling or idea comes across, and what in the work does it?',
    'What came before it, and what did it change?',
    'How would you use it in a piece of your own?',
  ],
  model: (about) => ({
    you: [
      `Show or play one work that goes with ${about}, for a full minute and in silence.`,
      'Think aloud: first only what is there, then how it is done, and last what it does to you.',
      'Show how one part of it is made, step by step, and name each choice.',
    ],
    students: [
      'Choose one detail, then compare it with what a partner noticed first and justify the choice with the work.',
      'Try the step out once.',
    ],
    checks: [
      'Does each answer begin with something that can be seen or heard?',
      'Ask: “What would change if this one choice were different?”',
    ],
  }),
  guided: () => ({
    you: [
      'Try the same step together, one part at a time; stop after each to look or listen.',
      'Ask: “What did you choose? What else could you have chosen? What does it do?”',
    ],
    students: [
      'Experiment with two ways to do it, compare them with a partner’s and decide which to keep.',
      'Justify the choice in five words.',
    ],
    checks: [
      'Walk round: can each student name one choice?',
      'Ask one student to show the version that was left out, and why.',
    ],
  }),
  together: (about) => ({
    you: [
      'Put students in threes and explain the task; walk round and ask for reasons, not results.',
      'Stop the class once to share a choice that surprised you.',
    ],
    students: [
      `Create a small study that goes with ${about}, with one choice from each member. Compare it with another group’s and suggest one change.`,
    ],
    checks: ['Can each member point to their own choice?', 'Ask: “What did the other group do with it?”'],
  }),
};

export const movementWays: Ways = {
  ideas: (about) => [
    `What do you watch for in ${about}, from the feet to the eyes?`,
    'Which part of the movement comes first, and which follow?',
    'What makes it safe for you and for others?',
    'What makes it easier or harder, and how would you change it for yourself?',
    'How do you notice that you are getting better?',
    'Where do you need it in a game or in daily life?',
  ],
  model: (about) => ({
    you: [
      `Check the space and the equipment, then demonstrate one part of ${about} at full speed, slowly, and once more from the side.`,
      'Name three cues in few words: one for the feet, one for the hands, one for the eyes.',
      'Show one cue wrong on purpose and let them call it out.',
    ],
    students: [
      'Try it slowly on the spot, compare it with a partner’s and correct one cue at a time.',
      'Rate how sure each cue feels with one to three fingers.',
    ],
    checks: ['Can each student say the three cues?', 'Look along the line: which cue do most still miss?'],
  }),
  guided: () => ({
    you: [
      'Put students in pairs with one task: one moves, one watches for a single cue. Change at the signal.',
      'Ask: “What did you see? What will you change?” Let them try again at once.',
    ],
    students: [
      'Practice in pairs, judge one cue of the partner’s and suggest one change.',
      'Test the change, and decide whether it helped.',
    ],
    checks: ['Does each comment name one cue?', 'Ask two who improved: “What did you change?”'],
  }),
  together: (about) => ({
    you: [
      'Put students in threes, give each group its space and explain the task; walk round and look at the cues.',
      'Stop the class once to let one group show its game.',
    ],
    students: [
      `Invent a small game that needs ${about}, try it, and change one rule so that everybody has more turns. Judge another group’s game by the same rule.`,
    ],
    checks: ['Is everybody moving most of the time?', 'Ask: “Which cue does your game need most?”'],
  }),
};

export const healthWays: Ways = {
  ideas: (about) => [
    `What is true about ${about}, and how can we find out?`,
    'Which signs or feelings might somebody notice?',
    'Which choices are there, and what follows from each?',
    'Whom can you ask or turn to, in school and outside?',
    'What do people say about it that is not true?',
    'What helps, and what makes it worse?',
  ],
  model: (about) => ({
    you: [
      `Tell one made-up situation that goes with ${about}, about nobody in the room.`,
      'Think aloud: what the person may feel, what they know, what they could do, and what would follow from each.',
      'Write the choices on the board, with what speaks for and against each.',
    ],
    students: [
      'Rank the choices alone, then compare with a partner and justify the first and the last.',
      'Mark the choice that would be hardest to make.',
    ],
    checks: ['Does each reason say what would follow?', 'Which choice do most call hard, and why?'],
  }),
  guided: () => ({
    you: [
      'Take a second made-up situation together, in which it is harder to decide.',
      'Ask: “What do we know? Whom could they ask? What would you say to a friend?” Give time to think before anyone speaks.',
    ],
    students: [
      'In pairs, plan what to say or do in three steps, then compare the plan with another pair’s.',
      'Decide which step is hardest and suggest what would help.',
    ],
    checks: [
      'Does each plan name somebody to turn to?',
      'Ask: “What could go wrong with this plan, and what then?”',
    ],
  }),
  together: (about) => ({
    you: [
      'Put students in threes and explain the task; walk round and ask where they know it from.',
      'Stop the class once to share a piece of advice that names somebody to turn to.',
    ],
    students: [
      `Design a card with three pieces of advice about ${about} for somebody younger. Swap with another group and judge which piece would help most.`,
    ],
    checks: [
      'Is every piece of advice kind, and something that can be done?',
      'Ask: “How do you know that it is so?”',
    ],
  }),
};

export const tradeWays: Ways = {
  ideas: (about) => [
    `What has to be ready before work on ${about} begins?`,
    'Which steps follow each other, and why in that order?',
    'What can go wrong, and what keeps you and others safe?',
    'How do you know that the work is good enough to hand over?',
    'Which tool or material would you choose, and why not another?',
    'What would you tell a customer about it?',
  ],
  model: (about) => ({
    you: [
      `Demonstrate one task from ${about}, at working speed and then slowly.`,
      'Say at each step what you look at, what you decide and what keeps you safe, and write the step on the board.',
      'Then tell the steps once more with one missing, and let them find it.',
    ],
    students: [
      'Watch without writing, then rebuild the steps from memory with a partner and compare them with the board.',
      'Mark the step where most can go wrong.',
    ],
    checks: [
      'Ask: “Why does this step come before that one?”',
      'Who found the missing step, and what would have happened without it?',
    ],
  }),
  guided: () => ({
    you: [
      'Do the same task together, one step at a time; nobody goes on before the check.',
      'Ask at each step: “What could go wrong here? How would you notice? What would you do?”',
    ],
    students: [
      'Carry out each step beside a partner, then test the partner’s against the list and correct it.',
      'Decide together which check must never be left out, and justify it.',
    ],
    checks: [
      'Hands still at every check: wait until all are.',
      'Ask one who had to do it again: “What did you change?”',
    ],
  }),
  together: (about) => ({
    you: [
      'Put students in threes and explain the task; walk round and ask for reasons, not results.',
      'Stop the class once to share a check that another group has missed.',
    ],
    students: [
      `Plan one job from ${about} as a checklist: tools, steps, checks. Swap with another group, find what is missing in theirs and justify it.`,
    ],
    checks: ['Does every step have its check?', 'Ask: “Who could be hurt if this line were missing?”'],
  }),
};
