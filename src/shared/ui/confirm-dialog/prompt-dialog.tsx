import { type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Field } from '../field';
import { TextInput } from '../text-input';
import { type AnswerKind, answerChecks } from './answer-checks';

export type PromptDialogProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** The question. */
  title: string;
  /** The purpose of the answer. */
  description?: string;
  /** The label of the input. */
  label: string;
  /** The format of the answer; any other answer shows an error. */
  kind?: AnswerKind;
  /** The initial answer. */
  initial?: string;
  /** The label of the confirming button, a verb. */
  confirmLabel: string;
  /** Whether the action is pending. */
  pending?: boolean;
  /** The error of the last answer, from the server. */
  error?: string;
  /** Called with the valid, trimmed answer. */
  onAnswer: (answer: string) => void;
  /** Called on Cancel, the close button or Escape. */
  onCancel: () => void;
};

/** Prompts for one short answer. */
export function PromptDialog({ open, onCancel, title, description, ...question }: PromptDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      open={open}
      initialFocus={() => form.current?.querySelector('input') ?? null}
      onClose={onCancel}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={question.pending ?? false}>
            {question.confirmLabel}
          </Button>
        </>
      }
    >
      <AnswerForm formId={formId} formRef={form} {...question} />
    </Dialog>
  );
}

type AnswerFormProps = Pick<PromptDialogProps, 'label' | 'kind' | 'initial' | 'error' | 'onAnswer'> & {
  formId: string;
  formRef: RefObject<HTMLFormElement | null>;
};

function AnswerForm({ formId, formRef, label, kind = 'text', initial = '', ...rest }: AnswerFormProps) {
  const { error: refused, onAnswer } = rest;
  const [answer, setAnswer] = useState(initial);
  const [error, setError] = useState<string>();
  return (
    <form
      ref={formRef}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = answer.trim();
        const refusal = answerChecks[kind](trimmed);
        setError(refusal);
        if (refusal === undefined) onAnswer(trimmed);
      }}
    >
      <Field label={label} error={error ?? refused}>
        <TextInput type={kind} value={answer} onChange={setAnswer} />
      </Field>
    </form>
  );
}
