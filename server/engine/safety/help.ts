import type { Help, HelpContact } from '../../generated/schemas/index.ts';

/** What a user confides, or asks for to their own harm. */
export type Concern = 'self-harm' | 'abuse';

export interface Reader {
  role: 'teacher' | 'student';
  /** The grade of a student, 1 to 12; null if it is unknown. */
  grade: number | null;
}

const emergency: HelpContact = {
  name: 'Emergency number',
  detail: 'If someone is in danger now: 911 in the US and Canada, 112 in Europe, 999 in the UK.',
  url: null,
};

const lifeline: HelpContact = {
  name: '988 Suicide & Crisis Lifeline (US)',
  detail: 'Call or text 988, day and night, free.',
  url: 'tel:988',
};

const childhelp: HelpContact = {
  name: 'Childhelp hotline (US and Canada)',
  detail: 'Call or text 1-800-422-4453, day and night, if someone hurts you or a child you know.',
  url: 'tel:+18004224453',
};

const otherCountries: HelpContact = {
  name: 'Find A Helpline',
  detail: 'Free helplines in other countries.',
  url: 'https://findahelpline.com',
};

const atSchool: HelpContact = {
  name: 'A trusted adult at school',
  detail: 'A teacher, the counsellor or the nurse. You can show them this page.',
  url: null,
};

const contacts: Record<Concern, readonly HelpContact[]> = {
  'self-harm': [lifeline, emergency, otherCountries],
  abuse: [childhelp, emergency, otherCountries],
};

const words: Record<Concern, Record<'young' | 'middle' | 'teen' | 'adult', Omit<Help, 'contacts'>>> = {
  'self-harm': {
    young: {
      title: 'You are not alone',
      text: 'It is good that you said this. Big sad feelings can get better with help. Please tell a grown-up you trust today. You can also call the people below. They are kind, and they listen.',
    },
    middle: {
      title: 'You are not alone, and this can get better',
      text: 'Thank you for putting it into words. You don’t have to carry this by yourself. Please tell an adult you trust today. You can also call or text the people below. They listen, and they don’t judge.',
    },
    teen: {
      title: 'You are not alone, and this can get better',
      text: 'Thank you for putting it into words; that takes courage. You deserve support, and you don’t have to handle this alone. Please talk to someone you trust today, or reach the people below at any time.',
    },
    adult: {
      title: 'You don’t have to handle this alone',
      text: 'If this is about you, please talk to someone you trust today, or to the people below at any time. If it is about a student, stay with them and follow your school’s safeguarding procedure now.',
    },
  },
  abuse: {
    young: {
      title: 'It is not your fault',
      text: 'It is good that you said this. Nobody is allowed to hurt you. Please tell a grown-up you trust today, and tell another one if the first does not help. You can also call the people below.',
    },
    middle: {
      title: 'It is not your fault',
      text: 'Thank you for saying this. Nobody has the right to hurt you, and it is not your fault. Please tell an adult you trust today. The people below can help you to decide what to do next.',
    },
    teen: {
      title: 'It is not your fault',
      text: 'Thank you for saying this; that takes courage. Nobody has the right to hurt you, and what happened is not your fault. Please talk to an adult you trust. The people below can help you to decide what to do next.',
    },
    adult: {
      title: 'You deserve to be safe',
      text: 'If this is about you, the people below can help. If it is about a student, write down what you heard and follow your school’s safeguarding procedure today.',
    },
  },
};

/** Where to find help with a concern, in words for the reader. */
export function helpWith(concern: Concern, reader: Reader): Help {
  const isStudent = reader.role === 'student';
  return {
    ...words[concern][ageOf(reader)],
    contacts: [...(isStudent ? [atSchool] : []), ...contacts[concern]],
  };
}

function ageOf({ role, grade }: Reader) {
  if (role === 'teacher') return 'adult';
  if (grade === null) return 'middle';
  if (grade <= 5) return 'young';
  return grade <= 8 ? 'middle' : 'teen';
}
