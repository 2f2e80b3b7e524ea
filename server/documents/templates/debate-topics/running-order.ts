import type { DebateInput } from './schema.ts';

type Steps = readonly (readonly [step: string, share: number])[];

/** The steps of each form of debate, with their shares of the time. */
const steps: Readonly<Record<DebateInput['debate_format'], Steps>> = {
  'Two teams': [
    ['Prepare in teams', 25],
    ['Opening for', 8],
    ['Opening against', 8],
    ['Rebuttals in turn', 27],
    ['Questions from the floor', 14],
    ['Closing against, then for', 10],
    ['Vote and review', 8],
  ],
  Pairs: [
    ['Prepare alone', 15],
    ['Speak for, partner listens', 15],
    ['Speak against, partner listens', 15],
    ['Swap sides and repeat', 30],
    ['Agree on the strongest argument', 15],
    ['Share and review', 10],
  ],
  'Four corners': [
    ['Read and choose a corner', 10],
    ['Prepare in the corner', 25],
    ['Each corner speaks', 30],
    ['Answer another corner', 20],
    ['Choose a corner again and explain', 15],
  ],
  Fishbowl: [
    ['Prepare', 20],
    ['First circle discusses', 25],
    ['Outer circle reports', 10],
    ['Second circle discusses', 25],
    ['Outer circle reports', 10],
    ['Review', 10],
  ],
  Parliament: [
    ['Prepare in parties', 25],
    ['Government opens', 10],
    ['Opposition replies', 10],
    ['Members speak in turn', 30],
    ['Opposition closes', 8],
    ['Government closes', 8],
    ['Division and review', 9],
  ],
};

/** The steps with whole minutes that add up to the minutes of the form; each takes at least one. */
export function runningOrder({ debate_format, minutes }: Pick<DebateInput, 'debate_format' | 'minutes'>) {
  const shares = steps[debate_format];
  const whole = shares.map(([, share]) => Math.max(1, Math.floor((share / 100) * minutes)));
  let rest = minutes - whole.reduce((sum, each) => sum + each, 0);
  const byRemainder = shares
    .map(([, share], index) => ({ index, left: ((share / 100) * minutes) % 1 }))
    .toSorted((a, b) => b.left - a.left);
  for (let turn = 0; rest > 0; turn += 1, rest -= 1) {
    const { index } = byRemainder[turn % byRemainder.length] ?? { index: 0 };
    whole[index] = (whole[index] ?? 0) + 1;
  }
  let from = 0;
  return shares.map(([step], index) => {
    const begins = from;
    from += whole[index] ?? 0;
    return { step, minutes: whole[index] ?? 0, from: begins };
  });
}
