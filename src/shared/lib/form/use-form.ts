import { useUnit } from 'effector-react';
import type { Form } from './create-form';

/** Binds a form to a view: `field('email')` returns the props of a control. */
export function useForm<Values extends object>(form: Form<Values>) {
  const { values, errors, pending, change } = useUnit({
    values: form.$values,
    errors: form.$errors,
    pending: form.$pending,
    change: form.changed,
  });
  const field = <Field extends keyof Values & string>(name: Field) => ({
    name,
    value: values[name],
    onChange: (value: Values[Field]) => {
      const changed: Partial<Values> = {};
      changed[name] = value;
      change(changed);
    },
  });
  return { values, errors, pending, change, field };
}
