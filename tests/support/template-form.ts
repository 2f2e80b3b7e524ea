import { blankOf, type FormValues, readFormSchema } from '@/entities/template-form';
import type { TemplateState } from '@/features/template-form';
import type { Sample } from './documents';

/** The template of a sample, whose form is open for a new document or for one with an id. */
export const templateOf = ({ template }: Sample, id: string | null = null): TemplateState => ({
  state: 'ready',
  type: template.entry.templateType,
  id,
  template,
  fields: readFormSchema(template.input_schema),
});

/** Its open form with some values. */
export const formOf = ({ template }: Sample, values: FormValues = {}) => {
  const fields = readFormSchema(template.input_schema);
  return {
    state: 'open' as const,
    key: 'form:sample',
    input: {},
    draftOf: null,
    draftVersion: 0,
    fields,
    values: { ...blankOf(fields), ...values },
    validated: new Set<string>(),
    rejected: {},
  };
};
