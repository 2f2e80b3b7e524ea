import { Plus, X } from 'lucide';
import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberInput } from '@/shared/ui/number-input';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $faults, $preview, contentChanged, type Editing } from '../model/rules-page';
import { bonusSentence, categoryName, mustPassSentence, touchedSentence } from '../model/sentences';
import * as styles from './rules-page.css';

type Bonus = Editing['content']['bonuses'][number];
type MustPass = Editing['content']['must_pass'][number];

const bound = { category: null, assignment_id: null } as const;

/** What must be passed, and what adds to the total; each with what it does now. */
export function BoundsSection({ editing }: { editing: Editing }) {
  const { faults, preview, change } = useUnit({
    faults: $faults,
    preview: $preview,
    change: contentChanged,
  });
  const { bonuses, must_pass: mustPass } = editing.content;
  const { assignments } = editing.book;
  const setBonus = (place: number, changed: Partial<Bonus>) =>
    change({ bonuses: bonuses.map((one, other) => (other === place ? { ...one, ...changed } : one)) });
  const setRule = (place: number, changed: Partial<MustPass>) =>
    change({ must_pass: mustPass.map((one, other) => (other === place ? { ...one, ...changed } : one)) });
  return (
    <PageSection title="What must be passed, and bonuses">
      <Stack gap={4}>
        {mustPass.map((rule, place) => (
          <BoundFields
            key={place}
            name={`Must pass ${place + 1}`}
            editing={editing}
            rule={rule}
            error={faults[`must_pass.${place}.of`]}
            sentence={mustPassSentence(rule, assignments)}
            touched={touchedSentence(preview?.mustPass[place])}
            onChange={(changed) => setRule(place, changed)}
            onRemove={() => change({ must_pass: mustPass.toSpliced(place, 1) })}
          >
            <Field label="Otherwise at most">
              <NumberInput
                value={rule.otherwise_at_most}
                min={0}
                max={1000}
                unit="%"
                onChange={(most) => setRule(place, { otherwise_at_most: most ?? 0 })}
              />
            </Field>
          </BoundFields>
        ))}
        {bonuses.map((bonus, place) => (
          <BoundFields
            key={place}
            name={`Bonus ${place + 1}`}
            editing={editing}
            rule={bonus}
            error={faults[`bonuses.${place}.of`]}
            sentence={bonusSentence(bonus, assignments)}
            touched={touchedSentence(preview?.bonuses[place])}
            onChange={(changed) => setBonus(place, changed)}
            onRemove={() => change({ bonuses: bonuses.toSpliced(place, 1) })}
          >
            <Field label="Adds to the total">
              <NumberInput
                value={bonus.add}
                min={0}
                max={100}
                unit="%"
                onChange={(add) => setBonus(place, { add: add ?? 0 })}
              />
            </Field>
          </BoundFields>
        ))}
        {[faults['must_pass'], faults['bonuses']].map((fault) =>
          fault ? (
            <Text key={fault} tone="danger">
              {fault}
            </Text>
          ) : null,
        )}
        <Cluster>
          <Button
            icon={Plus}
            disabled={mustPass.length >= 10}
            onClick={() =>
              change({ must_pass: [...mustPass, { ...bound, at_least: 60, otherwise_at_most: 59 }] })
            }
          >
            Add what must be passed
          </Button>
          <Button
            icon={Plus}
            disabled={bonuses.length >= 10}
            onClick={() => change({ bonuses: [...bonuses, { ...bound, at_least: 90, add: 1 }] })}
          >
            Add bonus
          </Button>
        </Cluster>
      </Stack>
    </PageSection>
  );
}

type BoundFieldsProps = {
  name: string;
  editing: Editing;
  rule: Bonus | MustPass;
  error: string | undefined;
  /** What it does, in plain words. */
  sentence: string | null;
  touched: string;
  onChange: (changed: Partial<Pick<Bonus, 'category' | 'assignment_id' | 'at_least'>>) => void;
  onRemove: () => void;
  children: React.ReactNode;
};

const CATEGORY = 'category:';

function BoundFields({
  name,
  editing: { book, content },
  rule,
  error,
  sentence,
  touched,
  onChange,
  onRemove,
  children,
}: BoundFieldsProps) {
  const value = rule.category !== null ? CATEGORY + rule.category : (rule.assignment_id ?? '');
  return (
    <fieldset className={styles.term} aria-label={name}>
      <div className={styles.fields}>
        <Field label="In" error={error} required>
          <Select
            value={value}
            placeholder="Choose"
            options={[
              {
                group: 'Categories',
                options: content.categories.map((category) => ({
                  value: CATEGORY + category.name,
                  label: categoryName(category.name),
                })),
              },
              {
                group: 'Assignments',
                options: book.assignments.map(({ id, title }) => ({ value: id, label: title })),
              },
            ]}
            onChange={(chosen) =>
              onChange(
                chosen.startsWith(CATEGORY)
                  ? { category: chosen.slice(CATEGORY.length), assignment_id: null }
                  : { category: null, assignment_id: chosen || null },
              )
            }
          />
        </Field>
        <Field label="At least">
          <NumberInput
            value={rule.at_least}
            min={0}
            max={1000}
            unit="%"
            onChange={(least) => onChange({ at_least: least ?? 0 })}
          />
        </Field>
        {children}
      </div>
      <Cluster gap={3} justify="between" wrap={false}>
        <Text size="sm" tone="soft">
          {sentence} {sentence ? touched : ''}
        </Text>
        <IconButton label={`Remove ${name.toLowerCase()}`} icon={X} onClick={onRemove} />
      </Cluster>
    </fieldset>
  );
}
