import type { Ground, Move } from './ground.ts';

const DELICATE =
  /\b(?:suicid\w*|self-harm\w*|self harm\w*|sex(?:ual\w*)? ?(?:ed|education|health|assault|abuse|harassment)?|puberty|consent|abus\w+|rape|genocid\w*|holocaust|slave(?:s|ry)|lynching\w*|racis[mt]\w*|terroris[mt]\w*|9\/11|shootings?|overdos\w+|drugs?|opioids?|alcohol\w*|vap(?:e|es|ing)|smoking|eating disorders?|anorexia|bulimia|body image|grief|death|dying|divorce|bully\w*|cyberbully\w*|abortion|domestic violence)\b/i;

/** Whether the topic is one that may touch students' own lives. */
export function isDelicate({ topic }: Pick<Ground, 'topic'>): boolean {
  return DELICATE.test(topic.title);
}

export const careNote =
  'This topic may touch some students personally. Look at your school’s policy first, bring in the counselor and the families where it asks for that, let a student step out without giving a reason, and ask nobody for a story of their own.';

/** Questions without a name instead of what each already knows. */
export function carefulHook(): Move {
  return {
    you: [
      'Hand out slips. Ask for one question from each student, without a name, and collect them.',
      'Read out three that the lesson can answer and write them on the board; keep the others to answer later or in private.',
    ],
    students: [
      'Write one question on a slip, without a name.',
      'Decide alone which of the questions on the board matters most, and justify it in a sentence that nobody has to read out.',
    ],
    checks: [
      'Which questions come more than once?',
      'Does a slip ask for help? Follow it up today, as your school asks for.',
    ],
  };
}

/** No guessing at what is false, and no game. */
export function carefulTogether({ topic }: Ground): Move {
  return {
    you: [
      'Put students in threes of their own choice and explain the task; walk round and listen.',
      'Stop the class once to share a question that was put with care.',
    ],
    students: [
      `Write three questions about ${topic.phrase} that deserve a careful answer, and decide who or which source could answer each. Compare them with another group’s and justify one choice.`,
    ],
    checks: [
      'Can the group say why this source can be trusted?',
      'Is every question about the topic, and about nobody in the room?',
    ],
  };
}
