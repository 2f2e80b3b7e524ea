import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { type Form, FormElement } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';

type PartFormProps<Values extends object> = {
  form: Form<Values>;
  /** The label of the button, as a verb. */
  action: string;
  primary?: boolean;
  children: ReactNode;
};

/** The form of a part, with one button. */
export function PartForm<Values extends object>({
  form,
  action,
  primary = false,
  children,
}: PartFormProps<Values>) {
  const [problem, pending] = useUnit([form.$problem, form.$pending]);
  return (
    <FormElement form={form}>
      <Stack gap={5}>
        {problem && (
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        )}
        {children}
        <div>
          <Button type="submit" variant={primary ? 'primary' : 'second'} pending={pending}>
            {action}
          </Button>
        </div>
      </Stack>
    </FormElement>
  );
}
