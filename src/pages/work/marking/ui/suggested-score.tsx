import { useUnit } from 'effector-react';
import { Check } from 'lucide';
import type { SuggestedScore as Suggested } from '@/shared/api/suggestions';
import { Button } from '@/shared/ui/button';
import { SuggestionCard } from '@/shared/ui/suggestion-card';
import { Text } from '@/shared/ui/text';
import { suggestionAccepted } from '../model/suggestions';

/** How a score that the teacher gave compares with the suggestion. */
export const comparedWords = ({ points }: Suggested, given: number): string =>
  given === points ? 'As suggested.' : `You gave ${given}. The suggestion was ${points}.`;

type SuggestedScoreProps = {
  suggested: Suggested;
  /** The name of the suggested level. */
  level?: string | undefined;
  /** Shows only the points and how sure the suggestion is. */
  brief?: boolean;
};

/** A suggestion beside a blank score. */
export function SuggestedScore({ suggested, level, brief = false }: SuggestedScoreProps) {
  const accept = useUnit(suggestionAccepted);
  const { criterion_id, points, confidence, reason, quote, is_quote_missing, misconception } = suggested;
  if (brief) return <SuggestionCard points={points} level={level} confidence={confidence} />;
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
