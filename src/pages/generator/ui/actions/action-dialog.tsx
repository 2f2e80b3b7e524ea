import { useUnit } from 'effector-react';
import type { Estimate, Generation } from '@/shared/api/generations';
import type { ActionKey, Template } from '@/shared/api/templates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { Select } from '@/shared/ui/select';
import { absentSections, linkedAdditions, otherLanguages } from '../../model/action-request';
import { $action, actionClosed, actionConfirmed, choiceMade } from '../../model/document-actions';
import { CreditFigure } from '../credit-figure';
import * as styles from './actions.css';

export type ActionDialogProps = { template: Template; generation: Generation };

const descriptions: Readonly<Partial<Record<ActionKey, string>>> = {
  translate: 'Writes a linked document in the other language. This one stays.',
  levels: 'Writes a support and an extension version, and copies this document as the on-level one.',
  add: 'Writes a section that this document lacks, or a document beside it.',
  convert: 'Opens the form of the other template, filled in, with this document as its source.',
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
          {key === 'convert' ? null : (
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
        {problem ? (
          <Banner tone="danger" urgent>
            {problem.message}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  );
}

type ChoiceProps = ActionDialogProps & { actionKey: ActionKey; choice: string };

function Choice({ template, generation, actionKey, choice }: ChoiceProps) {
  const choose = useUnit(choiceMade);
  const address = (type: string) => `/teacher/${type}?from=${generation.id}`;
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
        <ul className={styles.list}>
          {template.targets.map(({ template_type, title }) => (
            <li key={template_type}>
              <Link standalone href={address(template_type)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
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
      This costs about <CreditFigure credits={estimate.credits} />.
      {estimate.affordable ? null : ' You don’t have enough credits left.'}
    </>
  );
}
