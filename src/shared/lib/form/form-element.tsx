import { useUnit } from 'effector-react';
import type { EventCallable } from 'effector';
import type { ReactNode } from 'react';

type FormElementProps = {
  form: { name: string; submitted: EventCallable<void> };
  /** For a button outside the form. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The form element of a `createForm`, without native validation. Its name is used for moving the focus. */
export function FormElement({ form, id, className, children }: FormElementProps) {
  const submit = useUnit(form.submitted);
  return (
    <form
      id={id}
      name={form.name}
      // Without scripts, the browser would otherwise put the values, such as a password, into the address.
      method="post"
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
    </form>
  );
}
