import { Check, CircleDashed, Wrench } from 'lucide';

/** The outcomes of a check, each with its own shape and word. */
export const outcomes = {
  passed: { icon: Check, word: 'Passed' },
  repaired: { icon: Wrench, word: 'Repaired' },
  open: { icon: CircleDashed, word: 'Open' },
};
