import { useUnit } from 'effector-react';
import { Check } from 'lucide-react';
import type { SuggestedScore as Suggested } from '@/shared/api/suggestions';
import { Button } from '@/shared/ui/button';
import { SuggestionCard } from '@/shared/ui/suggestion-card';
import { Text } from '@/shared/ui/text';
import { suggestionAccepted } from '../model/suggestions';

type SuggestedScoreProps = {
  suggested: Suggested;
  /** The name of the suggested level. */
  level?: string | undefined;
  /** What the teacher has given; null while the score is blank. */
  given: number | null;
};

/** A suggestion beside a blank score; once the teacher has given one, how the two compare. */
export function SuggestedScore({ suggested, level, given }: SuggestedScoreProps) {
  const accept = useUnit(suggestionAccepted);
  const { criterion_id, points, confidence, reason, quote, is_quote_missing, misconception } = suggested;
  if (given !== null) {
    return (
      <Text size="xs" tone="muted">
        {given === points ? 'As suggested.' : `You gave ${given}. The suggestion was ${points}.`}
      </Text>
    );
  }
  return (
    <SuggestionCard
      points={points}
      level={level}
      confidence={confidence}
      quotes={quote === null ? [] : [quote]}
    >
      {reason ? (
        <Text size="xs" tone="soft">
          <span dir="auto">{reason}</span>
        </Text>
      ) : null}
      {misconception ? (
        <Text size="xs" tone="soft">
          Misconception: <span dir="auto">{misconception}</span>
        </Text>
      ) : null}
      {is_quote_missing ? (
        <Text size="xs" tone="muted">
          It quoted words that are not in the text, so they were left out.
        </Text>
      ) : null}
      <div>
        <Button size="sm" variant="soft" icon={Check} onClick={() => accept(criterion_id)}>
          Accept {points}
        </Button>
      </div>
    </SuggestionCard>
  );
}
