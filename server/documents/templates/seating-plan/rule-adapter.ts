import type { RuleAdapter } from '../../../engine/port/writing-request.ts';
import { arrangedRows, deriveSeating } from './derive.ts';
import type { SeatingInput } from './schema.ts';
import { z } from 'zod';

const ruleRow = z.object({ who: z.string(), seat: z.string(), reason: z.string().optional() });

/** What the form says about a seat, for the teacher or a substitute. */
export const seatingAdapter: RuleAdapter<SeatingInput> = {
  sections: {
    notes({ form, change }) {
      if (change) return undefined;
      const rows = z.array(ruleRow).parse(deriveSeating('rules_met', { seating: arrangedRows(form) }, form));
      const reasons = rows.flatMap(({ who, seat, reason }) =>
        reason === undefined ? [] : [`${who}, ${seat.charAt(0).toLowerCase()}${seat.slice(1)}: ${reason}`],
      );
      const again = `To seat everyone anew by the same rules, raise Arrangement from ${form.arrangement} to ${form.arrangement + 1}.`;
      return [...reasons, again].slice(0, 40);
    },
  },
};
