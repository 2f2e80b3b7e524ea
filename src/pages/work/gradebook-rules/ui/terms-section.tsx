import { Lock, LockOpen, Plus, X } from 'lucide';
import { useUnit } from 'effector-react';
import { shortDayOf } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberInput } from '@/shared/ui/number-input';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import {
  $asked,
  $isClosing,
  termActionAsked,
  termActionCancelled,
  termActionConfirmed,
  toReturn,
} from '../model/closings';
import { $faults, contentChanged, type Editing, termAdded } from '../model/rules-page';
import { countOf } from '../model/sentences';
import { TermHistory } from './term-history';
import * as styles from './rules-page.css';

type Term = Editing['content']['terms'][number];

/** The terms of the class: their days, their weights and their closing. */
export function TermsSection({ editing }: { editing: Editing }) {
  const { faults, change, add } = useUnit({ faults: $faults, change: contentChanged, add: termAdded });
  const { terms, weights_terms } = editing.content;
  return (
    <PageSection title="Terms">
      <Stack gap={4}>
        {terms.length > 0 ? (
          <Switch
            checked={weights_terms}
            onChange={(checked) => change({ weights_terms: checked })}
            description="Otherwise all work of the year is one total."
          >
            The year is the weighted mean of its terms
          </Switch>
        ) : (
          <Text tone="muted">Without terms, all work is one total.</Text>
        )}
        {terms.map((term, place) => (
          <TermFields key={term.id} term={term} place={place} editing={editing} />
        ))}
        {faults['terms'] ? <Text tone="danger">{faults['terms']}</Text> : null}
        <div>
          <Button icon={Plus} disabled={terms.length >= 12} onClick={() => add()}>
            Add term
          </Button>
        </div>
        <TermHistory />
        <ConfirmTerm editing={editing} />
      </Stack>
    </PageSection>
  );
}

function TermFields({ term, place, editing }: { term: Term; place: number; editing: Editing }) {
  const { faults, change } = useUnit({ faults: $faults, change: contentChanged });
  const { terms, weights_terms } = editing.content;
  const set = (changed: Partial<Term>) =>
    change({ terms: terms.map((one) => (one.id === term.id ? { ...one, ...changed } : one)) });
  const faultOf = (field: keyof Term) => faults[`terms.${place}.${field}`];
  const closed = editing.book.rules.closed_terms.find(({ term_id }) => term_id === term.id);
  const name = term.name || `term ${place + 1}`;
  return (
    <fieldset className={styles.term} aria-label={name}>
      <Cluster gap={3} justify="between" align="end">
        <Field label="Name" error={faultOf('name')} required>
          <TextInput value={term.name} maxLength={60} onChange={(typed) => set({ name: typed })} />
        </Field>
        <Cluster gap={2}>
          {closed ? <Badge tone="ink">Closed {shortDayOf(closed.closed_at)}</Badge> : null}
          <TermAction term={term} isClosed={closed !== undefined} editing={editing} />
          {closed ? null : (
            <IconButton
              label={`Remove ${name}`}
              icon={X}
              onClick={() => change(withoutTerm(editing.content, term.id))}
            />
          )}
        </Cluster>
      </Cluster>
      <div className={styles.fields}>
        <Field label="First day" error={faultOf('starts_on')} required>
          <DeferredDatePicker
            value={term.starts_on || null}
            disabled={closed !== undefined}
            onChange={(day) => set({ starts_on: day ?? '' })}
          />
        </Field>
        <Field label="Last day" error={faultOf('ends_on')} required>
          <DeferredDatePicker
            value={term.ends_on || null}
            disabled={closed !== undefined}
            onChange={(day) => set({ ends_on: day ?? '' })}
          />
        </Field>
        <Field
          label="Closes after"
          help="Then marks that students don’t see yet are returned, and nothing of the term changes."
          error={faultOf('closes_on')}
          optional
        >
          <DeferredDatePicker
            value={term.closes_on}
            disabled={closed !== undefined}
            onChange={(day) => set({ closes_on: day })}
          />
        </Field>
        {weights_terms ? (
          <Field label="Weight">
            <NumberInput
              value={term.weight}
              min={0}
              max={1000}
              unit="%"
              onChange={(weight) => set({ weight })}
            />
          </Field>
        ) : null}
      </div>
    </fieldset>
  );
}

/** Its assignments belong to the term of their dates again. */
const withoutTerm = ({ terms, columns }: Editing['content'], id: string) => ({
  terms: terms.filter((term) => term.id !== id),
  columns: columns.map((column) => (column.term_id === id ? { ...column, term_id: null } : column)),
});

/** A term is closed and reopened as it is stored. */
function TermAction({ term, isClosed, editing }: { term: Term; isClosed: boolean; editing: Editing }) {
  const ask = useUnit(termActionAsked);
  const isStored = editing.book.rules.content.terms.some(({ id }) => id === term.id);
  if (editing.book.is_archived || !isStored) return null;
  return (
    <Button
      size="sm"
      icon={isClosed ? LockOpen : Lock}
      onClick={() => ask({ action: isClosed ? 'reopen' : 'close', term })}
    >
      {isClosed ? 'Reopen' : 'Close'}
    </Button>
  );
}

function ConfirmTerm({ editing: { book, isUnsaved } }: { editing: Editing }) {
  const { asked, isClosing, confirm, cancel } = useUnit({
    asked: $asked,
    isClosing: $isClosing,
    confirm: termActionConfirmed,
    cancel: termActionCancelled,
  });
  const name = asked?.term.name ?? '';
  const unsaved = isUnsaved ? ' Changes of the rules that are not saved don’t count.' : '';
  const hidden = asked ? toReturn(book, asked.term.id) : 0;
  return asked?.action === 'reopen' ? (
    <ConfirmDialog
      open
      title={`Reopen ${name}?`}
      description="Its totals are worked out again by the rules of now, so they can differ from a printed report card. Its scores can change again. Who reopened it is recorded."
      confirmLabel="Reopen"
      pending={isClosing}
      onConfirm={confirm}
      onCancel={cancel}
    />
  ) : (
    <ConfirmDialog
      open={asked !== null}
      title={`Close ${name}?`}
      description={`Its totals and rules stay as they are now, and its scores can’t change until you reopen it. ${
        hidden === 0
          ? 'All of its scores are returned already.'
          : `${countOf(hidden, 'score that is not returned yet is', 'scores that are not returned yet are')} returned: students see them at once.`
      }${unsaved}`}
      confirmLabel="Close term"
      pending={isClosing}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
