import { carefulTogether, isDelicate } from './care.ts';
import { type Ground, inside, type Move, quoted } from './ground.ts';
import { taskAlone } from './lesson-questions.ts';

export function together(ground: Ground): Move {
  const terms = ground.source?.compared ?? null;
  const about = ground.topic.phrase;
  if (ground.source === null && isDelicate(ground)) return carefulTogether(ground);
  const own = ground.voice.ways.together;
  if (ground.source === null && own !== null && ground.wish.turn % 2 === 0) return own(about);
  if (terms === null || ground.wish.turn % 2 === 1) {
    return {
      you: [
        'Put students in threes and explain the task; walk round and ask for reasons, not results.',
        'Stop the class once to share a good reason you heard.',
      ],
      students: [
        `Write four statements about ${about}, three true and one false${ground.source === null ? '' : ', each with its line in the text'}. Swap with another group, find their false one and justify the choice.`,
      ],
      checks: [
        'Can the group say why the false one is false?',
        'Ask the quietest member of each group for the reason.',
      ],
    };
  }
  return {
    you: [
      'Put students in pairs with a sheet in two columns; walk round and ask for the line in the text.',
      'Stop the class once to compare two sheets that differ.',
    ],
    students: [
      `Compare ${terms.map(quoted).join(' and ')}: what the text says of each, what is alike, what is different. Every entry names its line.`,
    ],
    checks: [
      'Does every entry have its line?',
      `Ask: ${quoted(`What would the text lose without “${terms[0]}”?`)}`,
    ],
  };
}

export function alone(ground: Ground): Move {
  const { source, voice, topic } = ground;
  const question = taskAlone(ground);
  const goal = inside(ground.objectives.at(-1) ?? '');
  if (source === null && ground.wish.turn % 2 === 1) {
    return {
      you: [
        `Ask each student to make up ${voice.example === 'example' ? 'an example' : `a ${voice.example}`} about ${topic.phrase} that a partner can work on.`,
        'Go round and ask what makes it hard.',
      ],
      students: [
        `Design it alone, with the answer on the back. Swap, solve the partner’s, and check both together against this goal: ${goal}.`,
      ],
      checks: [
        'Can it be answered with what was learned?',
        `Read three answers: is each backed with ${voice.evidence}?`,
      ],
    };
  }
  return {
    you: [
      question ? `Set the task: ${quoted(question)}` : `Set the work: ${voice.fresh} about ${topic.phrase}.`,
      'Work with those who were unsure; let the others begin at once.',
    ],
    students: [
      question
        ? `Write the answer alone, support it with a line from the text, then check it against this goal: ${goal}.`
        : `Work on it alone towards this goal: ${goal}. Write a reason beside each step.`,
      'Revise one part after reading it through.',
    ],
    checks: [
      'After two minutes: has everyone begun?',
      `Read three answers over the shoulder: is each backed with ${source ? 'a line of the text' : voice.evidence}?`,
    ],
  };
}

export function share(ground: Ground): Move {
  return {
    you: [
      'Hang the work up. Model one comment that helps: what works, what is missing, what to look at next.',
      'Keep the time: everyone moves on at your signal.',
    ],
    students: [
      `Review two other groups’ work, rate how well each claim is backed with ${ground.source ? 'the text' : ground.voice.evidence}, and write one suggestion on each.`,
      'Improve their own with the best suggestion.',
    ],
    checks: ['Does each comment name a place in the work?', 'Ask: “Which suggestion did you take, and why?”'],
  };
}

export function close(ground: Ground): Move {
  const ticket = ground.input.include.includes('exit ticket')
    ? ['Hand out the exit ticket and take it in at the door.']
    : ['Each student says at the door what they can do now and could not at the beginning.'];
  return {
    you: [
      'Point back to the answers on the board from the beginning. Ask what they would change now.',
      ...ticket,
    ],
    students: ['Correct their first answer with another pen and justify the change in one sentence.'],
    checks: [
      'Which objective do most show? Which one needs another lesson?',
      ground.input.include.includes('exit ticket')
        ? 'Sort the tickets in three piles: there, nearly, not yet.'
        : 'Note two students to begin with next time.',
    ],
  };
}
