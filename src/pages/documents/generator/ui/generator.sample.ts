import { blankOf, readFormSchema, type FormValues } from '@/entities/template-form';
import type { Generator } from '../model/generator';
import type { Sample } from '../../../../../tests/support/documents';

export const pageOf = ({ template }: Sample, id: string | null = null): Generator => ({
  state: 'ready',
  type: template.entry.templateType,
  id,
  template,
  fields: readFormSchema(template.input_schema),
});

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
