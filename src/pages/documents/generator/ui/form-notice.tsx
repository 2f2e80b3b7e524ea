import { useUnit } from 'effector-react';
import type { Template } from '@/shared/api/templates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { exampleRequested } from '../model/example';

/** What an installation without a model can write of the template, before the form is filled in. */
export function FormNotice({ template: { entry, refusal } }: { template: Template }) {
  const see = useUnit(exampleRequested);
  if (refusal !== undefined) {
    return (
      <Banner
        title="Needs an AI model"
        {...(!entry.own && {
          action: (
            <Button size="sm" onClick={() => see(entry.templateType)}>
              Show the example
            </Button>
          ),
        })}
      >
        {refusal}
      </Banner>
    );
  }
  if (entry.written_from === undefined) return null;
  return (
    <Text size="2xs" tone="muted">
      {entry.written_from === 'text'
        ? 'Put together from your text, without AI.'
        : 'Put together from this form, without AI. Free unless you add a source.'}
    </Text>
  );
}
