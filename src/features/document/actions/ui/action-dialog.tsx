import { useUnit } from 'effector-react';
import type { Problem } from '@/shared/api';
import type { Estimate, Generation } from '@/shared/api/generations';
import { templateRoute } from '@/shared/api/template-route';
import type { ActionKey, Template } from '@/shared/api/templates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { Select } from '@/shared/ui/select';
import { CreditAmount } from '@/entities/generation';
import { absentSections, linkedAdditions, otherLanguages } from '../model/action-request';
import {
  $action,
  actionClosed,
  actionConfirmed,
  type ChosenAction,
  choiceMade,
} from '../model/document-actions';
import * as styles from './action-dialog.css';

export type ActionDialogProps = { template: Template; generation: Generation };

const descriptions: Readonly<Partial<Record<ActionKey, string>>> = {
  translate: 'Writes a linked document in the other language. This one stays.',
  levels: 'Writes a support and an extension version, and copies this document as the on-level one.',
  add: 'Writes a section that this document lacks, or a document beside it.',
  convert: 'Writes a linked document from this one. This one stays.',
};

/** Asks for what an action needs, and shows its price before it begins. */
export function ActionDialog({ template, generation }: ActionDialogProps) {
  const action = useUnit($action);
  const on = useUnit({ close: actionClosed, confirm: actionConfirmed });
  if (action.state === 'none') return null;
  const { key, estimate, problem } = action;
  const title = template.actions.find((each) => each.key === key)?.label ?? '';
  const canBegin = action.state === 'priced' && estimate?.affordable === true && estimate.refusal === null;
  return (
    <Dialog
      open
      onClose={() => on.close()}
      title={title}
      description={descriptions[key] ?? 'Rewrites every section. You can undo it.'}
      actions={
        <>
          <Button variant="quiet" onClick={() => on.close()}>
            Cancel
          </Button>
          {isIncomplete(action) ? (
            <Button variant="primary" href={formAddress(action.choice, generation.id)}>
              Open the form
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={!canBegin}
              pending={action.state === 'starting'}
              onClick={() => on.confirm()}
            >
              Begin
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <Choice template={template} generation={generation} actionKey={key} choice={action.choice} />
        <Price estimate={estimate} isPending={action.state === 'pricing'} />
        {isIncomplete(action) ? (
          <Banner tone="info" urgent title="This form needs more">
            {Object.values(action.problem.fields).flat().join(' ')} The form opens with the rest filled in.
          </Banner>
        ) : null}
        {problem && !isIncomplete(action) ? (
          <Banner tone="danger" urgent>
            {problem.message}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  );
}

type Action = Exclude<ChosenAction, { state: 'none' }>;

/** Whether a conversion needs values that this document doesn't have. */
const isIncomplete = (action: Action): action is Action & { problem: Problem } =>
  action.key === 'convert' && action.problem !== null && Object.keys(action.problem.fields).length > 0;

/** The form of another template, filled in from the document. */
const formAddress = (type: string, from: string) => `${templateRoute(type)}?from=${from}`;

type ChoiceProps = ActionDialogProps & { actionKey: ActionKey; choice: string };

function Choice({ template, generation, actionKey, choice }: ChoiceProps) {
  const choose = useUnit(choiceMade);
  const address = (type: string) => formAddress(type, generation.id);
  switch (actionKey) {
    case 'translate':
      return (
        <Field label="Language">
          <Select
            value={choice}
            placeholder="Choose a language"
            onChange={choose}
            options={otherLanguages(template, generation).map((value) => ({ value, label: value }))}
          />
        </Field>
      );
    case 'add': {
      const sections = absentSections(template, generation);
      return (
        <>
          {sections.length > 0 ? (
            <Field label="Section">
              <Select
                value={choice}
                placeholder="Choose a section"
                onChange={choose}
                options={sections.map(({ key, title }) => ({ value: key, label: title }))}
              />
            </Field>
          ) : null}
          {linkedAdditions(template).map(({ label, targets }) => (
            <p key={label} className={styles.targets}>
              {label} as a document beside it:{' '}
              {targets.map(({ template_type, title }) => (
                <Link key={template_type} href={address(template_type)}>
                  {title}
                </Link>
              ))}
            </p>
          ))}
        </>
      );
    }
    case 'convert':
      return (
        <Field label="Convert to">
          <Select
            value={choice}
            placeholder="Choose a template"
            onChange={choose}
            options={template.targets.map(({ template_type, title }) => ({
              value: template_type,
              label: title,
            }))}
          />
        </Field>
      );
    default:
      return null;
  }
}

function Price({ estimate, isPending }: { estimate: Estimate | null; isPending: boolean }) {
  return (
    <p className={styles.price} aria-live="polite">
      {isPending ? 'Working out the price …' : null}
      {estimate === null ? null : <Cost estimate={estimate} />}
    </p>
  );
}

function Cost({ estimate }: { estimate: Estimate }) {
  if (estimate.refusal !== null) return estimate.refusal;
  if (estimate.unlimited) return 'Included in your plan.';
  return (
    <>
      This costs about <CreditAmount credits={estimate.credits} />.
      {estimate.affordable ? null : ' You don’t have enough credits left.'}
    </>
  );
}
