import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { type Form, FormElement } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { problem as above } from './entry-cover.css';

type EntryFormProps<Values extends object> = {
  form: Form<Values>;
  /** The fields and the button. */
  children: ReactNode;
};

/** A form on the entry cover, with errors about the whole form above its fields. */
export function EntryForm<Values extends object>({ form, children }: EntryFormProps<Values>) {
  const problem = useUnit(form.$problem);
  return (
    <FormElement form={form}>
      {problem && (
        <div className={above}>
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        </div>
      )}
      {children}
    </FormElement>
  );
}
