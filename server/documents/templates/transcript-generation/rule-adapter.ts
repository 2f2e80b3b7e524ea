import type { RuleAdapter } from '../../../engine/port/writing-request.ts';
import { counted } from '../verdicts.ts';
import { countsOf, deriveTranscript, gpaOf } from './derive.ts';
import { scaleOf } from './scale.ts';
import { transcriptResult } from './result.ts';
import type { TranscriptInput } from './schema.ts';

const creditsSchema = transcriptResult.shape.credits;

/** The summary states what the form and the arithmetic give; a model can add how the record developed. */
export const transcriptAdapter: RuleAdapter<TranscriptInput> = {
  sections: {
    narrative_summary({ form, change }) {
      if (change) return undefined;
      const { unweighted, weighted } = gpaOf(form.courses, scaleOf(form));
      const { attempted, earned, required } = creditsSchema.parse(deriveTranscript('credits', form));
      const { years, courses, above_regular } = countsOf(form);
      return [
        `${form.student_id} attempted ${attempted} credits in ${counted(years, 'year')} and earned ${earned}${required === undefined ? '' : ` of the ${required} that are required to graduate`}.`,
        unweighted && `The grade point average is ${unweighted}${weighted ? `, weighted ${weighted}` : ''}.`,
        above_regular > 0 && `${above_regular} of the ${courses} courses were above the regular level.`,
      ]
        .filter(Boolean)
        .join(' ');
    },
  },
};
