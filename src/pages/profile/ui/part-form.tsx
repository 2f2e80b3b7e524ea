import type { ReactNode } from 'react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { focusFlaw } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';

type PartFormProps = {
  /** What is wrong with the whole. */
  problem?: string;
  /** The button, as a verb. */
  action: string;
  pending: boolean;
  primary?: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** The fields of a part with their one button. */
export function PartForm({ problem, action, pending, primary = false, onSubmit, children }: PartFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        focusFlaw(event.currentTarget);
      }}
    >
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
    </form>
  );
}
